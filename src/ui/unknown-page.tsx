import styles from './error-boundary.module.css'
import { PageLink } from './page-link'

/** An address that leads nowhere, and the way home. */
export const UnknownPage = ({ why }: { readonly why: string }) => (
  <main role="alert" className={styles.failure}>
    <h1>There is no page at this address</h1>
    <p>{why} Saved games are not touched by this.</p>
    <div className={styles.ways}>
      <PageLink to={{ page: 'start' }}>To the start page</PageLink>
    </div>
  </main>
)
