import type { ReactNode } from 'react'
import { Lubber } from '../brand/Lubber.tsx'
import { classes } from '../classes.ts'
import type { Direction } from '../direction.ts'
import { Arrow } from '../marks/Arrow.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Ladder.module.css'
import { ladderLayout } from './ladder.ts'

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

type Props = { rows: readonly LadderRow[]; label: string; heightPx?: number | undefined }

const rowGapPx = 48
const rowClass = { resistance: undefined, support: styles.support, now: styles.current }

export function Ladder({ rows, label, heightPx = 620 }: Props) {
  const sorted = rows.toSorted((a, b) => b.price - a.price)
  const resistance = sorted.findLast(row => row.kind === 'resistance')
  const support = sorted.find(row => row.kind === 'support')
  const layout = ladderLayout(
    sorted.map(row => row.price),
    {
      heightPx,
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
