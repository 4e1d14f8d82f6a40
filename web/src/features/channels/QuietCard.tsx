import type { Language, QuietHours } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { useLanguage, useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Toggle } from '../../ui/fields/Toggle.tsx'
import styles from './Channels.module.css'
import { channelsText } from './channels.messages.ts'
import { useChangeChannels, useChannels } from './channels.queries.ts'
import { MinuteSelect, useMinuteText } from './MinuteSelect.tsx'

const usual = { fromMinute: 23 * 60, toMinute: 8 * 60, alertsThrough: false }

/** Europe/Istanbul is said as Istanbul, and as Turkish writes it where that is read. */
const placeOf = (zone: string, language: Language) => {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return language === 'tr' && place === 'Istanbul' ? 'İstanbul' : place
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
