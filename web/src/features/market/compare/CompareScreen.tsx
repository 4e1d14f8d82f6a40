import { maxCompared } from '@pusula/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { go, useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { useSearch } from '../../../lib/location.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { NoRate } from '../../../lib/money/NoRate.tsx'
import { onThisClock } from '../../../lib/server-time.ts'
import { Button, IconButton, IconLink } from '../../../ui/actions/Button.tsx'
import backHeadStyles from '../../../ui/back-head.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowLeftIcon, closeIcon, compareIcon, plusIcon, shareIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { SkeletonRows } from '../../../ui/states/SkeletonRows.tsx'
import { Table } from '../../../ui/Table.tsx'
import { useWide } from '../coin-card/use-wide.ts'
import { useTopCoins } from '../coins.ts'
import type { Origin } from '../freshness.ts'
import { logoOf } from '../logo.ts'
import { OriginMark } from '../OriginMark.tsx'
import { CoinSearch } from '../search/CoinSearch.tsx'
import styles from './Compare.module.css'
import { CompareChart, lineLooks, Together } from './CompareChart.tsx'
import { compareText } from './messages.ts'
import {
  type Compared,
  type Comparison,
  comparedIn,
  comparePath,
  leftOutIn,
  renamed,
  useComparison,
  withCoin,
  withoutCoin,
} from './queries.ts'

type Figure = [name: string, write: (coin: Comparison['coins'][number], place: number) => ReactNode]

/** The figures side by side; on a narrow phone it scrolls under its fixed first column. */
function CompareTable({ of: { coins, withBitcoin } }: { of: Comparison }) {
  const t = useText(compareText)
  const format = useFormat()
  const { compactPrice } = useMoney()
  const change = (percent: number | null) =>
    percent === null ? (
      '—'
    ) : (
      <Delta direction={directionOf(0, percent)} small>
        {format.percent(percent)}
      </Delta>
    )
  const rows: Figure[] = [
    [t.day, ({ dayPercent }) => change(dayPercent)],
    [t.week, ({ weekPercent }) => change(weekPercent)],
    [t.month, ({ monthPercent }) => change(monthPercent)],
    [t.swing, ({ swingPercent }) => (swingPercent === null ? '—' : `±${format.share(swingPercent)}`)],
    [t.size, ({ marketCapUsd }) => (marketCapUsd === null ? '—' : compactPrice(marketCapUsd))],
    [t.withBitcoin, (_, place) => format.plain(withBitcoin[place], 2)],
  ]
  // Without a list of sizes the row is left out, as everywhere.
  const shown = rows.filter(([name]) => name !== t.size || coins.some(({ marketCapUsd }) => marketCapUsd !== null))
  return (
    <section className={`${cards.card} ${cards.flush}`} aria-label={t.table}>
      <Table
        scrolls
        className={styles.table}
        caption={t.table}
        rows={shown}
        keyOf={([name]) => name}
        columns={[
          { key: 'figure', head: t.figure, isHeadHidden: true, cell: ([name]) => name },
          ...coins.map((coin, place) => ({
            key: coin.symbol,
            head: coin.symbol,
            cell: ([, write]: Figure) => write(coin, place),
          })),
        ]}
      />
    </section>
  )
}

const show = (compared: Compared) => go(comparePath(compared), { replace: true })

/** Up to four coins side by side. What is compared stands in the address. */
export function CompareScreen() {
  const t = useText(compareText)
  const compared = comparedIn(useSearch())
  const comparison = useComparison(compared)
  const isWide = useWide()
  const origin = comparison.data && compared.coins.length > 1 ? originOf(comparison.data) : undefined
  useEffect(() => {
    const { data, isPlaceholderData } = comparison
    const called = data && !isPlaceholderData && renamed(compared, symbolsOf(data), data.missing)
    if (called) show(called)
  })
  return (
    <>
      <Head compared={compared} origin={origin} isWide={isWide} />
      <div className={base.stack}>
        <Chosen compared={compared} isWide={isWide} />
        {origin && !isWide && <OriginMark origin={origin} />}
        {compared.coins.length < 2 ? (
          <TooFew compared={compared} />
        ) : (
          <Loaded query={comparison} waiting={<SkeletonRows label={t.waiting} count={7} />}>
            {of => <Sides of={of} compared={compared} />}
          </Loaded>
        )}
      </div>
    </>
  )
}

type HeadProps = { compared: Compared; origin: Origin | undefined; isWide: boolean }

function Head({ compared, origin, isWide }: HeadProps) {
  const t = useText(compareText)
  const address = useAddress()
  const canShare = compared.coins.length > 1
  const title = [compared.coins.join(', '), t.title].filter(Boolean).join(' · ')
  if (!isWide)
    return (
      <div className={backHeadStyles.backHead}>
        <IconLink label={t.back} href={address('/dashboard/market')} icon={arrowLeftIcon} />
        <div className={base.grow}>
          <Heading title={title} look="heading">
            {t.title}
          </Heading>
        </div>
        {canShare && <IconButton label={t.share} icon={shareIcon} onClick={() => void share(compared, t)} />}
      </div>
    )
  return (
    <div className={base.pageHead}>
      <Heading title={title}>{t.title}</Heading>
      <div className={base.grow}>{origin && <OriginMark origin={origin} />}</div>
      <Full compared={compared} />
      {canShare && (
        <Button small onClick={() => void share(compared, t)}>
          <Icon shape={shareIcon} sizePx={18} />
          {t.share}
        </Button>
      )}
    </div>
  )
}

