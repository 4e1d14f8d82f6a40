import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import { useOverview } from './coin-card/overview.ts'
import { originText } from './messages.ts'
import { useSpoken } from './spoken.ts'

/** The price on the card for those who hear the page, at most every ten seconds. */
export function SpokenPrice({ symbol }: { symbol: string }) {
  const t = useText(originText)
  const { price, percent, time } = useFormat()
  const { data } = useOverview(symbol)
  const text = data
    ? `${data.coin.name} ${price(data.price.lastPrice)}, ${percent(data.price.priceChangePercent)}. ${t.updated(time(new Date(data.origin.atMs)))}`
    : ''
  return <output className={base.visuallyHidden}>{useSpoken(text)}</output>
}
