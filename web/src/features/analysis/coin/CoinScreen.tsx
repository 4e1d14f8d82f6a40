import type { ReactNode } from 'react'
import { useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Empty } from '../../../ui/states/Empty.tsx'
import { useLive, useOverview } from '../../market/index.ts'
import { coinOf } from '../select/reading.ts'
import type { AnalyzedCoin } from '../select/run.ts'
import { useKind } from '../special/kind.ts'
import { specialText } from '../special/messages.ts'
import { SpecialCoin } from '../special/SpecialCoin.tsx'
import { CoinHead } from './CoinHead.tsx'
import styles from './coin.module.css'
import { FreeCoin } from './FreeCoin.tsx'
import { coinText } from './messages.ts'

export type CoinSlots = {
  /** What other features offer for the coin in the head, at the price that is shown there. */
  actions?: ((coin: AnalyzedCoin, nowUsd: number | undefined) => ReactNode) | undefined
  /** What else they offer: in words on the coin's page, whose head has room for its name and little else. */
  moreActions?: ((coin: AnalyzedCoin, inWords: boolean) => ReactNode) | undefined
  /** The newest headlines of a coin, and all of them for one of which there is little else to say. */
  headlinesOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  newsOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  /** Today’s question about the coin, which another feature asks. */
  turnOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
}

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
  const priced = useOverview(symbol, !isUnknown)
  const overview = priced.data
  const coin = overview?.coin.symbol === symbol ? overview.coin : coinOf(symbol, name)
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
        actions={actions?.(coin, overview?.price.lastPrice)}
      />
      {isOrdinary ? (
        <Loaded
          query={priced}
          waiting={<FreeCoin overview={undefined} {...{ coin, isKnown, headlinesOf, turnOf, more }} />}
        >
          {found => <FreeCoin overview={found} {...{ coin, isKnown, headlinesOf, turnOf, more }} />}
        </Loaded>
      ) : (
        <Loaded query={query}>
          {found => <SpecialCoin kind={found} coin={coin} overview={overview} newsOf={newsOf} more={more} />}
        </Loaded>
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
