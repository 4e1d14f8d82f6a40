import { market } from '@pusula/contract'
import { MINUTE_MS, withoutCurrency } from '@pusula/words'
import {
  type ComponentProps,
  memo,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { call } from '../../../lib/call.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { lateScreen } from '../../../lib/late-screen.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { useQuery } from '../../../lib/use-query.ts'
import { IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { expandIcon } from '../../../ui/icons/icons.ts'
import { Caught } from '../../../ui/states/Notice.tsx'
import { SkeletonArea } from '../../../ui/states/SkeletonText.tsx'
import { Table } from '../../../ui/Table.tsx'
import { candlesKey, useOverview } from '../../market/index.ts'
import { horizonText } from '../horizons.ts'
import { levelName } from '../levels.ts'
import type { AnalysisResult, AnalyzedCoin } from '../select/run.ts'
import styles from './ChartCard.module.css'
import { cachedCandles, saveCandles } from './cached-candles.ts'
import { coneOf } from './cone.ts'
import type { Candles, Picture } from './draw.ts'
import { LayerSwitches, useLayers } from './LayerSwitches.tsx'
import { type Layer, layers } from './layers.ts'
import { chartText } from './messages.ts'
import readoutStyles from './Readout.module.css'
import { Readout } from './Readout.tsx'
import { askedFor, coneSpanMs, isWithinDays, namedAt, type Timeframe, timeframes, untilNextMs } from './timeframes.ts'
import { weeksOf } from './weeks.ts'

/** The drawing is large and only this card needs it. */
const CandleChart = lateScreen(() => import('./CandleChart.tsx'))

/** The edges of the moment; those further away would squeeze the candles. */
const drawnLevels = ['r1', 's1']
/** Levels are what an analysis adds. */
const withoutLevels = layers.filter(layer => layer !== 'levels')

/** Weeks are not asked for: they are added up here. */
async function candlesOf(symbol: string, timeframe: Timeframe, signal: AbortSignal) {
  const reply = await call(market.candles, { symbol, ...askedFor[timeframe] }, signal)
  return timeframe === '1w' ? { ...reply, candles: weeksOf(reply.candles) } : reply
}

/** What an analysis adds to the candles. */
type Reading = Pick<AnalysisResult, 'at' | 'priceUsd' | 'forecasts' | 'levels'>

type Props = {
  coin: Pick<AnalyzedCoin, 'symbol' | 'name'>
  /** Its levels and the cone of its ranges; without one, the candles alone. */
  reading?: Reading | undefined
  /** Whether its last candle moves with the price. */
  isLive?: boolean | undefined
  /** False while it is not known whether the coin has candles: the card stands there and asks for none. */
  isAsked?: boolean | undefined
}

/** Candles, levels and forecast in one picture. */
export const ChartCard = memo(function ChartCard({ coin, reading, isLive, isAsked = true }: Props) {
  const t = useText(chartText)
  const card = useRef<HTMLElement>(null)
  const [timeframe, setTimeframe] = useState<Timeframe>('1h')
  const [chosen, setChosen] = useLayers()
  // The switch answers in the next frame; the picture, all of which is drawn anew, follows.
  const shown = useDeferredValue(chosen)
  const { symbol } = coin
  const candles = useQuery({
    queryKey: candlesKey(symbol, timeframe),
    queryFn: async ({ signal }) => {
      const reply = await candlesOf(symbol, timeframe, signal)
      saveCandles(symbol, timeframe, reply)
      return reply
    },
    initialData: () => cachedCandles(symbol, timeframe)?.reply,
    initialDataUpdatedAt: () => cachedCandles(symbol, timeframe)?.atMs,
    staleTime: MINUTE_MS,
    enabled: isAsked,
    refetchOnMount: true,
    // An analysis is of its own minute; what moves with the price goes on with the next candle.
    refetchInterval: ({ state: { data } }) => !reading && data && untilNextMs(data.candles.time, timeframe, Date.now()),
  })
  const waiting = <Waiting />
  return (
    <section ref={card} className={`${cards.card} ${cards.flush} ${styles.card}`}>
      <div className={styles.head}>
        <Segmented
          className={styles.timeframes}
          label={t.interval}
          segments={timeframes.map(value => ({ value, label: t[value] }))}
          value={timeframe}
          onChange={setTimeframe}
        />
        <FullScreen of={card} />
      </div>
      <Loaded query={candles} waiting={waiting}>
        {reply => <Drawn key={timeframe} {...{ coin, reading, isLive, timeframe, shown }} candles={reply.candles} />}
      </Loaded>
      <Key reading={reading} timeframe={timeframe} />
      <LayerSwitches offered={reading ? layers : withoutLevels} shown={chosen} onChange={setChosen} />
    </section>
  )
})

const neverChanges = () => () => undefined

/** Says whether it is on, whoever switched it: the browser has keys of its own. */
function FullScreen({ of }: { of: RefObject<HTMLElement | null> }) {
  const t = useText(chartText)
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => document.fullscreenEnabled,
    () => false,
  )
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  if (!isOffered) return null
  const toggle = () => void (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())
  return <IconButton label={t.fullScreen} icon={expandIcon} sizePx={18} pressed={isFull} onClick={toggle} />
}

function Waiting() {
  const t = useText(chartText)
  return (
    <SkeletonArea label={t.waiting}>
      <div className={readoutStyles.readout} />
      <div className={styles.box} />
    </SkeletonArea>
  )
}

type DrawnProps = Props & { timeframe: Timeframe; candles: Candles; shown: readonly Layer[] }

function Drawn({ coin, reading, isLive, timeframe, candles, shown }: DrawnProps) {
  const t = useText(chartText)
  const horizons = useText(horizonText)
  const { price } = useMoney()
  const range = reading && rangeShown(reading, timeframe)
  const coneLabel = range ? `+${horizons[range.horizon]}` : ''
  // The keyboard moves the crosshair; the crosshair of a finger or a mouse moves itself.
  const [cursor, setCursor] = useState<number | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const onCandle = useCallback((index: number | null) => setPointed(index), [])
  const picture = useMemo<Picture>(
    () => ({
      timeframe,
      candles,
      cone: reading ? coneOf(reading, coneSpanMs[timeframe]) : [],
      coneLabel,
      shown,
      priceUsd: reading?.priceUsd ?? candles.close.at(-1) ?? 0,
      levels: (reading?.levels ?? [])
        .filter(({ name }) => drawnLevels.includes(name))
        .map(({ name, priceUsd }) => ({
          name: levelName(name),
          priceUsd,
          isResistance: name.startsWith('r'),
        })),
    }),
    [reading, timeframe, candles, coneLabel, shown],
  )
  const says = t.says(
    coin.name,
    t[timeframe],
    price(candles.close[0]),
    price(candles.close.at(-1)),
    price(Math.min(...candles.low)),
    price(Math.max(...candles.high)),
  )
  return (
    <>
      <Readout candles={candles} timeframe={timeframe} index={pointed ?? cursor} onIndex={setCursor} />
      <div
        role="img"
        aria-label={
          says + (range ? t.saysCone(horizons[range.horizon], price(range.low80Usd), price(range.high80Usd)) : '')
        }
        className={classes(styles.plot, shown.includes('rsi') && styles.withStrength)}
      >
        <Caught fallback={<p className={`${styles.box} ${base.small} ${base.muted}`}>{t.notDrawn}</p>}>
          <Suspense fallback={<div className={styles.box} />}>
            {isLive ? (
              <MovingChart symbol={coin.symbol} {...{ picture, cursor, onCandle }} />
            ) : (
              <CandleChart {...{ picture, cursor, onCandle }} />
            )}
          </Suspense>
        </Caught>
      </div>
      <CandleTable candles={candles} timeframe={timeframe} />
    </>
  )
}

/** Alone in following the price: what stands around the picture is not drawn anew with every tick. */
function MovingChart({ symbol, ...drawn }: Omit<ComponentProps<typeof CandleChart>, 'nowUsd'> & { symbol: string }) {
  return <CandleChart {...drawn} nowUsd={useOverview(symbol).data?.price.lastPrice} />
}

/** The forecast at the end of the cone. */
const rangeShown = ({ at, forecasts }: Reading, timeframe: Timeframe) =>
  forecasts.findLast(({ dueAt }) => Date.parse(dueAt) - Date.parse(at) <= coneSpanMs[timeframe])

function Key({ reading, timeframe }: { reading: Reading | undefined; timeframe: Timeframe }) {
  const t = useText(chartText)
  const horizons = useText(horizonText)
  const { roughPrice } = useMoney()
  const range = reading && rangeShown(reading, timeframe)
  return (
    <div className={styles.key}>
      {range && (
        <span>
          <i className={styles.cone} />
          {t.range(horizons[range.horizon])}{' '}
          <b>
            <Price text={withoutCurrency(roughPrice(range.low80Usd))} /> –{' '}
            <Price text={withoutCurrency(roughPrice(range.high80Usd))} />
          </b>
        </span>
      )}
      {reading && (
        <>
          <span>
            <i />
            {t.resistance}
          </span>
          <span>
            <i className={styles.support} />
            {t.support}
          </span>
        </>
      )}
      <a className={base.faint} href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
        {t.by}
      </a>
    </div>
  )
}

const shown = 12

/** The end of the chart in figures, for those who hear the page. Newest first. */
function CandleTable({ candles, timeframe }: { candles: Candles; timeframe: Timeframe }) {
  const t = useText(chartText)
  const { price, date, time } = useMoney()
  const rows = candles.time
    .map((timeMs, index) => ({ timeMs, index }))
    .slice(-shown)
    .reverse()
  return (
    <Table
      look="heard"
      caption={t.table}
      rows={rows}
      keyOf={({ timeMs }) => timeMs}
      columns={[
        {
          key: 'time',
          head: t.time,
          cell: ({ timeMs }) => (
            <>
              {date(namedAt(timeMs, timeframe))} {isWithinDays(timeframe) && time(new Date(timeMs))}
            </>
          ),
        },
        ...(['open', 'high', 'low', 'close'] as const).map(key => ({
          key,
          head: t[key],
          cell: ({ index }: { index: number }) => price(candles[key][index]),
        })),
      ]}
    />
  )
}
