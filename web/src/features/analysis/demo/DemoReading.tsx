import { analysis } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { useQuery } from '../../../lib/use-query.ts'
import base from '../../../ui/base.module.css'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import gaugeStyles from '../../../ui/instruments/instruments.module.css'
import { RangeScale } from '../../../ui/instruments/RangeScale.tsx'
import { readingText } from '../reading/messages.ts'
import type { AnalysisResult } from '../select/run.ts'

const text = messages({
  low: { tr: 'Alt sınır', en: 'Low' },
  middle: { tr: 'Orta tahmin', en: 'Median' },
  high: { tr: 'Üst sınır', en: 'High' },
  rangeSays: {
    tr: (low: string, middle: string, high: string) =>
      `1 günlük olası aralık ${low} ile ${high}, orta tahmin ${middle}.`,
    en: (low: string, middle: string, high: string) => `Likely range over 1 day: ${low} to ${high}, median ${middle}.`,
  },
  range: { tr: '1 günlük olası aralık (%80)', en: 'Likely range over 1 day (80%)' },
  closed: {
    tr: (day: string) => `${day} kapanışından. Yatırım tavsiyesi değildir.`,
    en: (day: string) => `From the close of ${day}. Not investment advice.`,
  },
  simulated: { tr: 'Simüle piyasa.', en: 'Simulated market.' },
})

/** Bitcoin as the last day closed, in little: its score and its likely range. Costs nothing. */
export function DemoReading() {
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['analysis', 'demo'],
    queryFn: ({ signal }) => call(analysis.demo, { currency: 'marked' }, signal),
  })
  return <Loaded query={query}>{said => <Little result={said[language].analysis} />}</Loaded>
}

/** A close at midnight belongs to the day that ended with it. */
const lastMomentOf = (at: string) => new Date(Date.parse(at) - 1)

function Little({ result: { score, forecasts, priceUsd, at, source } }: { result: AnalysisResult }) {
  const t = useText(text)
  const words = useText(readingText)
  const { roughPrice, count, price, date } = useMoney()
  const day = forecasts.find(({ horizon }) => horizon === '1day')
  const point = (value: number, name: string) => ({ value, name, text: roughPrice(value) })
  return (
    <div className={base.stackClose}>
      <div className={gaugeStyles.beside}>
        <Gauge
          score={score.score}
          label={words.scoreSays(count(score.score), words[score.band])}
          widthPx={112}
          settling
        />
        <div className={base.grow}>
          <p className={`${base.small} ${base.muted}`}>Bitcoin · {price(priceUsd)}</p>
          <p className={base.heading}>{words[score.band]}</p>
        </div>
      </div>
      <p className={`${base.small} ${base.muted}`}>{score.sentence}</p>
      {day && (
        <div>
          <p className={`${base.small} ${base.muted}`}>{t.range}</p>
          <RangeScale
            low={point(day.low80Usd, t.low)}
            average={point(day.medianUsd, t.middle)}
            high={point(day.high80Usd, t.high)}
            current={priceUsd}
            label={t.rangeSays(roughPrice(day.low80Usd), roughPrice(day.medianUsd), roughPrice(day.high80Usd))}
          />
        </div>
      )}
      <p className={`${base.tiny} ${base.faint}`}>
        {t.closed(date(lastMomentOf(at)))} {source === 'simulated' && t.simulated}
      </p>
    </div>
  )
}
