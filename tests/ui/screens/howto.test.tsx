import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import { HowToPage } from '../../../src/ui/screens/howto/how-to-page'
import { SECTIONS } from '../../../src/ui/screens/howto/how-to-sections'

afterEach(cleanup)

describe('the how-to page', () => {
  it('has ten parts, each with a picture that is only fetched when it comes into view', () => {
    render(<HowToPage onChooseTheme={() => {}} />)
    expect(SECTIONS).toHaveLength(10)
    for (const { title, shows } of SECTIONS) {
      const part = within(screen.getByRole('region', { name: title }))
      expect(part.getByRole('img', { name: shows }).getAttribute('loading')).toBe('lazy')
    }
  })

  it('has each picture by day and by night', () => {
    for (const { id } of SECTIONS)
      for (const theme of ['day', 'night'])
        expect(existsSync(join(REPO, `src/ui/screens/howto/pictures/${id}-${theme}.webp`)), `${id} ${theme}`).toBe(true)
  })

  it('leads from its contents to a part, with the focus', async () => {
    render(<HowToPage onChooseTheme={() => {}} />)
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    await userEvent.click(contents.getByRole('button', { name: 'Umpire' }))
    expect(document.activeElement?.textContent).toBe('Umpire')
  })
})
