import { market } from '@pusula/contract'
import { currencySigns } from '@pusula/words'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { RateLine } from '../../../lib/money/RateLine.tsx'
import { useRateMissing } from '../../../lib/money/rates.ts'
import { Price } from '../../../lib/Price.tsx'
import { useQuery } from '../../../lib/use-query.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import styles from './CoinCard.module.css'

const localText = messages({
  local: { tr: 'Türk borsalarında', en: 'At Turkish exchanges' },
  localAt: { tr: (venue: string) => `${venue} fiyatı`, en: (venue: string) => `Price at ${venue}` },
  fromWorld: {
    tr: (distance: string) => `dünya fiyatına göre ${distance}`,
    en: (distance: string) => `${distance} from the world’s price`,
  },
})

const everyMs = 30_000

/** What the coin costs at each Turkish exchange and how far that is from the world's price, for who reads lira. */
function LocalPrices({ symbol }: { symbol: string }) {
  const t = useText(localText)
  const { in: inSign, ratio, tender, wanted } = useMoney()
  const isRateMissing = useRateMissing(wanted)
  const isLira = tender.currency === 'TRY'
  const { data, isPending } = useQuery({
    queryKey: ['market', 'local', symbol],
    queryFn: ({ signal }) => call(market.localPrices, { symbol }, signal),
    enabled: isLira,
    refetchInterval: everyMs,
    staleTime: everyMs,
    refetchOnMount: true,
  })
  const isComing = isLira ? isPending : wanted === 'TRY' && !isRateMissing
  if (isComing) return <div className={styles.localComing} />
  if (!isLira || !data?.length) return null
  return (
    <dl className={cards.facts} aria-label={t.local}>
      {data.map(({ venue, priceTry, distanceRatio }) => (
        <div key={venue}>
          <dt>{t.localAt(venue)}</dt>
          <dd>
            <Price text={inSign(currencySigns.TRY).roughPrice(priceTry)} />
            <small className={`${base.faint} ${styles.distance}`}>{t.fromWorld(ratio(distanceRatio))}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What else a price in another currency needs: the rate, and what the coin costs nearby. */
export default function OtherMoney({ symbol }: { symbol: string }) {
  return (
    <div className={styles.money}>
      <LocalPrices symbol={symbol} />
      <div className={styles.rate}>
        <RateLine withSources />
      </div>
    </div>
  )
}
