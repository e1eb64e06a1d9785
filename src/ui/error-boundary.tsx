import { Component, type ReactNode } from 'react'
import styles from './error-boundary.module.css'

type ErrorBoundaryProps = { readonly children: ReactNode }

/** Keeps the page usable when a part of it fails. React offers this only to classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure: string | null }> {
  override state = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    const { failure } = this.state
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
        </div>
      </div>
    )
  }
}
