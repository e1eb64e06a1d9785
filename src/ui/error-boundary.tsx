import { Component, type ReactNode } from 'react'
import { downloadText } from './download-text'
import styles from './error-boundary.module.css'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** The game that was being played, as a file: whatever else fails, nobody loses it. */
  readonly rescue?: () => { readonly name: string; readonly text: string }
}

/** Keeps the page usable when a part of it fails. React offers this only to classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure: string | null }> {
  override state = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    const { failure } = this.state
    const { rescue } = this.props
    if (failure === null) return this.props.children
    return (
      <div role="alert" className={styles.failure}>
        <h1>Something went wrong on this page</h1>
        <p>{failure}</p>
        <p>Saved games are not touched by this.</p>
        <div className={styles.ways}>
          <button type="button" onClick={() => this.setState({ failure: null })}>
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
        </div>
      </div>
    )
  }
}
