export { automatic, hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
