import type { ReactNode } from 'react'
import { useAppInfo } from '../../lib/app-info.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { useMoney } from '../../lib/money/money.ts'
import { Price } from '../../lib/Price.tsx'
import linkStyles from '../../ui/actions/links.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { directionOf } from '../../ui/direction.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowRightIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
import { Pill } from '../../ui/marks/Pill.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { selectCoin } from '../analysis/index.ts'
import { GradeRing } from './GradeRing.tsx'
import styles from './gems.module.css'
import { gemText } from './messages.ts'
import type { Gem } from './queries.ts'

const badges = { High: 'high', Medium: 'medium', Low: 'low', Unknown: 'unknown' } as const
const shownExchanges = 3

const looks = { high: styles.high, medium: styles.medium, low: styles.low, unknown: undefined }

/** Three blocks and a word; none is lit where nothing is known. */
function GradeBadge({ grade, children }: { grade: keyof typeof looks; children: ReactNode }) {
  return (
    <span className={classes(styles.grade, looks[grade])}>
      <i />
      <i />
      <i />
      {children}
    </span>
  )
}

export function GemCard({ gem }: { gem: Gem }) {
  const t = useText(gemText)
  const { price, percent, count, said, changePercent } = useMoney()
  const { id, symbol, name, image, grade, gradeLevel, currentPrice, priceChange24h, reason, isNew } = gem
  const change = changePercent(priceChange24h)
  return (
    <article className={`${cards.card} ${styles.gem}`} aria-label={`${symbol} · ${name}`}>
      <div className={styles.head}>
        <CoinLogo src={image} symbol={symbol} sizePx={44} />
        <div className={base.grow}>
          <h2 className={base.subheading}>
            {symbol} {isNew && <Pill>{t.isNew}</Pill>}
          </h2>
          <small className={base.faint}>{name}</small>
        </div>
        <GradeRing score={grade} label={t.grade(count(grade))} />
      </div>
      <div className={`${base.row} ${base.between} ${styles.price}`}>
        <span className={base.figureSmall}>
          <Price text={price(currentPrice)} />
        </span>
        <span className={styles.change}>
          <Delta direction={directionOf(0, change)}>{percent(change)}</Delta>
        </span>
        <GradeBadge grade={badges[gradeLevel]}>{t[gradeLevel]}</GradeBadge>
      </div>
      <Figures gem={gem} />
      <p className={`${base.small} ${base.muted}`}>{said(reason)}</p>
      <div className={`${base.row} ${base.between} ${styles.foot}`}>
        <Exchanges names={gem.exchanges} />
        <button type="button" className={linkStyles.action} onClick={() => selectCoin({ id, symbol, name, image })}>
          {t.analyze} <VisuallyHidden>{symbol}</VisuallyHidden>
          <Icon shape={arrowRightIcon} sizePx={16} />
        </button>
      </div>
    </article>
  )
}

function Figures({ gem }: { gem: Gem }) {
  const t = useText(gemText)
  const { price, compactPrice } = useMoney()
  const { marketCap, low24h, high24h } = gem
  return (
    <dl className={cards.factGrid}>
      <div>
        <dt>{t.marketCap}</dt>
        <dd>{compactPrice(marketCap)}</dd>
      </div>
      <div>
        <dt>{t.dayRange}</dt>
        <dd>
          <span className={styles.unbroken}>
            <Price text={price(low24h)} /> –
          </span>{' '}
          <span className={styles.unbroken}>
            <Price text={price(high24h)} />
          </span>
        </dd>
      </div>
    </dl>
  )
}

function Exchanges({ names }: { names: readonly string[] }) {
  const t = useText(gemText)
  const { count } = useFormat()
  const isSimulated = useAppInfo()?.market === 'simulated'
  const more = names.length - shownExchanges
  return (
    <ul className={styles.exchanges} aria-label={t.exchanges}>
      {names.slice(0, shownExchanges).map(exchange => (
        <li key={exchange}>
          <span>{isSimulated ? t.simulated : exchange}</span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <span role="img" aria-label={t.more(count(more))}>
            +{count(more)}
          </span>
        </li>
      )}
    </ul>
  )
}
