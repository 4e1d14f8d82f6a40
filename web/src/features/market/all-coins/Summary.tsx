import { memo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { type Direction, directionClass, directionOf } from '../../../ui/direction.ts'
import { Arrow, Delta } from '../../../ui/marks/Delta.tsx'
import { ringTick, tickPath } from '../../../ui/polar.ts'
import type { Summary as Facts } from './list.ts'
import styles from './MarketScreen.module.css'
import { summaryText } from './messages.ts'
import type { Ways } from './view.ts'

const endDeg = 120
const stepDeg = 4.8

/** The needle's angle clockwise from north: half the usual at the left end, the double at the right, and nothing beyond them. */
export const dialAngleDeg = (ratio: number): number => endDeg * Math.min(1, Math.max(-1, Math.log2(ratio)))

/** From end to end; the middle one is north. */
const tickAngles: readonly number[] = Array.from({ length: 51 }, (_, place) => (place - 25) * stepDeg)

/** Those between north and the needle. */
export function litTicks(ratio: number): number[] {
  const needle = dialAngleDeg(ratio)
  return tickAngles.filter(angle => angle >= Math.min(0, needle) && angle <= Math.max(0, needle))
}

const words = [
  ['still', 0.6],
  ['calm', 0.85],
  ['usual', 1.2],
  ['livelyWord', 1.7],
] as const

export const livelinessWord = (ratio: number): (typeof words)[number][0] | 'veryLively' =>
  words.find(([, below]) => ratio < below)?.[0] ?? 'veryLively'

const ways = ['rising', 'flat', 'falling'] as const
const wayOf: Record<(typeof ways)[number], Direction> = { rising: 'up', flat: 'flat', falling: 'down' }

type Props = Partial<Ways> & { facts: Facts | undefined; isWhole: boolean }

/** How far prices go today, against what is usual, and a week ago; null while the days are still being gathered. */
type LivelinessProps = { ratio: number | null; weekAgo: number | null; isWaiting: boolean }

const centre = 66
const rim = 62

const marks = (angles: readonly number[]) =>
  tickPath(angles.map(angle => ringTick(centre, rim, angle % 120 === 0 ? 10 : 6, angle)))
const everyMark = marks(tickAngles)

/** North is the usual, its half lies at the left end and its double at the right; marks are lit from north to the needle. */
function LivelinessDial({ ratio, reading, label }: { ratio: number | null; reading: string; label: string }) {
  return (
    <svg className={styles.dial} width={132} height={132} viewBox="0 -14 132 132" role="img" aria-label={label}>
      <path className={styles.marks} d={everyMark} />
      {ratio !== null && <path className={styles.lit} d={marks(litTicks(ratio))} />}
      <path className={styles.ring} d="M27.5 88.3A44.5 44.5 0 1 1 104.5 88.3" />
      {ratio !== null && (
        <g transform={`rotate(${dialAngleDeg(ratio)} ${centre} ${centre})`}>
          <path className={styles.south} d="M66 82 70.7 66H61.3Z" />
          <path className={styles.north} d="M66 21.5 70.7 66H61.3Z" />
        </g>
      )}
      <circle className={styles.pin} cx={centre} cy={centre} r="2" />
      <text className={styles.reading} x={centre} y="114">
        {reading}
      </text>
      <text x="14" y="112">
        ½×
      </text>
      <text x={centre} y="-3">
        1×
      </text>
      <text x="118" y="112">
        2×
      </text>
    </svg>
  )
}

function Liveliness({ ratio, weekAgo, isWaiting }: LivelinessProps) {
  const t = useText(summaryText)
  const { times } = useFormat()
  const word = isWaiting ? t.reading : ratio === null ? t.gathering : t[livelinessWord(ratio)]
  const now = ratio === null ? '' : times(ratio) === times(1) ? t.asUsual : t.movesSay(times(ratio))
  const says = isWaiting ? t.readingSays : `${now} ${weekAgo === null ? '' : t.weekAgo(times(weekAgo))}`.trim()
  const reading = ratio === null ? '–' : `${times(ratio)}×`
  return (
    <div className={styles.liveliness}>
      <LivelinessDial ratio={ratio} reading={reading} label={`${t.moves}: ${word}. ${says}`} />
      <div className={base.grow}>
        <p className={`${base.small} ${base.muted}`}>{t.moves}</p>
        <p className={base.heading}>{word}</p>
        <p className={`${base.small} ${base.muted}`}>{says}</p>
      </div>
    </div>
  )
}

/**
 * The market as a whole: how many rise, how far prices go, how large it is. Remembered: a tap on the list leaves it as it is. It stands there
 * before its figures do, so that they come into their place.
 */
export const Summary = memo(function Summary({ facts, isWhole, rising = 0, flat = 0, falling = 0 }: Props) {
  const t = useText(summaryText)
  const format = useFormat()
  const isWaiting = facts === undefined
  const count = (figure: number) => (isWaiting ? '–' : format.count(figure))
  const counts = { rising, flat, falling }
  return (
    <section className={`${cards.card} ${styles.summary}`} aria-label={t.title} aria-busy={isWaiting}>
      <div>
        <p className={base.muted}>{t.risingToday}</p>
        <p>
          <b className={base.figure}>{count(rising)}</b>{' '}
          <span className={base.muted}>{t.of(count(rising + flat + falling))}</span>
        </p>
        <Breadth {...counts} />
        <ul className={styles.ways}>
          {ways.map(way => (
            <li key={way} className={base.small}>
              <span className={directionClass[wayOf[way]]}>
                <Arrow direction={wayOf[way]} />
              </span>{' '}
              <b>{count(counts[way])}</b> <span className={base.muted}>{t[way]}</span>
            </li>
          ))}
        </ul>
      </div>
      {/* Room is kept while the days are gathered, so that the list does not move when they are known. */}
      {(facts?.movesRatio != null || !isWhole) && (
        <div className={styles.part}>
          <Liveliness
            ratio={facts?.movesRatio ?? null}
            weekAgo={facts?.movesRatioWeekAgo ?? null}
            isWaiting={isWaiting}
          />
        </div>
      )}
      {facts?.totalUsd !== null && <Sizes facts={facts} />}
    </section>
  )
})

const tickCount = 69

/** In true proportion; rising tall, flat short, falling between, so that it reads without colour. */
function Breadth(counts: Ways) {
  const all = Math.max(1, counts.rising + counts.flat + counts.falling)
  const rising = Math.round((counts.rising / all) * tickCount)
  const falling = Math.round((counts.falling / all) * tickCount)
  const ticks = Array.from({ length: tickCount }, (_, place) => place)
  return (
    <svg className={styles.breadth} width="100%" height={24} aria-hidden="true">
      {ticks.map(place => {
        const way = place < rising ? 'up' : place >= tickCount - falling ? 'down' : 'flat'
        const top = { up: 0, flat: 16, down: 8 }[way]
        const x = `${((place + 0.5) / tickCount) * 100}%`
        return <line key={place} x1={x} x2={x} y1={top} y2={24} className={directionClass[way as Direction]} />
      })}
    </svg>
  )
}

/** The line below a figure that is not there yet. */
const Room = () => <dd className={base.tiny}>{'\u00a0'}</dd>

function Sizes({ facts }: { facts: Facts | undefined }) {
  const t = useText(summaryText)
  const { share, percent, plain } = useFormat()
  const { compactPrice, changePercent } = useMoney()
  const { totalUsd = null, totalDayAgoUsd, bitcoinShare, bitcoinShareWeekAgo } = facts ?? {}
  const change = totalUsd && totalDayAgoUsd ? changePercent(100 * (totalUsd / totalDayAgoUsd - 1)) : null
  const points = bitcoinShare && bitcoinShareWeekAgo ? 100 * (bitcoinShare - bitcoinShareWeekAgo) : null
  return (
    <dl className={`${styles.part} ${styles.sizes}`}>
      <div>
        <dt className={`${base.small} ${base.muted}`}>{t.share}</dt>
        <dd className={base.heading}>{bitcoinShare == null ? '–' : share(100 * bitcoinShare)}</dd>
        {facts === undefined && <Room />}
        {points !== null && (
          <dd className={`${base.tiny} ${base.faint}`}>{t.points(`${points > 0.05 ? '+' : ''}${plain(points, 1)}`)}</dd>
        )}
      </div>
      <div>
        <dt className={`${base.small} ${base.muted}`}>{t.total}</dt>
        <dd className={base.heading}>{compactPrice(totalUsd)}</dd>
        {facts === undefined && <Room />}
        {change !== null && (
          <dd className={`${base.tiny} ${base.faint}`}>
            <Delta direction={directionOf(0, change)} small>
              {percent(change)}
            </Delta>{' '}
            {t.inDay}
          </dd>
        )}
      </div>
    </dl>
  )
}
