import { memo, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useAfterFirstPaint } from '../../../lib/after-first-paint.ts'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { useWasNear } from '../../../lib/on-screen.ts'
import { useOnline } from '../../../lib/online.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { useBalance, useOpenCoins } from '../../credits/index.ts'
import {
  DayRange,
  MoneyNearby,
  type StillOverview,
  useLive,
  useOverview,
  useStillOverview,
} from '../../market/index.ts'
import { useOpenLabel } from '../access/open-label.ts'
import { ChartCard } from '../chart/ChartCard.tsx'
import { SavedAnalysisButton } from '../dialogs/SavedAnalysisButton.tsx'
import { Advice } from '../NextButton.tsx'
import { selectCoin } from '../select/flow.ts'
import { coinOf } from '../select/reading.ts'
import type { AnalyzedCoin } from '../select/run.ts'
import { useKind } from '../special/kind.ts'
import { specialText } from '../special/messages.ts'
import { SpecialCoin } from '../special/SpecialCoin.tsx'
import { CoinFacts, CoinHead } from './CoinHead.tsx'
import styles from './coin.module.css'
import { coinText } from './messages.ts'

export type CoinSlots = {
  /** What other features offer for the coin in the head. */
  actions?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  /** What else they offer: in words on the coin's page, whose head has room for its name and little else. */
  moreActions?: ((coin: AnalyzedCoin, inWords: boolean) => ReactNode) | undefined
  /** The newest headlines of a coin, and all of them for one of which there is little else to say. */
  headlinesOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  newsOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  /** Today’s question about the coin, which another feature asks. */
  turnOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
}

type Props = {
  coin: AnalyzedCoin & { isLocked?: boolean }
  /** Undefined until it has come: everything else stands there, and is read, from the start. */
  overview: StillOverview | undefined
  /** It is known to be an ordinary coin, or that nobody can tell. */
  isKnown: boolean
  /** The headlines of a coin, which another feature shows. */
  headlinesOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  /** Today’s question about it. */
  turnOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  /** What else can be done with it. */
  more: ReactNode
}

type OpenAnalysisProps = { coin: AnalyzedCoin & { isLocked?: boolean } }

/** The way to the analysis, what it costs and what is left then. The question itself comes with the tap. */
const OpenAnalysis = memo(function OpenAnalysis({ coin }: OpenAnalysisProps) {
  const { label, says, left } = useOffer(coin)
  const isOnline = useOnline()
  return (
    <div className={styles.open}>
      <Button
        look="primary"
        block
        className={isOnline ? undefined : styles.resting}
        aria-disabled={!isOnline || undefined}
        onClick={() => isOnline && selectCoin(coin)}
      >
        {label}
        <Icon shape={arrowRightIcon} sizePx={18} />
      </Button>
      {left !== undefined && <p className={`${base.tiny} ${base.faint}`}>{left || '\u00a0'}</p>}
      {says && <p className={`${base.tiny} ${base.faint}`}>{says}</p>}
      <SavedAnalysisButton symbol={coin.symbol} onLeave={() => undefined} />
    </div>
  )
})

/** What it says from the start, and what will be left, which is a line of its own that waits for the balance. */
function useOffer({ symbol, isLocked }: OpenAnalysisProps['coin']): { label: string; says: string; left?: string } {
  const t = useText(coinText)
  const { count } = useFormat()
  const isOnline = useOnline()
  const balance = useBalance()
  const openLabel = useOpenLabel(symbol)
  const isGift = useOpenCoins(isOnline && balance.kind === 'counted')?.gifts.includes(symbol)
  if (!isOnline) return { label: t.analyze, says: t.offline }
  if (openLabel) return { label: openLabel, says: '' }
  if (isLocked) return { label: t.membersOnly, says: '' }
  if (isGift) return { label: t.analyzeFree, says: t.gift }
  if (balance.kind === 'unlimited') return { label: t.analyze, says: '' }
  if (balance.kind === 'unknown') return { label: t.analyzeForOne, says: t.refreshes, left: '' }
  return balance.left < 1
    ? { label: t.addCredits, says: t.none }
    : { label: t.analyzeForOne, says: t.refreshes, left: t.left(count(balance.left - 1)) }
}

