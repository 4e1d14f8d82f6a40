import { useMemo } from 'react'
import { type DotTexts, dotPaths, dotPlace, dotsWidth, dotTicks, labelPlaces } from './dots.ts'
import styles from './instruments.module.css'

type Props = {
  /** Fifty, each as likely as the others, lowest first. */
  endsUsd: readonly number[]
  lowUsd: number
  highUsd: number
  nowUsd: number
  /** What the plot says, as a sentence. */
  label: string
  /** The edges of the range and the price of now, as they are written below. */
  texts: DotTexts
}

/** Fifty possible ends of a day as dots. All of its places are attributes: a page that is drawn before any script may carry no inline styles. */
export function Dots({ endsUsd, lowUsd, highUsd, nowUsd, label, texts }: Props) {
  const { inside, outside, height } = useMemo(() => dotPaths(endsUsd, lowUsd, highUsd), [endsUsd, lowUsd, highUsd])
  // A price that moves by less than an eye sees moves nothing here.
  const now = Math.round(10 * dotPlace(nowUsd, lowUsd, highUsd)) / 10
  const places = labelPlaces(now, texts)
  return (
    <div role="img" aria-label={label}>
      <svg className={styles.dots} viewBox={`0 0 ${dotsWidth} ${height}`} aria-hidden="true">
        <path className={styles.inside} d={inside} />
        <path className={styles.outside} d={outside} />
        <path className={styles.hole} d={outside} />
      </svg>
      <svg className={styles.axis} aria-hidden="true">
        {dotTicks.map(({ place, isEdge }) => (
          <line
            key={place}
            className={isEdge ? styles.edge : undefined}
            x1={`${place}%`}
            x2={`${place}%`}
            y1="0"
            y2={isEdge ? 10 : 4}
          />
        ))}
        <svg x={`${now}%`} y="7" overflow="visible" aria-hidden="true">
          <path className={styles.pointer} d="M-5 6h10L0 0Z" />
        </svg>
        <text x={`${places.low}%`} y="29">
          {texts.low}
        </text>
        <text x={`${places.now}%`} y="29" className={styles.currentPrice}>
          {texts.now}
        </text>
        <text x={`${places.high}%`} y="29">
          {texts.high}
        </text>
      </svg>
    </div>
  )
}
