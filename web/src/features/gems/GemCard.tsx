import type { ReactNode } from 'react'
import { useAppInfo } from '../../lib/app-info.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { useMoney } from '../../lib/money/money.ts'
import { Price } from '../../lib/Price.tsx'
import linkStyles from '../../ui/actions/Button.module.css'
import { ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { directionOf } from '../../ui/direction.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowRightIcon, gemIcon, infoIcon, lockIcon } from '../../ui/icons/icons.ts'
import { TickScale } from '../../ui/instruments/TickScale.tsx'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
import coinLogoStyles from '../../ui/marks/marks.module.css'
import { Pill } from '../../ui/marks/Pill.tsx'
import { ringTick } from '../../ui/polar.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { selectCoin } from '../analysis/index.ts'
import { useBalance } from '../credits/index.ts'
import styles from './gems.module.css'
import { gemText, lockedText, smallPrintText } from './messages.ts'
import { type Gem, useGemSummary } from './queries.ts'

const count = 40
const marks = Array.from({ length: count }, (_, index) => ringTick(30, 28, 5, (index * 360) / count))

/** A 0 to 100 figure inside a ring of forty marks. */
function GradeRing({ score, label }: { score: number; label: string }) {
  return (
    <svg className={styles.ring} width="60" height="60" viewBox="0 0 60 60" role="img" aria-label={label}>
      {marks.map((tick, index) => (
        <line
          key={`${tick.x1} ${tick.y1}`}
          {...tick}
          className={classes(index < (score / 100) * count && styles.lit)}
        />
      ))}
      <text x="30" y="36">
        {Math.round(score)}
      </text>
    </svg>
  )
}

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

/** What a grade is worth, as measured, and what it is not. */
export function SmallPrint() {
  const t = useText(smallPrintText)
  return (
    <div className={`${cards.note} ${styles.note}`}>
      <Icon shape={infoIcon} sizePx={18} />
      <div className={base.stackTight}>
        {t.says.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}

const usuallyNeeded = 5

/** What waits behind the gate, how far away it is, and the two ways in. */
export function Locked() {
  const t = useText(lockedText)
  const { count } = useFormat()
  const address = useAddress()
  const balance = useBalance()
  const summary = useGemSummary().data
  const needed = summary?.neededCredits ?? usuallyNeeded
  const left = balance.kind === 'counted' ? balance.left : 0
  const missing = Math.max(1, needed - left)
  return (
    <>
      <section className={`${cards.card} ${styles.lockCard}`}>
        <span className={styles.lockIcon}>
          <Icon shape={gemIcon} sizePx={26} />
        </span>
        <h2 className={base.title}>{summary?.count ? t.waitingForYou(summary.count) : t.locked}</h2>
        <p className={base.muted}>{t.says(count(needed))}</p>
        <div className={styles.lockScale}>
          <TickScale
            ratio={Math.min(1, left / needed)}
            count={41}
            majorEvery={8}
            label={t.scale(count(left), count(needed))}
          />
          <div className={`${base.row} ${base.between} ${base.small}`} aria-hidden="true">
            <span className={base.muted}>
              {t.now} <b>{t.credits(left)}</b>
            </span>
            <span className={base.muted}>
              {t.needed} <b>{count(needed)}</b>
            </span>
          </div>
        </div>
        <ButtonLink look="primary" block href={address('/add-credits')}>
          {t.add(missing)}
        </ButtonLink>
        <ButtonLink look="line" block href={address('/subscribe')}>
          {t.pro}
        </ButtonLink>
      </section>
      <Ghosts />
      <SmallPrint />
    </>
  )
}

/** The shape of the cards, and nothing of what is on them. */
const Ghosts = () => (
  <div className={`${styles.list} ${styles.ghost}`} aria-hidden="true">
    {[0, 1].map(place => (
      <div key={place} className={`${cards.card} ${styles.gem}`}>
        <div className={styles.head}>
          <span className={`${coinLogoStyles.logo} ${coinLogoStyles.monogram} ${styles.lock}`}>
            <Icon shape={lockIcon} sizePx={18} />
          </span>
          <span className={base.grow}>
            <Skeleton width={64} />
            <Skeleton width={104} className={styles.secondLine} heightPx={10} />
          </span>
          <GradeRing score={0} label="" />
        </div>
      </div>
    ))}
  </div>
)
