import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { logoOf } from '../../market/index.ts'
import { type CoinKind, coinPath } from './kind.ts'
import { specialText } from './messages.ts'
import styles from './special.module.css'

type Props = { kind: CoinKind; follows: NonNullable<CoinKind['follows']>; says: string }

/** The coin that makes the price, and the way there: nobody pays for the same story twice. */
export function Follows({ kind: { symbol, gap }, follows, says }: Props) {
  const t = useText(specialText)
  const { quantity } = useFormat()
  const address = useAddress()
  const units = gap && quantity(Number(gap.unitsPerCoin.toPrecision(5)))
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div className={styles.pair}>
        <CoinLogo symbol={symbol} src={logoOf(symbol)} sizePx={36} />
        <Icon shape={arrowRightIcon} sizePx={18} />
        <CoinLogo symbol={follows.symbol} src={logoOf(follows.symbol)} sizePx={36} />
        <div className={base.grow}>
          <h3 className={base.subheading}>{t.follows(follows.name)}</h3>
          {units && <p className={`${base.small} ${base.muted}`}>{t.units(symbol, units, follows.symbol)}</p>}
        </div>
      </div>
      <p className={`${base.small} ${base.muted}`}>{says}</p>
      <ButtonLink look="primary" block href={address(coinPath(follows.symbol))}>
        {t.goTo(follows.name)}
        <Icon shape={arrowRightIcon} sizePx={18} />
      </ButtonLink>
    </section>
  )
}