const symbolsOf = ({ coins }: Comparison) => coins.map(({ symbol }) => symbol)
const originOf = ({ atMs, isStale, source }: Comparison) => ({
  atMs: onThisClock(atMs),
  isStale,
  isSimulated: source === 'simulated',
})

async function share(compared: Compared, t: { title: string; copied: string; notCopied: string }) {
  const url = location.origin + comparePath(compared)
  const canShare = 'share' in globalThis.navigator
  // Whoever closes the sheet of the system has changed their mind.
  if (canShare)
    return navigator.share({ title: `${t.title}: ${compared.coins.join(', ')}`, url }).catch(() => undefined)
  try {
    await navigator.clipboard.writeText(url)
    toast.show({ tone: 'ok', title: t.copied })
  } catch {
    toast.show({ tone: 'err', title: t.notCopied })
  }
}

/** The coins that are compared, each with its line, and the way to one more. */
function Chosen({ compared, isWide }: { compared: Compared; isWide: boolean }) {
  const t = useText(compareText)
  const [isAdding, setAdding] = useState(false)
  const isFull = compared.coins.length >= maxCompared
  return (
    <div className={base.stackTight}>
      <ul className={styles.chosen} aria-label={t.coins}>
        {compared.coins.map((symbol, place) => (
          <li key={symbol} className={styles.chip}>
            <CoinLogo symbol={symbol} src={logoOf(symbol)} sizePx={22} />
            <svg className={styles.sample} viewBox="0 0 18 8" aria-hidden="true">
              <path className={lineLooks[place]} d="M1 4H17" />
            </svg>
            {symbol}
            <button
              type="button"
              className={styles.remove}
              aria-label={t.remove(symbol)}
              onClick={() => show(withoutCoin(compared, symbol))}
            >
              <Icon shape={closeIcon} sizePx={14} />
            </button>
          </li>
        ))}
        {!isFull && (
          <li>
            <button type="button" className={styles.add} onClick={() => setAdding(true)}>
              <Icon shape={plusIcon} sizePx={16} />
              {t.add}
            </button>
          </li>
        )}
      </ul>
      {!isWide && <Full compared={compared} />}
      <Sheet open={isAdding} onClose={() => setAdding(false)} title={t.add} closeLabel={t.close}>
        <CoinSearch
          onPick={({ symbol }) => {
            setAdding(false)
            show(withCoin(compared, symbol))
          }}
        />
      </Sheet>
    </div>
  )
}

function Full({ compared }: { compared: Compared }) {
  const t = useText(compareText)
  const leftOut = leftOutIn(useSearch())
  if (compared.coins.length < maxCompared) return null
  return <p className={`${base.tiny} ${base.faint}`}>{leftOut.length > 0 ? t.leftOut(leftOut.join(', ')) : t.full}</p>
}

const suggested = 3

/** Nothing to compare yet: the large ones are one tap away. */
function TooFew({ compared }: { compared: Compared }) {
  const t = useText(compareText)
  const { data = [] } = useTopCoins()
  const others = data.filter(({ symbol }) => !compared.coins.includes(symbol)).slice(0, suggested)
  return (
    <section className={cards.card}>
      <Empty
        icon={compareIcon}
        title={compared.coins.length ? t.oneMore : t.first}
        action={
          <div className={styles.suggestions}>
            {others.map(({ symbol, image }) => (
              <button
                key={symbol}
                type="button"
                className={styles.add}
                aria-label={t.addNamed(symbol)}
                onClick={() => show(withCoin(compared, symbol))}
              >
                <CoinLogo symbol={symbol} src={image} sizePx={22} />
                {symbol}
              </button>
            ))}
          </div>
        }
      >
        {t.needsTwo}
      </Empty>
    </section>
  )
}

function Sides({ of, compared }: { of: Comparison; compared: Compared }) {
  const t = useText(compareText)
  const calmest = of.coins
    .filter(({ swingPercent }) => swingPercent !== null)
    .sort((one, other) => (one.swingPercent ?? 0) - (other.swingPercent ?? 0))[0]
  return (
    <>
      {of.missing.length > 0 && (
        <p role="status" className={`${base.small} ${base.warning}`}>
          {t.missing(of.missing.join(', '))}
        </p>
      )}
      <div className={styles.columns}>
        <CompareChart of={of} span={compared.span} onSpan={span => show({ ...compared, span })} />
        {of.coins.length > 1 && <Together of={of} />}
      </div>
      <NoRate />
      <CompareTable of={of} />
      <p className={`${base.tiny} ${base.faint}`}>
        {calmest && of.coins.length > 1 && `${t.calmest(calmest.symbol)} `}
        {t.note}
      </p>
    </>
  )
}
