import { classes } from '../classes.ts'
import { ringTick } from '../polar.ts'

type Props = {
  sizePx?: number | undefined
  bearingDeg?: number | undefined
  /** The needle sways while an answer is being sought. */
  seeking?: boolean | undefined
  /** North, east, south, west, in the language of the page; with them come the inner rings. */
  letters?: readonly [string, string, string, string] | undefined
  className?: string | undefined
}

const marks = Array.from({ length: 180 }, (_, index) => {
  const weight = index % 15 === 0 ? 'mj' : index % 5 === 0 ? 'md' : undefined
  const length = weight === 'mj' ? 18 : weight === 'md' ? 12 : 7
  return { angleDeg: index * 2, weight, tick: ringTick(200, 184, length, index * 2) }
})

export function Dial({ sizePx = 112, bearingDeg = 0, seeking, letters, className }: Props) {
  return (
    <svg
      className={classes('dial', seeking && 'is-seeking', className)}
      width={sizePx}
      height={sizePx}
      viewBox="0 0 400 400"
      aria-hidden="true"
    >
      <circle cx="200" cy="200" r="195" className="d-rim" />
      {letters && [124, 72].map(radius => <circle key={radius} cx="200" cy="200" r={radius} className="d-ring" />)}
      <g className="d-ticks">
        {marks.map(({ angleDeg, weight, tick }) => (
          <line key={angleDeg} {...tick} className={weight} />
        ))}
      </g>
      {letters && (
        <g className="d-txt">
          <text x="200" y="60" className="nn">
            {letters[0]}
          </text>
          <text x="346" y="206">
            {letters[1]}
          </text>
          <text x="200" y="352">
            {letters[2]}
          </text>
          <text x="54" y="206">
            {letters[3]}
          </text>
        </g>
      )}
      <g transform={`rotate(${bearingDeg} 200 200)`}>
        <g className="d-sway">
          <path className="dn1" d="M200,50L215,200L200 200Z" />
          <path className="dn1b" d="M200,50L185,200L200 200Z" />
          <path className="dn2" d="M200,320L215,200L200 200Z" />
          <path className="dn2b" d="M200,320L185,200L200 200Z" />
        </g>
      </g>
      <circle cx="200" cy="200" r="5" className="d-pin" />
    </svg>
  )
}
