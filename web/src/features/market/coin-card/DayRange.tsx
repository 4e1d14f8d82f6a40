import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { RangeScale } from '../../../ui/instruments/RangeScale.tsx'
import { ratioInRange } from '../../../ui/instruments/scale.ts'
import { cardText } from '../messages.ts'
import styles from './CoinCard.module.css'
import type { Overview } from './overview.ts'

/** As wide as most figures; never seen. */
const typical = { lowPrice: 9_900, highPrice: 10_100, lastPrice: 10_000, weightedAvgPrice: 10_000 }

/** Where the price stands between the lowest and the highest of the day; its room is kept while it is on its way. */
export function DayRange({ price }: { price: Overview['price'] | undefined }) {
  const t = useText(cardText)
  const { roughPrice, count } = useMoney()
  const { lowPrice, highPrice, lastPrice, weightedAvgPrice } = price ?? typical
  const point = (value: number, name: string) => ({ value, name, text: <Price text={roughPrice(value)} /> })
  const percent = count(ratioInRange(lowPrice, highPrice, lastPrice) * 100)
  return (
    <>
      <h3 className={`${base.small} ${base.muted} ${styles.label}`}>{t.range}</h3>
      <div className={price ? undefined : styles.coming}>
        <RangeScale
          low={point(lowPrice, t.low)}
          average={point(weightedAvgPrice, t.average)}
          high={point(highPrice, t.high)}
          current={lastPrice}
          label={t.rangeSays(roughPrice(lowPrice), roughPrice(highPrice), percent)}
        />
      </div>
    </>
  )
}
