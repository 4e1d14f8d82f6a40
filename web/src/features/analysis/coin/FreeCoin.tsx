import { memo, type ReactNode, Suspense } from 'react'
import { useAfterFirstPaint } from '../../../lib/after-first-paint.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { DayRange, MoneyNearby, type Overview } from '../../market/index.ts'
import { Advice } from '../Advice.tsx'
import { ChartCard } from '../chart/ChartCard.tsx'
import type { AnalyzedCoin } from '../select/run.ts'
import { CoinFacts } from './CoinFacts.tsx'
import styles from './coin.module.css'
import { coinText } from './messages.ts'
import { OpenAnalysis } from './OpenAnalysis.tsx'

type Props = {
  coin: AnalyzedCoin & { isLocked?: boolean }
  /** Undefined until it has come: everything else stands there, and is read, from the start. */
  overview: Overview | undefined
  /** It is known to be an ordinary coin, or that nobody can tell. */
  isKnown: boolean
  /** The headlines of a coin, which another feature shows. */
  headlinesOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  /** Today’s question about it. */
  turnOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  /** What else can be done with it. */
  more: ReactNode
}

/** All that costs nothing of a coin that can be analysed, and the way to what costs a credit. */
export const FreeCoin = memo(function FreeCoin({ coin, overview, isKnown, headlinesOf, turnOf, more }: Props) {
  const t = useText(coinText)
  const isLater = useAfterFirstPaint()
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <h2 className={base.visuallyHidden}>{t.chart}</h2>
        <Suspense>
          <ChartCard coin={coin} isLive isAsked={isKnown} />
        </Suspense>
        {isLater && isKnown && overview && turnOf?.(coin)}
      </div>
      <div className={styles.side}>
        <section className={cards.card}>
          <DayRange price={overview?.price} />
          <MoneyNearby symbol={coin.symbol} />
        </section>
        {isLater && isKnown && overview && <CoinFacts overview={overview} />}
        {isLater && isKnown && more}
      </div>
      <div className={styles.news}>
        {isLater && isKnown && headlinesOf?.(coin)}
        <Advice>{t.freeSays}</Advice>
      </div>
      <Suspense>
        <OpenAnalysis coin={coin} />
      </Suspense>
    </div>
  )
})