/** All that costs nothing of a coin that can be analysed, and the way to what costs a credit. */
const FreeCoin = memo(function FreeCoin({ coin, overview, isKnown, headlinesOf, turnOf, more }: Props) {
  const t = useText(coinText)
  const isAfterPaint = useAfterFirstPaint()
  const [news, setNews] = useState<Element | null>(null)
  const isNewsNear = useDeferredValue(useWasNear(news))
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <h2 className={base.visuallyHidden}>{t.chart}</h2>
        <Suspense>
          <ChartCard coin={coin} isLive isAsked={isKnown} />
        </Suspense>
      </div>
      <div className={styles.side}>
        <section className={cards.card}>
          <LiveRange symbol={coin.symbol} />
          <MoneyNearby symbol={coin.symbol} />
        </section>
        {isAfterPaint && isKnown && overview && <CoinFacts overview={overview} />}
        {isAfterPaint && isKnown && more}
      </div>
      <div ref={setNews} className={styles.news}>
        {/* Below what is read of the coin: it comes late, and must move nothing that stands in the first view. */}
        {isNewsNear && isKnown && overview && turnOf?.(coin)}
        {isNewsNear && isKnown && headlinesOf?.(coin)}
        <Advice>{t.freeSays}</Advice>
      </div>
      <Suspense>
        <OpenAnalysis coin={coin} />
      </Suspense>
    </div>
  )
})

/** Follows the price by itself. */
const LiveRange = ({ symbol }: { symbol: string }) => <DayRange price={useOverview(symbol, false).data?.price} />

/** One coin and all that costs nothing: of one that has no analysis of its own, what can be said instead. */
export default function CoinScreen({
  symbol: asked,
  actions,
  moreActions,
  headlinesOf,
  newsOf,
  turnOf,
}: CoinSlots & { symbol: string }) {
  const t = useText(coinText)
  const query = useKind(asked)
  const { kind, symbol, name } = query.data ?? { kind: 'ordinary', symbol: asked, name: undefined }
  useLive([symbol])
  const isUnknown = query.error !== null && asProblem(query.error).code === 'market.unknownCoin'
  const priced = useStillOverview(symbol, !isUnknown)
  const overview = priced.data
  const known = overview?.coin.symbol === symbol ? overview.coin : undefined
  const coin = useMemo(() => known ?? coinOf(symbol, name), [known, symbol, name])
  if (isUnknown) return <Unknown />
  // Until it is known what it is, and where nobody can tell, it is taken for an ordinary one, as nearly all are: its price and chart are
  // shown, and the server charges for no special coin.
  const isOrdinary = query.data ? query.data.text === null : true
  const isKnown = query.data !== undefined || (query.error !== null && !query.isFetching)
  const more = moreActions && <div className={styles.more}>{moreActions(coin, true)}</div>
  return (
    <div className={base.stack}>
      <Heading title={`${coin.name} · ${t.title}`} look="hidden">
        {coin.name}
      </Heading>
      <CoinHead
        coin={coin}
        overview={overview}
        isSilent={kind === 'silent'}
        kind={kind in t ? t[kind as 'new'] : undefined}
        actions={actions?.(coin)}
      />
      {isOrdinary ? (
        <Loaded
          query={priced}
          waiting={<FreeCoin overview={undefined} {...{ coin, isKnown, headlinesOf, turnOf, more }} />}
        >
          {found => <FreeCoin overview={found} {...{ coin, isKnown, headlinesOf, turnOf, more }} />}
        </Loaded>
      ) : (
        <Loaded query={query}>{found => <SpecialCoin kind={found} coin={coin} newsOf={newsOf} more={more} />}</Loaded>
      )}
    </div>
  )
}

function Unknown() {
  const t = useText(specialText)
  const address = useAddress()
  return (
    <section className={cards.card}>
      <Heading title={t.unknown} look="hidden" />
      <Empty
        title={t.unknown}
        action={
          <ButtonLink look="primary" small href={address('/dashboard/home')}>
            {t.pick}
          </ButtonLink>
        }
      >
        {t.unknownSays}
      </Empty>
    </section>
  )
}
