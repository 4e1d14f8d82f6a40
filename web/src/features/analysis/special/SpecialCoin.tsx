import { offPegRatio } from '@pusula/engine'
import { pricesIn } from '@pusula/words'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { RateLine } from '../../../lib/money/RateLine.tsx'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon, bellIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { logoOf, useOverview } from '../../market/index.ts'
import { type AlertLevel, LevelAlert, WishAlert } from '../../notifications/index.ts'
import { Advice } from '../NextButton.tsx'
import type { AnalyzedCoin } from '../select/run.ts'
import { DollarFacts, GapCard } from './GapCard.tsx'
import { type CoinKind, coinPath } from './kind.ts'
import { specialText } from './messages.ts'
import styles from './special.module.css'
import { YoungCards } from './YoungCards.tsx'

type Props = {
  kind: CoinKind
  coin: AnalyzedCoin
  /** All headlines of a coin, for one of which there is little else to say. */
  newsOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  /** What else can be done with it. */
  more: ReactNode
}

type FollowsProps = { kind: CoinKind; follows: NonNullable<CoinKind['follows']>; says: string }

/** The coin that makes the price, and the way there: nobody pays for the same story twice. */
function Follows({ kind: { symbol, gap }, follows, says }: FollowsProps) {
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

/** How far from another coin is worth a word. */
const farPercent = 1

type GapProps = { coin: AnalyzedCoin; gap: NonNullable<CoinKind['gap']> }

/** Waits for the day on which a coin leaves the one it follows; where it has, the page says so. */
function GapAlert({ coin: { symbol, name }, gap }: GapProps) {
  const t = useText(specialText)
  const { part } = useFormat()
  if (100 * Math.abs(gap.nowRatio) >= farPercent) return null
  const far = part(farPercent / 100)
  return (
    <WishAlert
      wish={{ symbol, kind: 'gap', target: farPercent }}
      name={name}
      label={t.tellGap(far)}
      says={t.tellGapSays(gap.toName, far)}
    />
  )
}

/** Waits for the day on which a dollar is worth less than one. */
function PegAlert({ coin, nowUsd }: { coin: AnalyzedCoin; nowUsd: number }) {
  const t = useText(specialText)
  const { part } = useFormat()
  const [level, setLevel] = useState<AlertLevel | null>(null)
  const off = part(offPegRatio, 1)
  return (
    <>
      <Button block onClick={() => setLevel({ name: t.belowPeg(off), priceUsd: 1 - offPegRatio, nowUsd })}>
        <Icon shape={bellIcon} sizePx={18} />
        {t.tellOffPeg(off)}
      </Button>
      <LevelAlert coin={coin} level={level} onClose={() => setLevel(null)} />
    </>
  )
}

/** A coin that has no analysis of its own: what can be said of it instead, for nothing. */
export function SpecialCoin({ kind, coin, newsOf, more }: Props) {
  const overview = useOverview(coin.symbol, false).data
  const t = useText(specialText)
  const text = pricesIn(kind.text, useMoney())
  const { gap, young, follows } = kind
  if (!text) return null
  const isDollar = kind.kind === 'currency'
  return (
    <>
      <h2 className={gap?.isOff ? styles.warning : styles.headline}>{text.headline}</h2>
      <div className={styles.columns}>
        {follows && <Follows kind={kind} follows={follows} says={text.instead} />}
        {gap && (
          <div className={base.stack}>
            <GapCard gap={gap} isDollar={isDollar} />
            {!isDollar && <GapAlert coin={coin} gap={gap} />}
          </div>
        )}
        {gap && isDollar && (
          <div className={base.stack}>
            <DollarFacts gap={gap} text={text} marketCapUsd={overview?.marketCapUsd ?? null} />
            {overview && <PegAlert coin={coin} nowUsd={overview.price.lastPrice} />}
          </div>
        )}
        {young && <YoungCards coin={coin} young={young} nowUsd={overview?.price.lastPrice ?? kind.priceUsd} />}
        {!(gap || young) && <Story text={text} isWhy={!follows} />}
      </div>
      {!(gap || young || follows) && newsOf?.(coin)}
      {more}
      <RateLine withSources />
      <Advice>{young ? t.youngAdvice : t.advice}</Advice>
    </>
  )
}

type Text = NonNullable<CoinKind['text']>

function Story({ text, isWhy }: { text: Text; isWhy: boolean }) {
  const t = useText(specialText)
  return (
    <section className={`${cards.card} ${base.stackTight}`}>
      <h3 className={base.subheading}>{t.why}</h3>
      {[text.happened, text.stands, text.changes, isWhy ? text.instead : ''].filter(Boolean).map(says => (
        <p key={says} className={`${base.small} ${base.muted}`}>
          {says}
        </p>
      ))}
    </section>
  )
}
