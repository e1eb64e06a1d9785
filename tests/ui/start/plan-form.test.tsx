import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { GameModule } from '../../../src/core/engine/module'
import type { GameState } from '../../../src/core/engine/state'
import { chosenOptions, freshPlan, type GamePlan } from '../../../src/ui/start/game-plan'
import { PlanForm } from '../../../src/ui/start/plan-form'
import { variantAmbush } from '../../fixtures/ambush/variants'

afterEach(cleanup)

const game = variantAmbush as unknown as GameModule<GameState>
let plan: GamePlan

function Form({ scenario }: { readonly scenario: string }) {
  const [now, setNow] = useState<GamePlan>({ ...freshPlan(game), scenario })
  plan = now
  const form = { isStarting: false, onChooseSeats: () => {}, onStart: () => {} }
  return <PlanForm game={game} plan={now} seats="solo" {...form} onChange={setNow} />
}

const show = (scenario = 'ford') => {
  render(<Form scenario={scenario} />)
  return userEvent.setup()
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const lamps = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Lamps/ })

describe('the way to the table', () => {
  it('stands before the options, so that it covers none of them however many there are', () => {
    show()
    const start = screen.getByRole('button', { name: /^Start / })
    for (const option of screen.getAllByRole('checkbox'))
      expect(start.compareDocumentPosition(option) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })
})

describe('options that need others', () => {
  it('are greyed out, say what they need, and come back as they were', async () => {
    const user = show()
    await user.selectOptions(lamps(), 'dim')
    expect(chosenOptions(game, plan)).toMatchObject({ scouts: true, lamps: 'dim' })
    await user.click(box(/^Fog/))
    expect([box(/^Scouts/).disabled, box(/^Scouts/).checked, lamps().disabled, lamps().value]).toEqual([
      true,
      false,
      true,
      'none',
    ])
    expect(box(/^Scouts.*Needs Fog\./).disabled).toBe(true)
    expect(screen.getByText('Needs Scouts.')).toBeDefined()
    expect(chosenOptions(game, plan)).toMatchObject({ fog: false, scouts: false, lamps: 'none' })
    await user.click(box(/^Fog/))
    expect([box(/^Scouts/).checked, lamps().value]).toEqual([true, 'dim'])
  })

  it('may need one value of another', async () => {
    const user = show()
    expect(screen.getByText('Needs Length: long.')).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: /^Length/ }), 'long')
    expect(box(/^Winter/).disabled).toBe(false)
  })

  it('stand under their headlines', () => {
    show()
    expect(screen.getByRole('heading', { level: 3, name: 'Sight' })).toBeDefined()
  })
})

describe('presets', () => {
  it('choose their options by one click, whatever was chosen before, and show that they are chosen', async () => {
    const user = show()
    await user.click(box(/^Own dice/))
    await user.click(box(/^Fog/))
    await user.click(screen.getByRole('button', { name: 'Grim' }))
    expect(chosenOptions(game, plan)).toEqual({
      fog: true,
      length: 'long',
      scouts: true,
      lamps: 'dim',
      winter: true,
      'own-dice': true,
    })
    const pressed = () =>
      ['Plain', 'Grim'].map(name => screen.getByRole('button', { name }).getAttribute('aria-pressed'))
    expect(pressed()).toEqual(['false', 'true'])
    await user.click(screen.getByRole('button', { name: 'Plain' }))
    expect(pressed()).toEqual(['true', 'false'])
  })

  it('are offered in their scenarios only', () => {
    show('ridge')
    expect(screen.queryByRole('button', { name: 'Grim' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Plain' })).toBeDefined()
  })
})
