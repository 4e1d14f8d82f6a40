import { pricesIn } from '@pusula/words'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { RateLine } from '../../../lib/money/RateLine.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import type { Overview } from '../../market/index.ts'
import { Advice } from '../Advice.tsx'
import type { AnalyzedCoin } from '../select/run.ts'
import { Follows } from './Follows.tsx'
import { GapAlert, PegAlert } from './GapAlerts.tsx'
import { DollarFacts, GapCard } from './GapCard.tsx'
import type { CoinKind } from './kind.ts'
import { specialText } from './messages.ts'
import styles from './special.module.css'
import { YoungCards } from './YoungCards.tsx'

type Props = {
  kind: CoinKind
  coin: AnalyzedCoin
  /** Its price and size, once they are here. */
  overview: Overview | undefined
  /** All headlines of a coin, for one of which there is little else to say. */
  newsOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  /** What else can be done with it. */
  more: ReactNode
}

/** A coin that has no analysis of its own: what can be said of it instead, for nothing. */
export function SpecialCoin({ kind, coin, overview, newsOf, more }: Props) {
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
