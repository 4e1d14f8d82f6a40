import type { PagedEntry, Purchase } from '@pusula/contract'
import { currencySigns, dayAt } from '@pusula/words'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { lateScreen } from '../../../lib/late-screen.ts'
import { Button, IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { exchangeIcon, pencilIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { SkeletonRows } from '../../../ui/states/SkeletonRows.tsx'
import { Amount, useSpoken } from '../discreet/Amount.tsx'
import { holdingText } from '../messages.ts'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import { useEntries } from '../queries.ts'
import { transferText } from '../transfers/transfers.messages.ts'

const TransferSheet = lateScreen(() => import('../transfers/TransferSheet.tsx'))

type TransferRowProps = { entry: PagedEntry; money: Money; onRemove: () => void }

/** A transfer (withdrawal or deposit): no price, but an other half. */
function TransferRow({ entry, money, onRemove }: TransferRowProps) {
  const t = useText(transferText)
  const { remove } = useText(holdingText)
  const { date } = useFormat()
  const spoken = useSpoken()
  const [isOpen, setOpen] = useState(false)
  const { coinSymbol: symbol, networkFee } = entry
  const amount = `${money.quantity(entry.quantity)} ${symbol}`
  const day = date(dayAt(entry.day))
  const fee = networkFee && (networkFee === '0' ? '' : t.fee(`${money.quantity(networkFee)} ${symbol}`))
  const facts = [day, entry.notes, entry.pairId ? t.paired : t.open, fee].filter(Boolean)
  return (
    <>
      <span className={base.grow}>
        <b>
          <Amount text={amount} /> <Pill>{entry.kind === 'in' ? t.in : t.out}</Pill>
        </b>
        <small>
          <Amount text={facts.join(' · ')} />
        </small>
      </span>
      <span className={styles.purchaseActions}>
        <IconButton
          label={t.manage(spoken(`${amount}, ${day}`))}
          icon={exchangeIcon}
          sizePx={16}
          onClick={() => setOpen(true)}
        />
        <IconButton label={remove(spoken(`${amount}, ${day}`))} icon={trashIcon} sizePx={16} onClick={onRemove} />
      </span>
      {isOpen && <TransferSheet entry={entry} money={money} onClose={() => setOpen(false)} />}
    </>
  )
}

/** From here on only the rows that are seen are drawn. */
const longFrom = 60

type Wishes = { onEdit: (entry: PagedEntry) => void; onRemove: (entry: PagedEntry) => void }

/** How a coin came together: its newest purchases and sales, and the older ones a page at a time. */
export function Entries({ symbol, money, ...wishes }: { symbol: string; money: Money } & Wishes) {
  const t = useText(holdingText)
  const query = useEntries(symbol, money.currency)
  const kinds = new Set(query.data?.pages.flatMap(({ entries }) => entries.map(({ kind }) => kind)))
  const title = kinds.has('in') || kinds.has('out') ? t.entries : kinds.has('sell') ? t.trades : t.purchases
  return (
    <>
      <h3 className={`${base.small} ${base.muted} ${styles.purchasesTitle}`}>{title}</h3>
      <PagedEntries query={query} money={money} first={fewFirst} {...wishes} />
    </>
  )
}

/** Below the figures of a coin; all its entries would push the other coins away. */
const fewFirst = 5

/** `first` is how many are shown before all are asked for. */
type PagedProps = { query: ReturnType<typeof useEntries>; money: Money; first?: number } & Wishes

type Props = { entries: readonly PagedEntry[]; row: (entry: PagedEntry) => ReactNode }

/** As high as a row without a note. */
const rowPx = 64
const rowsBeyond = 8

/** Thousands of rows that scroll with the page; a screen reader hears the place of each among all. */
function LongList({ entries, row }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [fromTopPx, setFromTopPx] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setFromTopPx((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    // What stands above may still grow, such as a picture that arrives late.
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
  const virtual = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => rowPx,
    overscan: rowsBeyond,
    scrollMargin: fromTopPx,
    getItemKey: index => entries[index]?.id ?? index,
  })
  return (
    <ul ref={list} className={`${styles.purchases} ${styles.longPurchases}`} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const entry = entries[index]
        return (
          entry && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - fromTopPx}px)` }}
            >
              {row(entry)}
            </li>
          )
        )
      })}
    </ul>
  )
}

/** What has come of a list so far, and the way to the rest. */
export function PagedEntries({ query, money, first, onEdit, onRemove }: PagedProps) {
  const t = useText(holdingText)
  const [isWhole, setWhole] = useState(first === undefined)
  const pages = query.data?.pages
  const loaded = pages?.flatMap(page => page.entries) ?? []
  const entries = isWhole ? loaded : loaded.slice(0, first)
  const left = (pages?.[0]?.total ?? 0) - entries.length
  const isCut = entries.length < loaded.length
  const row = (entry: PagedEntry) =>
    entry.kind === 'in' || entry.kind === 'out' ? (
      <TransferRow entry={entry} money={money} onRemove={() => onRemove(entry)} />
    ) : (
      <PurchaseRow
        purchase={entry}
        symbol={entry.coinSymbol}
        money={money}
        onEdit={() => onEdit(entry)}
        onRemove={() => onRemove(entry)}
      />
    )
  return (
    <>
      {!pages && !query.error && <SkeletonRows label={t.entriesWaiting} count={2} />}
      {!pages && query.error && (
        <p className={`${base.small} ${base.muted}`}>
          {t.entriesFailed}{' '}
          <Button small look="ghost" onClick={() => void query.refetch()}>
            {t.retry}
          </Button>
        </p>
      )}
      {entries.length < longFrom ? (
        <ul className={styles.purchases}>
          {entries.map(entry => (
            <li key={entry.id}>{row(entry)}</li>
          ))}
        </ul>
      ) : (
        <LongList entries={entries} row={row} />
      )}
      {(isCut || query.hasNextPage) && (
        <Button
          small
          look="ghost"
          busy={query.isFetchingNextPage && t.entriesWaiting}
          onClick={() => (isCut ? setWhole(true) : void query.fetchNextPage())}
        >
          {t.older(left)}
        </Button>
      )}
    </>
  )
}

type PurchaseRowProps = { purchase: Purchase; symbol: string; money: Money; onEdit: () => void; onRemove: () => void }

/** One purchase or sale: in the money it was paid in, or in the one that is read at the rate of that day. */
function PurchaseRow({ purchase, symbol, money, onEdit, onRemove }: PurchaseRowProps) {
  const t = useText(holdingText)
  const format = useFormat()
  const spoken = useSpoken()
  const amount = `${money.quantity(purchase.quantity)} ${symbol}`
  const day = format.date(dayAt(purchase.day))
  const { unit, fee, total, written } = paidIn(purchase, money)
  const rate = purchase.paid ? Number(purchase.paid.perDollar) : purchase.perDollar
  const isOther = (purchase.paid?.currency ?? money.currency) !== 'USD'
  const rateSign = currencySigns[purchase.paid?.currency ?? money.currency]
  return (
    <>
      <span className={base.grow}>
        <b>
          <Amount text={amount} /> {purchase.kind === 'sell' && <Pill>{t.sale}</Pill>}
          {purchase.isIncome && <Pill>{t.income}</Pill>}
        </b>
        <small className={styles.dotted}>
          <span>{day}</span>{' '}
          <span>
            <Amount text={written.price(unit)} />
          </span>
          {Number(fee) > 0 && (
            <span>
              {' '}
              <Amount text={t.fee(written.money(fee))} />
            </span>
          )}
        </small>
        {rate !== null && rate > 0 && <small>{t.rate(format.in(rateSign).price(rate), sourceOf(purchase))}</small>}
        {purchase.notes && (
          <small className={styles.note}>{money.isHidden ? hiddenIn(purchase.notes) : purchase.notes}</small>
        )}
      </span>
      <span className={styles.purchaseValue}>
        <Amount text={written.money(total)} />
        {isOther && (
          <small>
            <Amount text={money.writtenIn('USD').money(purchase.totalUsd)} />
          </small>
        )}
      </span>
      <span className={styles.purchaseActions}>
        <IconButton label={t.edit(spoken(`${amount}, ${day}`))} icon={pencilIcon} sizePx={16} onClick={onEdit} />
        <IconButton label={t.remove(spoken(`${amount}, ${day}`))} icon={trashIcon} sizePx={16} onClick={onRemove} />
      </span>
    </>
  )
}

/** A file notes amounts, too: what has digits is not shown. */
const hiddenIn = (note: string) => note.replace(/\d[\d.,]*/g, '•')

const sourceOf = ({ paid }: Purchase) => (paid && paid.source !== 'own' ? paid.source : '')

function paidIn({ paid, usdCostBasis, feeUsd, totalUsd, perDollar }: Purchase, money: Money) {
  if (paid) return { ...paid, written: money.writtenIn(paid.currency) }
  const then = money.currency === 'USD' ? 1 : (perDollar ?? money.perDollar)
  const at = (usd: string) => (then === 1 ? usd : Number(usd) * then)
  const written = money.writtenIn(money.currency)
  return { unit: at(usdCostBasis), fee: at(feeUsd), total: at(totalUsd), written }
}
