import type { Language, QuietHours } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { useFormat } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Toggle } from '../../ui/fields/Checkbox.tsx'
import { Select } from '../../ui/fields/Field.tsx'
import styles from './Channels.module.css'
import { channelsText } from './channels.messages.ts'
import { useChangeChannels, useChannels } from './channels.queries.ts'

const usual = { fromMinute: 23 * 60, toMinute: 8 * 60, alertsThrough: false }

/** Europe/Istanbul is said as Istanbul, and as Turkish writes it where that is read. */
const placeOf = (zone: string, language: Language) => {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return language === 'tr' && place === 'Istanbul' ? 'İstanbul' : place
}

const dayMinutes = 1_440
const stepMinutes = 30

/** A minute of a day as a clock shows it: 08.30, 08:30. */
export function useMinuteText() {
  const { time } = useFormat()
  return (minute: number) => time(new Date(2026, 0, 15, Math.floor(minute / 60), minute % 60))
}

type Props = { label: string; value: number; onChange: (minute: number) => void; least?: number; most?: number }

/** A time of the day, by half hours. */
export function MinuteSelect({ label, value, onChange, least = 0, most = dayMinutes - stepMinutes }: Props) {
  const minuteText = useMinuteText()
  const minutes = Array.from({ length: (most - least) / stepMinutes + 1 }, (_, i) => least + i * stepMinutes)
  return (
    <Select label={label} value={value} onChange={event => onChange(Number(event.target.value))}>
      {minutes.map(minute => (
        <option key={minute} value={minute}>
          {minuteText(minute)}
        </option>
      ))}
    </Select>
  )
}

/** The hours in which nothing is sent, by the reader's own clock. */
export function QuietCard() {
  const t = useText(channelsText)
  const language = useLanguage()
  const minuteText = useMinuteText()
  const { data } = useChannels()
  const { mutate } = useChangeChannels()
  if (!data) return null
  const { quiet } = data
  const set = (changes: Partial<QuietHours>) =>
    quiet && mutate({ kind: 'quiet', quiet: { ...quiet, ...changes, timeZone: ownZone() } })
  return (
    <section className={cards.card}>
      <div className={cards.setting}>
        <div className={base.grow}>
          <h2 className={base.subheading}>{t.quiet}</h2>
          <p className={`${base.small} ${base.muted}`}>
            {quiet
              ? t.span(minuteText(quiet.fromMinute), minuteText(quiet.toMinute), placeOf(quiet.timeZone, language))
              : t.quietOff}
          </p>
        </div>
        <Toggle
          label={t.quiet}
          checked={quiet !== null}
          onChange={isOn => mutate({ kind: 'quiet', quiet: isOn ? { ...usual, timeZone: ownZone() } : null })}
        />
      </div>
      {quiet && (
        <>
          <div className={styles.pair}>
            <MinuteSelect label={t.from} value={quiet.fromMinute} onChange={fromMinute => set({ fromMinute })} />
            <MinuteSelect label={t.to} value={quiet.toMinute} onChange={toMinute => set({ toMinute })} />
          </div>
          <div className={`${cards.setting} ${styles.through}`}>
            <div className={base.grow}>
              <b className={base.small}>{t.through}</b>
              <p className={`${base.small} ${base.muted}`}>{t.throughSays(minuteText(quiet.toMinute))}</p>
            </div>
            <Toggle
              label={t.through}
              checked={quiet.alertsThrough}
              onChange={alertsThrough => set({ alertsThrough })}
            />
          </div>
        </>
      )}
    </section>
  )
}
