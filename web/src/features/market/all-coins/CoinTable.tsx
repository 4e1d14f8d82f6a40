import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, chevronUpIcon } from '../../../ui/icons/icons.ts'
import { PriceFlash } from '../../../ui/instruments/PriceFlash.tsx'
import { Sparkline } from '../../../ui/instruments/Sparkline.tsx'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { nextIndex } from '../../../ui/roving.ts'
import { logoOf } from '../logo.ts'
import { useLive } from '../prices/live.ts'
import type { MarketRow } from './list.ts'
import styles from './MarketScreen.module.css'
import { listText } from './messages.ts'
import type { MarketView, Sort } from './view.ts'
import { useWindowRows } from './window-rows.ts'

/** Every row is as high: where each one stands is known without drawing it. */
const rowPx = 64

type Props = { rows: readonly MarketRow[]; view: MarketView; onSort: (sort: Sort) => void }

const columns = ['price', 'day', 'week', 'size', 'volume', 'likely'] as const

/** A thousand rows, of which those are drawn, and followed, that may be seen. Arrow keys go from coin to coin. */
export function CoinTable({ rows, view, onSort }: Props) {
  const t = useText(listText)
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number | null>(null)
  const { from, to } = useWindowRows(body, rowPx, rows.length)
  useLive(rows.slice(from, to).map(({ symbol }) => symbol))
  const isLively = view.tab === 'lively'

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
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption className={base.visuallyHidden}>{t[`tab.${view.tab}`]}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th className={styles.rank}>
              <span className={base.visuallyHidden}>{t.rank}</span>
            </th>
            <th>{t.coin}</th>
            <th className={styles.line}>{t.line}</th>
            {isLively && <Sorted sort="lively" label={t.lively} {...{ view, onSort }} />}
            {columns.map(sort => (
              <Sorted key={sort} sort={sort} label={t[sort]} {...{ view, onSort }} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {from > 0 && <Gap heightPx={from * rowPx} />}
          {rows.slice(from, to).map((row, i) => (
            <Row key={row.symbol} row={row} place={from + i} isLively={isLively} />
          ))}
          {to < rows.length && <Gap heightPx={(rows.length - to) * rowPx} />}
        </tbody>
      </table>
    </div>
  )
}

const Gap = ({ heightPx }: { heightPx: number }) => (
  <tr style={{ height: heightPx }}>
    <td />
  </tr>
)

function Sorted({ sort, label, view, onSort }: { sort: Sort; label: string } & Omit<Props, 'rows'>) {
  const isOn = view.sort === sort
  return (
    <th
      className={classes(styles.number, styles[sort])}
      aria-sort={isOn ? (view.isRising ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={classes(styles.sort, isOn && styles.on)} onClick={() => onSort(sort)}>
        {label}
        {isOn && <Icon shape={view.isRising ? chevronUpIcon : chevronDownIcon} sizePx={14} />}
      </button>
    </th>
  )
}

/** Remembered: a row that comes into view leaves the others as they are. */
const Row = memo(function Row({ row, place, isLively }: { row: MarketRow; place: number; isLively: boolean }) {
  const address = useAddress()
  const format = useFormat()
  const money = useMoney()
  const change = (percent: number | null) =>
    percent === null ? (
      '—'
    ) : (
      <Delta direction={directionOf(0, percent)} small>
        {format.percent(percent)}
      </Delta>
    )
  const dayChange = change(money.changePercent(row.dayPercent))
  const likely = row.likely && money.roughPrices([row.likely.lowUsd, row.likely.highUsd]).join(' – ')
  return (
    <tr className={styles.row} aria-rowindex={place + 2}>
      <td className={styles.rank}>{row.rank ?? ''}</td>
      <th scope="row" className={styles.coin}>
        <CoinLogo symbol={row.symbol} src={logoOf(row.symbol)} />
        <a href={address(`/dashboard/analysis?coin=${encodeURIComponent(row.symbol)}`)}>
          <b>{row.symbol}</b>
          <small>{row.name}</small>
        </a>
      </th>
      <td className={styles.line}>{row.line.length > 0 && <Sparkline values={row.line} />}</td>
      {isLively && (
        <td className={styles.number}>{row.volumeRatio === null ? '—' : `${format.times(row.volumeRatio)}×`}</td>
      )}
      <td className={`${styles.number} ${styles.price}`}>
        <PriceFlash value={row.priceUsd}>
          <Price text={money.price(row.priceUsd)} />
        </PriceFlash>
        <span className={styles.under}>{dayChange}</span>
      </td>
      <td className={`${styles.number} ${styles.day}`}>{dayChange}</td>
      <td className={`${styles.number} ${styles.week}`}>{change(row.weekPercent)}</td>
      <td className={`${styles.number} ${styles.size}`}>
        {row.marketCapUsd === null ? '—' : money.compactPrice(row.marketCapUsd)}
      </td>
      <td className={`${styles.number} ${styles.volume}`}>{money.compactPrice(row.volumeUsd)}</td>
      <td className={`${styles.number} ${styles.likely}`}>{likely ?? '—'}</td>
    </tr>
  )
})
