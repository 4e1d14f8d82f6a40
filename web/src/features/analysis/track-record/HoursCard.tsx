import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { trackRecordText } from './messages.ts'
import { promisedRatio, type TrackRecord } from './record.ts'
import styles from './track-record.module.css'

const lowest = 0.6
const heightOf = (ratio: number) => Math.max(0, Math.min(1, (ratio - lowest) / (1 - lowest))) * 90
const twoDigits = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Whether the ranges hold at every hour of the day alike. */
export function HoursCard({ hours }: Pick<TrackRecord, 'hours'>) {
  const t = useText(trackRecordText)
  const { part, plain } = useFormat()
  const off = (ratio: number) => Math.abs(ratio - promisedRatio)
  const worst = hours.toSorted((a, b) => off(b.insideRatio) - off(a.insideRatio))[0]
  const said = hours.map(({ hour, insideRatio }) => `${twoDigits(hour)} ${part(insideRatio)}`)
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.hours}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.hoursSay}</p>
      <svg
        className={`${styles.chart} ${styles.weeks}`}
        viewBox="0 0 330 120"
        width="100%"
        role="img"
        aria-label={`${t.hours}: ${said.join('; ')}.`}
      >
        {hours.map(({ hour, insideRatio }) => (
          <rect
            key={hour}
            className={styles.hour}
            x={34 + hour * 12}
            y={96 - heightOf(insideRatio)}
            width="8"
            height={heightOf(insideRatio)}
            rx="1"
          />
        ))}
        <path className={styles.diagonal} d={`M30 ${96 - heightOf(promisedRatio)}H322`} />
        <text x="26" y={100 - heightOf(promisedRatio)} textAnchor="end">
          {plain(promisedRatio * 100)}
        </text>
        {[0, 6, 12, 18].map(hour => (
          <text key={hour} x={38 + hour * 12} y="114" textAnchor="middle">
            {String(hour).padStart(2, '0')}
          </text>
        ))}
      </svg>
      {worst && (
        <p className={`${base.small} ${base.muted}`}>
          {t.hoursWorst(twoDigits(worst.hour), plain(worst.insideRatio * 100, 1))}
        </p>
      )}
    </section>
  )
}
