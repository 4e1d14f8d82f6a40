import type { ReactNode } from 'react'
import { Lubber } from '../brand/Dial.tsx'
import { classes } from '../classes.ts'
import type { Direction } from '../direction.ts'
import { Arrow } from '../marks/Delta.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { avoidOverlap } from './avoid-overlap.ts'
import styles from './Ladder.module.css'

const edgePx = 30
const finestTickPx = 4.5

type LadderTick = { yPx: number; lengthPx: 8 | 14 | 20; lit: boolean }

type LadderLayout = {
  heightPx: number
  /** The centre of each row, in the order the prices came. */
  rowsPx: number[]
  /** Where each price truly lies; a row that had to make room is drawn with a line to it. */
  trueRowsPx: number[]
  ticks: LadderTick[]
}

type Options = {
  heightPx: number
  gapPx: number
  lit: readonly [from: number, to: number] | null
  /** The row that keeps its true place while its neighbours make room. */
  fixed?: number | undefined
}

// Heavy enough that seven neighbours together move it by less than half a pixel.
const fixedWeight = 1000

/** Levels at true vertical distance, except that no two rows come closer than `gapPx`. */
export function ladderLayout(prices: readonly number[], { heightPx, gapPx, lit, fixed }: Options): LadderLayout {
  const height = Math.max(heightPx, (prices.length - 1) * gapPx + 2 * edgePx)
  const top = Math.max(...prices)
  const bottom = Math.min(...prices)
  const priceOfPx = (top - bottom) / (height - 2 * edgePx)
  const toY = (price: number) => (priceOfPx > 0 ? edgePx + (top - price) / priceOfPx : height / 2)

  const order = prices.map((_, index) => index).sort((a, b) => prices[b]! - prices[a]!)
  const apart = avoidOverlap(
    order.map(index => ({ position: toY(prices[index]!), weight: index === fixed ? fixedWeight : 1 })),
    gapPx,
    [edgePx, height - edgePx],
  )
  const rowsPx = prices.map((_, index) => apart[order.indexOf(index)]!)
  return { heightPx: height, rowsPx, trueRowsPx: prices.map(toY), ticks: ladderTicks() }

  function ladderTicks(): LadderTick[] {
    if (!(priceOfPx > 0)) return []
    const step = roundStep(finestTickPx * priceOfPx)
    const first = Math.ceil((bottom - edgePx * priceOfPx) / step)
    const last = Math.floor((top + edgePx * priceOfPx) / step)
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const count = first + index
      const price = count * step
      return {
        yPx: Math.round(toY(price) * 10) / 10,
        lengthPx: count % 10 === 0 ? 20 : count % 5 === 0 ? 14 : 8,
        lit: lit !== null && price >= lit[0] && price <= lit[1],
      }
    })
  }
}

/** The next 1, 2 or 5 times a power of ten, so that every mark stands on a price people would say. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find(factor => factor * power >= least * 0.999) ?? 10) * power
}

export type LadderRow = {
  kind: 'resistance' | 'support' | 'now'
  name: string
  price: number
  /** The price as it is written. */
  text: ReactNode
  distance?: { direction: Direction; text: string } | undefined
  /** What else is said of it, behind its price. */
  aside?: string | undefined
  /** What a tap on the rung does, its sign, and what is heard behind the figures. */
  action?: { says: string; sign: ReactNode; run: () => void } | undefined
}

type Props = { rows: readonly LadderRow[]; label: string }

const usualHeightPx = 620
const rowGapPx = 48
const rowClass = { resistance: undefined, support: styles.support, now: styles.current }

export function Ladder({ rows, label }: Props) {
  const sorted = rows.toSorted((a, b) => b.price - a.price)
  const resistance = sorted.findLast(row => row.kind === 'resistance')
  const support = sorted.find(row => row.kind === 'support')
  const layout = ladderLayout(
    sorted.map(row => row.price),
    {
      heightPx: usualHeightPx,
      gapPx: rowGapPx,
      lit: support && resistance ? [support.price, resistance.price] : null,
      fixed: sorted.findIndex(row => row.kind === 'now'),
    },
  )
  return (
    <div className={styles.ladder}>
      <svg className={styles.scale} width="34" height={layout.heightPx} aria-hidden="true">
        {layout.ticks.map(({ yPx, lengthPx, lit }) => (
          <line
            key={yPx}
            x1="0"
            x2={lengthPx}
            y1={yPx}
            y2={yPx}
            className={classes(lengthPx === 20 && styles.major, lit && styles.lit)}
          />
        ))}
        {layout.rowsPx.map((yPx, index) => {
          const trueYPx = layout.trueRowsPx[index] ?? yPx
          return Math.abs(yPx - trueYPx) > 1 && <line key={yPx} x1="22" x2="32" y1={trueYPx} y2={yPx} />
        })}
      </svg>
      <ol aria-label={label}>
        {sorted.map((row, index) => (
          <li
            key={row.name}
            className={classes(styles.place, row.kind === 'now' && styles.placeNow)}
            style={{ top: layout.rowsPx[index] }}
            data-part={row.kind === 'now' ? 'now' : undefined}
          >
            <Rung row={row} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Rung({ row }: { row: LadderRow }) {
  const { kind, name, text, distance, aside, action } = row
  const className = classes(styles.row, rowClass[kind])
  const content = (
    <>
      {kind === 'now' && <Lubber />}
      <span className={styles.name}>{name}</span> <i aria-hidden="true" />
      <span className={styles.price}>
        <b>{text}</b>{' '}
        {distance && (
          <small>
            <Arrow direction={distance.direction} sizePx={7} />
            {distance.text}
          </small>
        )}
      </span>{' '}
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      {action && (
        <span className={styles.sign} aria-hidden="true">
          {action.sign}
        </span>
      )}
      {action && <VisuallyHidden> {action.says}</VisuallyHidden>}
    </>
  )
  if (!action) return <div className={className}>{content}</div>
  return (
    <button type="button" className={className} onClick={action.run}>
      {content}
    </button>
  )
}
