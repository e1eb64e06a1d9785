import { expect, it } from 'vitest'
import { createCamera } from '../../../src/ui/map/map-camera'
import { toScreen } from '../../../src/ui/map/viewport'

const SHEET = { x: 0, y: 0, width: 3000, height: 2000 }

/** A window onto the sheet, as large as it is said to be. */
function windowOf(width: number, height: number) {
  const frame = document.createElement('div')
  frame.dataset.motion = 'reduced'
  const size = { width, height }
  Object.defineProperties(frame, { clientWidth: { get: () => size.width }, clientHeight: { get: () => size.height } })
  return { size, camera: createCamera({ frame, content: document.createElement('div') }, SHEET) }
}

it('what was shown beside a dialog stays there when the observer tells the size it had, at the edge of the sheet too', () => {
  const { size, camera } = windowOf(1000, 800)
  const at = { x: 2900, y: 900 }
  camera.show(at, 1, { width: 240, height: 800 })
  const beside = toScreen(camera.view(), at).x
  expect(beside).toBeLessThan(240)
  camera.resize()
  expect(toScreen(camera.view(), at).x).toBe(beside)
  size.width = 900
  camera.resize()
  expect(toScreen(camera.view(), at).x).not.toBe(beside)
  camera.stop()
})
