import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon, closeIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { shortHorizonText } from '../horizons.ts'
import rangeStyles from '../range.module.css'
import { trackRecordText } from './messages.ts'
import { type Graded, placesOf } from './record.ts'
import styles from './track-record.module.css'

/** One result on a line of its own: a dot inside the range, a diamond outside. */
export function ResultRow({ result }: { result: Graded }) {
  const t = useText(trackRecordText)
  const horizons = useText(shortHorizonText)
  const { roughPrice, price, date } = useMoney()
  const { symbol, horizon, isInside, actualUsd, lowUsd, highUsd, dueAt } = result
  const { lowPercent, widthPercent, medianPercent, actualPercent } = placesOf(result)
  return (
    <li className={styles.result}>
      <CoinLogo src={`/coins/${symbol.toLowerCase()}.svg`} symbol={symbol} sizePx={32} />
      <span title={date(new Date(dueAt))}>
        <b>{symbol}</b>
        <small>{horizons[horizon]}</small>
      </span>
      <div
        className={styles.resultScale}
        role="img"
        aria-label={t.resultSays(price(actualUsd), price(lowUsd), price(highUsd))}
      >
        <span
          className={`${rangeStyles.band} ${styles.resultBand}`}
          style={{ left: `${lowPercent}%`, width: `${widthPercent}%` }}
        />
        <span className={styles.predicted} style={{ left: `${medianPercent}%` }} />
        <span className={classes(styles.actual, !isInside && styles.missed)} style={{ left: `${actualPercent}%` }} />
      </div>
      <span className={styles.resultValue}>
        <b>
          <Price text={roughPrice(actualUsd)} />
        </b>
        <small className={isInside ? base.faint : styles.down}>
          <Icon shape={isInside ? checkIcon : closeIcon} sizePx={13} />
          {isInside ? t.inRange : t.outside}
        </small>
      </span>
    </li>
  )
}
