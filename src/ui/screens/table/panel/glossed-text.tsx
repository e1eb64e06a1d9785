import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { glossed } from '../../../../core/engine/glossary'
import { useTable } from '../table-context'
import styles from './glossed-text.module.css'

type GlossedTextProps = {
  readonly text: string
  /** One of many: Tab does not stop at its terms, which are pointed at or tapped. */
  readonly isInList?: boolean
}

/** A sentence whose terms explain themselves when they are pointed at, focused or tapped. */
export function GlossedText({ text, isInList = false }: GlossedTextProps) {
  const { engine } = useTable()
  const { glossary } = engine.game
  if (glossary === undefined) return text
  return glossed(text, glossary).map(part =>
    typeof part === 'string' ? (
      part
    ) : (
      <Term key={part.word} word={part.word} means={part.means} stop={isInList ? -1 : 0} />
    ),
  )
}

type TermProps = { readonly word: string; readonly means: string; readonly stop: 0 | -1 }

function Term({ word, means, stop }: TermProps) {
  const [isOpen, setOpen] = useState(false)
  const term = useRef<HTMLElement>(null)
  const tipId = useId()
  const show = (): void => setOpen(true)
  const hide = (): void => setOpen(false)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only shows its tip; Enter stays with the table */}
      <abbr
        ref={term}
        className={styles.term}
        tabIndex={stop}
        aria-describedby={isOpen ? tipId : undefined}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={event => event.key === 'Escape' && hide()}
      >
        {word}
      </abbr>
      {isOpen && <Tip id={tipId} anchor={term.current} means={means} />}
    </>
  )
}

const GAP = 6

/** It stands outside of the sentence, which may be read aloud again when it changes. */
function Tip({
  id,
  anchor,
  means,
}: {
  readonly id: string
  readonly anchor: HTMLElement | null
  readonly means: string
}) {
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (tip.current === null || anchor === null) return
    const at = anchor.getBoundingClientRect()
    const { width, height } = tip.current.getBoundingClientRect()
    const left = Math.min(Math.max(GAP, at.left), window.innerWidth - width - GAP)
    const below = at.bottom + GAP
    tip.current.style.left = `${left}px`
    tip.current.style.top = `${below + height > window.innerHeight - GAP ? at.top - height - GAP : below}px`
  }, [anchor])
  return createPortal(
    <div ref={tip} id={id} role="tooltip" className={styles.tip}>
      {means}
    </div>,
    document.body,
  )
}
