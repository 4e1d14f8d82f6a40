import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { directionOf } from '../../../ui/direction.ts'
import { PriceFlash } from '../../../ui/instruments/PriceFlash.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import rowStyles from '../../../ui/rows.module.css'
import { LoadingDots } from '../../../ui/states/Spinner.tsx'
import { rowText } from '../messages.ts'
import type { Figures } from '../prices/prices.ts'

/** Skeleton width of a price, so that the row does not shift when its own arrives. */
const typicalUsd = 10_000

/** Price and change at the end of a row. */
export function CoinFigures({ price }: { price: Figures | undefined }) {
  const t = useText(rowText)
  const format = useMoney()
  if (!price) {
    return (
      <span className={rowStyles.value}>
        <b>
          <LoadingDots label={t.priceComing}>{format.price(typicalUsd)}</LoadingDots>
        </b>
      </span>
    )
  }
  const changePercent = format.changePercent(price.changePercent)
  return (
    <span className={rowStyles.value}>
      <b>
        <PriceFlash value={price.price}>
          <Price text={format.price(price.price)} />
        </PriceFlash>
      </b>
      <Delta direction={directionOf(0, changePercent)} small>
        {format.percent(changePercent)}
      </Delta>
    </span>
  )
}
