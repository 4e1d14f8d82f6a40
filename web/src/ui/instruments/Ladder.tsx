import type { ReactNode } from 'react'
import { Lubber } from '../brand/Lubber.tsx'
import { classes } from '../classes.ts'
import type { Direction } from '../direction.ts'
import { Arrow } from '../marks/Arrow.tsx'
import styles from './Ladder.module.css'
import { ladderLayout } from './ladder.ts'

export type LadderRow = {
  kind: 'resistance' | 'support' | 'now'
  name: string
  price: number
  /** The price as it is written. */
  text: ReactNode
  distance?: { direction: Direction; text: string } | undefined
}

type Props = { rows: readonly LadderRow[]; label: string; heightPx?: number | undefined }

const rowGapPx = 40
const rowClass = { resistance: undefined, support: styles.support, now: styles.current }

export function Ladder({ rows, label, heightPx = 540 }: Props) {
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
    <div className={styles.ladder} style={{ height: layout.heightPx }}>
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
        {sorted.map(({ kind, name, text, distance }, index) => (
          <li key={name} className={classes(styles.row, rowClass[kind])} style={{ top: layout.rowsPx[index] }}>
            {kind === 'now' && <Lubber />}
            <span className={styles.name}>{name}</span>
            <i aria-hidden="true" />
            <b>{text}</b>
            <span className={styles.distance}>
              {distance && <Arrow direction={distance.direction} sizePx={8} />}
              {distance?.text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
