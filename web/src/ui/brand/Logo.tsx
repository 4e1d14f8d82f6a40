import styles from '../base.module.css'
/** The mark alone; the name beside it is written by whoever uses it. */
export function Logo({ sizePx = 28 }: { sizePx?: number | undefined }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M52.35,19.28A24 24 0 1 1 40.99,9.75" fill="none" stroke="currentColor" strokeWidth="5" />
      <path d="M21.39,44.64L37.36,36.5L37.67,35.19L27.87,26.97L26.64,27.5Z" fill="currentColor" />
      <path d="M52.25,7.87L37.36,36.5L26.64,27.5Z" className={styles.needle} />
    </svg>
  )
}
