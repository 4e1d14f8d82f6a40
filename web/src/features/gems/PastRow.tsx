import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { directionOf } from '../../ui/direction.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, clockIcon, closeIcon, minusIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
import styles from './gems.module.css'
import { pastText } from './messages.ts'
import type { PastGem } from './queries.ts'

const marks = {
  open: { icon: clockIcon, says: 'stateOpen' },
  reached: { icon: checkIcon, says: 'stateReached' },
  missed: { icon: closeIcon, says: 'stateMissed' },
  delisted: { icon: minusIcon, says: 'stateDelisted' },
} as const

/** One coin: when it was found, what became of it, and what Bitcoin did meanwhile. */
export function PastRow({ gem }: { gem: PastGem }) {
  const t = useText(pastText)
  const { date, percent, count } = useFormat()
  const { symbol, image, foundAt, grade, state, changePercent, bitcoinChangePercent } = gem
  const { icon, says } = marks[state]
  return (
    <li className={`${cards.item} ${styles.row}`}>
      <CoinLogo src={image} symbol={symbol} sizePx={32} />
      <span className={cards.itemText}>
        <b>{symbol}</b>
        <small className={base.faint}>{t.found(date(new Date(foundAt)), count(grade))}</small>
        <small className={styles.state}>
          <Icon shape={icon} sizePx={13} />
          {t[says]}
        </small>
      </span>
      <span className={styles.value}>
        <Delta direction={directionOf(0, changePercent)}>{percent(changePercent)}</Delta>
        <small className={base.faint}>{t.bitcoin(percent(bitcoinChangePercent))}</small>
      </span>
    </li>
  )
}
