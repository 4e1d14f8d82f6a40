import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, chevronUpIcon } from '../../../ui/icons/icons.ts'
import { nextIndex } from '../../../ui/roving.ts'
import { useWide } from '../coin-card/use-wide.ts'
import { useLive } from '../prices/live.ts'
import { CoinTableRow, rowPx } from './CoinTableRow.tsx'
import type { MarketRow } from './list.ts'
import styles from './MarketScreen.module.css'
import { listText } from './messages.ts'
import { type MarketView, marketPath, type Sort } from './view.ts'

/** Overscan of the virtual list: rows drawn beyond the edges of the screen. */
const beyond = 6
/** Rows are added in steps: a table that changes with every pixel is never at rest. */
const step = 2
/** As many new rows as a phone of the middle draws between two frames; the rest follows in the next ones. */
const maxNew = 4

/** Rows from one place up to another. */
export interface Stretch {
  from: number
  to: number
}

/** The rows that may be seen. */
export function rowsIn(topPx: number, heightPx: number, rowPx: number, count: number): Stretch {
  return stretch(-topPx / rowPx - beyond, (heightPx - topPx) / rowPx + beyond, count)
}

function stretch(first: number, last: number, count: number): Stretch {
  const from = Math.max(0, Math.min(count, Math.floor(first / step) * step))
  return { from, to: Math.max(from, Math.min(count, Math.ceil(last / step) * step)) }
}

/** A part of the way from what is drawn to what is wanted: what has gone out of view goes, and a few rows come. */
export function towards(now: Stretch, wanted: Stretch): Stretch {
  const from = Math.max(now.from, wanted.from)
  const to = Math.min(now.to, wanted.to)
  // Nothing of it is drawn yet: begin in its middle, where the eyes are.
  if (from >= to) {
    const middle = Math.floor((wanted.from + wanted.to) / 2)
    return { from: Math.max(wanted.from, middle - maxNew), to: Math.min(wanted.to, middle + maxNew) }
  }
  const below = Math.min(maxNew, wanted.to - to)
  return { from: Math.max(wanted.from, from - (maxNew - below)), to: to + below }
}

const isSame = (one: Stretch, other: Stretch) => one.from === other.from && one.to === other.to

/**
 * Which of many rows of one height are worth drawing while the page is where it is. Where `order` changes all of them do: those on
 * the screen come first, and the ones beyond its edges in the frames after.
 */
function useWindowRows(body: RefObject<HTMLElement | null>, rowPx: number, count: number, order: string): Stretch {
  const first = { from: 0, to: Math.min(count, 2 * maxNew) }
  const [saved, setSaved] = useState({ order, drawn: first, seen: first })
  const now = saved.order === order ? saved : { ...saved, order, drawn: { ...saved.seen } }
  if (saved !== now) setSaved(now)
  const { drawn } = now
  // Begins anew with every change of what is drawn, until that is all that is wanted.
  useEffect(() => {
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const topPx = body.current?.getBoundingClientRect().top ?? 0
      const next = towards(drawn, rowsIn(topPx, innerHeight, rowPx, count))
      const seen = stretch(-topPx / rowPx, (innerHeight - topPx) / rowPx, count)
      setSaved(before => {
        if (isSame(next, before.drawn) && isSame(seen, before.seen)) return before
        return { ...before, seen, drawn: isSame(next, before.drawn) ? before.drawn : next }
      })
    }
    // After the frame, when everything has its place already: to ask for it earlier would have the page laid out twice.
    const scheduleLook = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        clearTimeout(timer)
        timer = setTimeout(look)
      })
    }
    scheduleLook()
    addEventListener('scroll', scheduleLook, { passive: true })
    addEventListener('resize', scheduleLook)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      removeEventListener('scroll', scheduleLook)
      removeEventListener('resize', scheduleLook)
    }
  }, [body, rowPx, count, drawn])
  return { from: Math.min(drawn.from, count), to: Math.min(drawn.to, count) }
}

type Props = {
  rows: readonly MarketRow[]
  view: MarketView
  /** Whether a search put them in their order. */
  isFound: boolean
  /** A change of the week in dollars, as the reader's currency has it. */
  weekChange: (percent: number) => number
  onSort: (sort: Sort) => void
  onArrange: () => void
}

const wideColumns = ['price', 'day', 'week', 'size', 'volume', 'likely'] as const

/** A stream is opened anew for other coins: those are followed at which the reader has come to rest. */
const restMs = 300

