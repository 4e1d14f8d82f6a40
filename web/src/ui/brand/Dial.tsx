import { classes } from '../classes.ts'
import { ringTick, tickPath } from '../polar.ts'

type Props = {
  sizePx?: number | undefined
  bearingDeg?: number | undefined
  /** The needle sways while an answer is being sought. */
  seeking?: boolean | undefined
  /** North, east, south, west, in the language of the page; with them come the inner rings. */
  letters?: readonly [string, string, string, string] | undefined
  className?: string | undefined
}

/** Every second degree has a mark; a path for all of one weight is far less to draw than an element for each. */
const marks = [
  { weight: 'mi', length: 7, holds: (index: number) => index % 5 !== 0 },
  { weight: 'md', length: 12, holds: (index: number) => index % 5 === 0 && index % 15 !== 0 },
  { weight: 'mj', length: 18, holds: (index: number) => index % 15 === 0 },
].map(({ weight, length, holds }) => {
  const places = Array.from({ length: 180 }, (_, index) => index).filter(holds)
  return { weight, d: tickPath(places.map(index => ringTick(200, 184, length, index * 2))) }
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
        {marks.map(({ weight, d }) => (
          <path key={weight} className={weight} d={d} />
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
