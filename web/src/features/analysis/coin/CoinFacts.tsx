import { market } from '@pusula/contract'
import { withoutCurrency } from '@pusula/words'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { candlesKey, type Overview } from '../../market/index.ts'
import styles from './coin.module.css'
import { coinText } from './messages.ts'
import { volumeAgainstUsual, yearOf } from './year.ts'

const daysAsked = 365
const freshMs = 60 * 60_000

/** The last year day by day: its ends, and how much was traded on a usual day. */
const useYear = (symbol: string) =>
  useQuery({
    queryKey: candlesKey(symbol, '1d', daysAsked),
    queryFn: async ({ signal }) =>
      (await call(market.candles, { symbol, timeframe: '1d', count: daysAsked }, signal)).candles,
    staleTime: freshMs,
    refetchOnMount: true,
  }).data

/** How large the coin is, how much of it is traded and where its year was. What nobody knows is said to be so. */
export function CoinFacts({ overview: { coin, price, marketCapUsd, supply } }: { overview: Overview }) {
  const t = useText(coinText)
  const { compactPrice, compact, roughPrices } = useMoney()
  const days = useYear(coin.symbol)
  const year = days && yearOf(days, price.lastPrice)
  const [low = '', high = ''] = year ? roughPrices([year.lowUsd, year.highUsd]) : []
  const against = days ? volumeAgainstUsual(days, price.volume) : 'usual'
  const facts = [
    { name: t.cap, text: marketCapUsd && compactPrice(marketCapUsd) },
    {
      name: t.volume,
      text: price.volume > 0 && compactPrice(price.volume * price.weightedAvgPrice),
      more: against === 'less' ? t.lessVolume : against === 'more' ? t.moreVolume : undefined,
    },
    { name: t.supply, text: supply && `${compact(supply)} ${coin.symbol}` },
    {
      name: year?.isWhole === false ? t.sinceListed : t.year,
      text: year && (
        <>
          <Price text={low} /> – <Price text={withoutCurrency(high)} />
        </>
      ),
    },
  ]
  return (
    <section className={cards.card}>
      <h2 className={base.visuallyHidden}>{t.facts}</h2>
      <dl className={`${cards.factGrid} ${styles.facts}`}>
        {facts.map(({ name, text, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text || <span className={base.faint}>{t.unknown}</span>}
              {text && more && <small className={base.faint}> {more}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
