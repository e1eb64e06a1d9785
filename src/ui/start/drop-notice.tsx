import styles from './drop-notice.module.css'

/** Over all of the page while a file is held over it. */
export const DropNotice = ({ isOver }: { readonly isOver: boolean }) =>
  isOver ? (
    <div className={styles.veil} role="status">
      <p>Let go to read the file.</p>
    </div>
  ) : null
