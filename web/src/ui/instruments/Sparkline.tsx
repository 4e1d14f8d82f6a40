import { classes } from '../classes.ts'
import { directionClass } from '../direction.ts'
import styles from './Sparkline.module.css'
import { sparkOf } from './spark.ts'

type Props = {
  values: readonly number[]
  widthPx?: number | undefined
  heightPx?: number | undefined
  className?: string | undefined
}

/** A hint of the way, beside figures that say it; the dotted line is where it began. */
export function Sparkline({ values, widthPx = 72, heightPx = 28, className }: Props) {
  const spark = sparkOf(values, widthPx, heightPx)
  return (
    <svg
      className={classes(
        styles.sparkline,
        !spark || spark.direction === 'flat' ? styles.flat : directionClass[spark.direction],
        className,
      )}
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
    >
      <path className={styles.start} d={`M1 ${spark?.startY ?? heightPx / 2}H${widthPx - 4}`} />
      {spark && <path d={spark.line} />}
      {spark && <circle cx={spark.end.x} cy={spark.end.y} r="2" />}
    </svg>
  )
}
