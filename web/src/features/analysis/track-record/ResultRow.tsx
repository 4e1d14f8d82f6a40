import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon, closeIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { shortHorizonText } from '../horizons.ts'
import { type Graded, placesOf } from './record.ts'
import { trackRecordText } from './text.ts'

/** One result on a line of its own: a dot inside the range, a diamond outside. */
export function ResultRow({ result }: { result: Graded }) {
  const t = useText(trackRecordText)
  const horizons = useText(shortHorizonText)
  const { roughPrice, price, date } = useFormat()
  const { symbol, horizon, isInside, actualUsd, lowUsd, highUsd, dueAt } = result
  const { lowPercent, widthPercent, medianPercent, actualPercent } = placesOf(result)
  return (
    <li className="trr">
      <CoinLogo src={`/coins/${symbol.toLowerCase()}.svg`} symbol={symbol} sizePx={32} />
      <span className="trr-n" title={date(new Date(dueAt))}>
        <b>{symbol}</b>
        <small>{horizons[horizon]}</small>
      </span>
      <div className="trr-s" role="img" aria-label={t.resultSays(price(actualUsd), price(lowUsd), price(highUsd))}>
        <span className="pr-band" style={{ left: `${lowPercent}%`, width: `${widthPercent}%` }} />
        <span className="trr-p" style={{ left: `${medianPercent}%` }} />
        <span className={classes('trr-a', !isInside && 'miss')} style={{ left: `${actualPercent}%` }} />
      </div>
      <span className="trr-v">
        <b>
          <Price text={roughPrice(actualUsd)} />
        </b>
        <small className={isInside ? 'dim' : 'down'}>
          <Icon shape={isInside ? checkIcon : closeIcon} sizePx={13} />
          {isInside ? t.inside : t.outside}
        </small>
      </span>
    </li>
  )
}
