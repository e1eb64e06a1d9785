import { Component, type ReactNode } from 'react'
import { MissingChunk } from './chunk-page'
import { downloadText } from './download-text'
import styles from './error-boundary.module.css'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** What failed: the page unless told otherwise; null for something that shows nothing and is not missed. */
  readonly what?: 'page' | 'drawer' | null
  /** The game that was being played, as a file: whatever else fails, nobody loses it. */
  readonly rescue?: () => { readonly name: string; readonly text: string }
}

type Failure = { readonly words: string; readonly missing: MissingChunk | null }

/** Keeps the rest usable when a part of it fails. React offers this only to classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure: Failure | null }> {
  override state: { readonly failure: Failure | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    const words = error instanceof Error ? error.message : String(error)
    return { failure: { words, missing: error instanceof MissingChunk ? error : null } }
  }

  override componentWillUnmount() {
    this.state.failure?.missing?.forget()
  }

  override render() {
    const { failure } = this.state
    const { what = 'page' } = this.props
    if (failure === null) return this.props.children
    if (what === null) return null
    return (
      <div role="alert" className={styles.failure} data-what={what}>
        {failure.missing ? <Missing what={what} /> : <Broken what={what} />}
        <p>{failure.words}</p>
        <div className={styles.ways}>{this.ways(what)}</div>
      </div>
    )
  }

  private ways(what: 'page' | 'drawer') {
    const { rescue } = this.props
    return (
      <>
        <button
          type="button"
          onClick={() => {
            this.state.failure?.missing?.forget()
            this.setState({ failure: null })
          }}
        >
          Try again
        </button>
        <button type="button" onClick={() => window.location.reload()}>
          Load the page anew
        </button>
        {rescue && (
          <button
            type="button"
            onClick={() => {
              const { name, text } = rescue()
              downloadText(name, text)
            }}
          >
            Save the game to a file
          </button>
        )}
        {what === 'page' && <a href="./">To the start page</a>}
      </>
    )
  }
}

const Broken = ({ what }: { readonly what: 'page' | 'drawer' }) => (
  <>
    <h1>Something went wrong {what === 'page' ? 'on this page' : 'in this drawer'}</h1>
    <p>{what === 'page' ? 'Saved games are not touched by this.' : 'The game on the table goes on.'}</p>
  </>
)

const Missing = ({ what }: { readonly what: 'page' | 'drawer' }) => (
  <>
    <h1>This {what} could not be fetched</h1>
    <p>
      A new version of Powderkeg may be there, or the network is gone. Load the page anew: a stored game goes on where
      it stands.
    </p>
  </>
)
