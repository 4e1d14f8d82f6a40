import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import styles from '../admin.module.css'
import { DayBars } from './DayBars.tsx'
import { type Measure, type ReportDay, seriesOf } from './series.ts'
import { figuresText } from './text.ts'

const measures: Measure[] = [
  'activePeople',
  'guests',
  'signUps',
  'analyses',
  'creditsUsed',
  'creditsSold',
  'revenueUsd',
  'failures',
]

export const SeriesCards = ({ days }: { days: readonly ReportDay[] }) => (
  <div className={styles.series}>
    {measures.map(measure => (
      <SeriesCard key={measure} days={days} measure={measure} />
    ))}
  </div>
)

function SeriesCard({ days, measure }: { days: readonly ReportDay[]; measure: Measure }) {
  const t = useText(figuresText)
  const { count, money, date } = useFormat()
  const series = seriesOf(days, measure)
  if (!series) return null
  const said = measure === 'revenueUsd' ? money : count
  const peakDay = date(new Date(`${series.peak.day}T12:00:00`))
  const label = t.daySeries(t[measure], count(days.length), said(series.total), said(series.peak.value), peakDay)
  return (
    <section className={`${cards.card} ${base.stackTight}`}>
      <h2 className={`${base.small} ${base.muted}`}>{t[measure]}</h2>
      <p className={`${base.row} ${base.between}`}>
        <b className={styles.figure}>{said(series.total)}</b>
        <span className={`${base.tiny} ${base.faint}`}>{t.today(said(series.latest))}</span>
      </p>
      <DayBars values={series.values} label={label} />
    </section>
  )
}
