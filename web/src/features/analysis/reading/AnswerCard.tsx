import { withoutCurrency } from '@pusula/words'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import cards from '../../../ui/cards.module.css'
import type { AnalysisResult } from '../select/run.ts'
import styles from './AnswerCard.module.css'
import { readingText } from './messages.ts'

type Props = { result: AnalysisResult & { headline?: { text: string } } }

/** What is going on and what matters next, with the two facts that say most. */
export function AnswerCard({ result: { headline, touchEitherChance, forecasts } }: Props) {
  const t = useText(readingText)
  const { chance, roughPrices, said } = useMoney()
  const day = forecasts.find(({ horizon }) => horizon === '1day')
  const [low = '', high = ''] = day ? roughPrices([day.low80Usd, day.high80Usd]) : []
  return (
    <section className={`${cards.card} ${styles.card}`}>
      {headline && <h2 className={styles.headline}>{said(headline.text)}</h2>}
      <dl className={styles.facts}>
        <div>
          <dt>{t.touchEither}</dt>
          <dd>{chance(touchEitherChance)}</dd>
        </div>
        {day && (
          <div>
            <dt>{t.tomorrow}</dt>
            <dd>
              <Price text={low} /> – <Price text={withoutCurrency(high)} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
