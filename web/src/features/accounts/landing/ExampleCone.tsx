import styles from './ExampleCone.module.css'

/** The height of each step of the example price, top down; where it ends the forecast begins. */
const heights =
  '62 60.5 61 59 60.5 63.5 63.3 65.4 66.4 66.7 68.3 66.3 67.2 61 62 57.7 61.7 61.2 60 59.6 61.7 58 58.5 59.8 55.5 54.5 53.2 53.3 53.2 52 52.2 56 54.4 52 50.4 52.6 50.4 47.4 48.6 48.4'.split(
    ' ',
  )
const stepPx = 4.2

export function ExampleCone() {
  return (
    <svg className={styles.chart} viewBox="0 0 300 96" width="100%" aria-hidden="true">
      <path className={styles.outer} d="M164 48.4C210 36.4 260 22.4 296 10.4V70.4C260 64.4 210 56.4 164 48.4Z" />
      <path className={styles.inner} d="M164 48.4C210 40.4 260 32.4 296 26.4V54.4C260 52.4 210 50.4 164 48.4Z" />
      <path
        className={styles.line}
        d={`M${heights.map((height, step) => `${Math.round(step * stepPx * 10) / 10} ${height}`).join('L')}`}
      />
      <path className={styles.median} d="M164 48.4L296 40.4" />
      <circle className={styles.end} cx="296" cy="40.4" r="3" />
    </svg>
  )
}
