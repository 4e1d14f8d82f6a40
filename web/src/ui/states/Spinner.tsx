import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Spinner.module.css'

/** Short waiting without a known end; the label is heard, not seen. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner}>
      <i className={styles.ring} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
