import type { ReactNode } from 'react'
import base from './base.module.css'
import { classes } from './classes.ts'
import styles from './Table.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type ClassName = string | false | null | undefined

export interface Column<Row> {
  key: string
  head: ReactNode
  /** The head is heard and not seen. */
  isHeadHidden?: boolean
  /** Figures stand at the right. */
  isNumber?: boolean
  widthPx?: number
  /** Of the head and of every cell. */
  className?: ClassName
  cellClass?: (row: Row) => ClassName
  /** How the rows are sorted by it; left out where they cannot be. */
  sorted?: 'ascending' | 'descending' | 'none'
  cell: (row: Row, place: number) => ReactNode
}

type Props<Row> = {
  /** Heard before the table, and not seen. */
  caption: string
  /** The cells of the first one name their rows. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Dense: rows of one height between lines. Heard: not seen at all. */
  look?: 'dense' | 'heard'
  className?: ClassName
  isSelected?: (row: Row) => boolean
  rowClass?: (row: Row) => ClassName
  /** Wider than its place, it scrolls for itself. */
  scrolls?: boolean
  /** Stands in its place where there is no row. */
  empty?: ReactNode
}

/** One table: what it is about, heads of columns, heads of rows. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, look, className, isSelected, rowClass, scrolls, empty } = props
  if (rows.length === 0 && empty !== undefined) return empty
  const classOf = ({ isNumber, className: own }: Column<Row>, more?: ClassName) =>
    classes(isNumber && styles.number, own, more) || undefined
  const table = (
    <table className={classes(styles.table, look === 'dense' && styles.dense, className)}>
      <caption className={base.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th
              key={column.key}
              scope="col"
              className={classOf(column)}
              style={column.widthPx ? { width: column.widthPx } : undefined}
              aria-sort={column.sorted}
            >
              {column.isHeadHidden ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={keyOf(row)} className={classes(isSelected?.(row) && styles.selected, rowClass?.(row)) || undefined}>
            {columns.map((column, at) => {
              const Cell = at === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={column.key}
                  scope={at === 0 ? 'row' : undefined}
                  className={classOf(column, column.cellClass?.(row))}
                >
                  {column.cell(row, place)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
  // A table takes the room of its cells, hidden or not.
  if (look === 'heard') return <div className={base.visuallyHidden}>{table}</div>
  return scrolls ? <div className={styles.scroll}>{table}</div> : table
}
