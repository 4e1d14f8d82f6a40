import { classes, cssVars } from '../classes.ts'
import { ringTick, type Tick } from '../polar.ts'
import styles from './instruments.module.css'

const sweepDeg = 240
const centre = 92
const rim = 86
const stepScore = 2
const bandLimits = [0, 40, 60, 80, 100]

const clamp = (score: number) => Math.min(100, Math.max(0, score))

/** The needle's angle clockwise from north: 0 lies at lower left, 100 at lower right. */
export const gaugeAngleDeg = (score: number) => (clamp(score) / 100 - 0.5) * sweepDeg

type GaugeTick = Tick & { score: number; lit: boolean; major: boolean }

/** One mark per two points, the band limits longer, lit up to the score. Without a score none is lit. */
export function gaugeTicks(score: number | null): GaugeTick[] {
  return Array.from({ length: 100 / stepScore + 1 }, (_, index) => {
    const here = index * stepScore
    const major = bandLimits.includes(here)
    return {
      ...ringTick(centre, rim, major ? 14 : 9, gaugeAngleDeg(here)),
      score: here,
      lit: score !== null && here <= clamp(score),
      major,
    }
  })
}

type Props = {
  /** 0 to 100; null while it is unknown. */
  score: number | null
  /** The whole reading as a sentence. */
  label: string
  widthPx?: number | undefined
  /** The needle swings in from zero: for the first view of a score only. */
  settling?: boolean | undefined
}

export function Gauge({ score, label, widthPx = 168, settling }: Props) {
  return (
    <div
      className={classes(styles.gauge, settling && styles.settling)}
      style={{ width: widthPx }}
      role="img"
      aria-label={label}
    >
      <svg width={widthPx} height={Math.round((widthPx * 164) / 184)} viewBox="0 0 184 164" aria-hidden="true">
        <g className={styles.ticks}>
          {gaugeTicks(score).map(({ score: at, lit, major, ...tick }) => (
            <line
              key={at}
              {...tick}
              className={classes(lit && styles.lit, major && styles.major)}
              style={lit ? cssVars({ '--at': at }) : undefined}
            />
          ))}
        </g>
        <path className={styles.ring} d="M38.31,123A62 62 0 1 1 145.69,123" />
        {score !== null && (
          <g className={styles.turn} style={cssVars({ '--a': `${gaugeAngleDeg(score)}deg` })}>
            <g className={styles.needle}>
              <path className={styles.south} d="M92 114 98.5 92 98 91H86l-.5 1Z" />
              <path className={styles.north} d="M92 30 98.5 92H85.5Z" />
            </g>
          </g>
        )}
        <circle cx="92" cy="92" r="2.6" className={styles.pin} />
        <text x="92" y="160" className={styles.number}>
          {score === null ? '–' : Math.round(score)}
        </text>
        <text x="19" y="154" className={styles.end}>
          0
        </text>
        <text x="165" y="154" className={styles.end}>
          100
        </text>
      </svg>
    </div>
  )
}
