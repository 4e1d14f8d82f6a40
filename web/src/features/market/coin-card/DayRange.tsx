import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { RangeScale } from '../../../ui/instruments/RangeScale.tsx'
import { ratioInRange } from '../../../ui/instruments/scale.ts'
import { cardText } from '../messages.ts'
import styles from './CoinCard.module.css'
import type { Overview } from './overview.ts'

/** Where the price stands between the lowest and the highest of the day. */
export function DayRange({ price }: { price: Overview['price'] }) {
  const t = useText(cardText)
  const { roughPrice, count } = useMoney()
  const { lowPrice, highPrice, lastPrice } = price
  const point = (value: number, name: string) => ({ value, name, text: <Price text={roughPrice(value)} /> })
  const percent = count(ratioInRange(lowPrice, highPrice, lastPrice) * 100)
  return (
    <>
      <h3 className={`${base.small} ${base.muted} ${styles.label}`}>{t.range}</h3>
      <RangeScale
        low={point(lowPrice, t.low)}
        average={point(price.weightedAvgPrice, t.average)}
        high={point(highPrice, t.high)}
        current={lastPrice}
        label={t.rangeSays(roughPrice(lowPrice), roughPrice(highPrice), percent)}
      />
    </>
  )
}