/** A thousand rows, of which those are drawn, and followed, that may be seen. Arrow keys go from coin to coin. */
export function CoinTable({ rows, view, isFound, weekChange, onSort, onArrange }: Props) {
  const t = useText(listText)
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number | null>(null)
  const isWide = useWide()
  const money = useMoney()
  const addressOf = useCoinAddress()
  const { from, to } = useWindowRows(body, rowPx, rows.length, marketPath(view))
  const drawn = rows.slice(from, to).map((row, i) => ({ row, place: from + i }))
  useLive(useRested(drawn.map(({ row }) => row.symbol).join()).split(','))
  const isLively = view.tab === 'lively' && !isFound
  const isByWeek = view.sort === 'week' && !isFound

  const focusAt = (place: number) => {
    const link = body.current?.querySelector<HTMLElement>(`tr[aria-rowindex="${place + 2}"] a`)
    link?.focus()
    if (link) wanted.current = null
  }
  useEffect(() => {
    if (wanted.current !== null) focusAt(wanted.current)
  })

  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
    const row = event.target instanceof Element ? event.target.closest('tr') : null
    const at = Number(row?.getAttribute('aria-rowindex')) - 2
    const key = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }[event.key] ?? event.key
    const place = /^Arrow(Left|Right)$/.test(event.key) ? null : nextIndex(key, at, rows.length)
    if (!row || place === null) return
    event.preventDefault()
    wanted.current = place
    const top = (body.current?.getBoundingClientRect().top ?? 0) + scrollY + place * rowPx
    if (Math.abs(place - at) > 1) scrollTo(0, top - innerHeight / 2)
    focusAt(place)
  }

  return (
    <div className={`${cards.card} ${cards.flush} ${styles.tableFrame}`}>
      {!isWide && <SortLine {...{ view, isFound, onArrange }} />}
      <table className={classes(styles.table, isLively && styles.withLively)} aria-rowcount={rows.length + 1}>
        <caption className={base.visuallyHidden}>{t[`tab.${view.tab}`]}</caption>
        <thead className={isWide ? undefined : base.visuallyHidden}>
          <tr aria-rowindex={1}>
            <th className={styles.rank}>
              <span className={base.visuallyHidden}>{t.rank}</span>
            </th>
            <th>{t.coin}</th>
            {!isWide && <th>{isLively ? t.lively : t.line}</th>}
            {!isWide && <th>{t.price}</th>}
            {isWide && isLively && <Sorted sort="lively" label={t.lively} {...{ view, isFound, onSort }} />}
            {isWide &&
              wideColumns.map(sort => <Sorted key={sort} sort={sort} label={t[sort]} {...{ view, isFound, onSort }} />)}
            {isWide && <th className={styles.line}>{t.line}</th>}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown} style={{ height: rows.length * rowPx }}>
          {drawn.map(({ row, place }) => (
            // By its place: another order changes what a row says, and makes no new one.
            <CoinTableRow
              key={place}
              {...{ row, place, isLively, isWide, isByWeek, money, weekChange, addressOf }}
              volumeTimes={t.volumeTimes}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a phone has in place of columns to tap: how the coins are sorted, the way to another order, and what is drawn. */
function SortLine({
  view: { tab, sort, isRising },
  isFound,
  onArrange,
}: Pick<Props, 'view' | 'isFound' | 'onArrange'>) {
  const t = useText(listText)
  const isLively = tab === 'lively' && !isFound
  if (isFound) return <p className={styles.sortLine}>{t.bestFirst}</p>
  return (
    <div className={styles.sortLine}>
      {isLively && sort === 'lively' ? (
        <span className={styles.key}>{t.usualKey}</span>
      ) : (
        <button type="button" className={styles.sort} onClick={onArrange}>
          {t[`by.${sort}`]}
          <Icon shape={isRising ? chevronUpIcon : chevronDownIcon} sizePx={14} />
        </button>
      )}
      <span>
        {!isLively && <span className={styles.key}>{t.lineKey} · </span>}
        {sort === 'week' ? t.weekKey : t.changeKey}
      </span>
    </div>
  )
}

type Column = { sort: Sort; label: string } & Pick<Props, 'view' | 'isFound' | 'onSort'>

function Sorted({ sort, label, view, isFound, onSort }: Column) {
  const isOn = view.sort === sort && !isFound
  if (isFound) return <th className={classes(styles.number, sort === 'price' && styles.price)}>{label}</th>
  return (
    <th
      className={classes(styles.number, sort === 'price' && styles.price)}
      aria-sort={isOn ? (view.isRising ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={classes(styles.sort, isOn && styles.on)} onClick={() => onSort(sort)}>
        {label}
        {isOn && <Icon shape={view.isRising ? chevronUpIcon : chevronDownIcon} sizePx={14} />}
      </button>
    </th>
  )
}

/** The address of a coin's page, of which only the coin differs from row to row. */
function useCoinAddress(): (symbol: string) => string {
  // A sign that an address leaves as it is.
  const [before, after] = useAddress()('/dashboard/analysis?coin=*').split('*')
  return useCallback((symbol: string) => `${before}${encodeURIComponent(symbol)}${after}`, [before, after])
}

/** What has stayed the same for a moment. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
