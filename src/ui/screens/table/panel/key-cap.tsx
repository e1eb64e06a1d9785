import styles from './key-cap.module.css'

/** A key of the keyboard. It tells nothing new to those who hear the page. */
export const KeyCap = ({ shown }: { readonly shown: string }) => (
  <span aria-hidden="true" className={styles.key}>
    <kbd className={styles.cap}>{shown}</kbd>
  </span>
)
