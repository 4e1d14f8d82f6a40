import { morningRule, reminderRule } from '@pusula/contract'
import { ownZone, weekdayNames } from '@pusula/words'
import { type ReactNode, useEffect, useState } from 'react'
import { useProfile } from '../../../lib/jurisdiction.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Toggle } from '../../../ui/fields/Checkbox.tsx'
import { Select } from '../../../ui/fields/Field.tsx'
import { Slider } from '../../../ui/fields/Slider.tsx'
import { MinuteSelect, useMinuteText } from '../../channels/index.ts'
import { notificationsText } from '../messages.ts'
import styles from '../NotificationsScreen.module.css'
import { type Settings, useChangeSettings } from './settings.ts'

/** Debounce of a slider: only the value it rests on is saved. */
const restMs = 400

type Props = {
  title: string
  says: string
  checked: boolean
  onChange: (checked: boolean) => void
  children?: ReactNode
}

/** One thing that is on or off, and what belongs to it while it is on. */
export function SwitchCard({ title, says, checked, onChange, children }: Props) {
  return (
    <section className={cards.card}>
      <div className={cards.setting}>
        <div className={base.grow}>
          <h2 className={base.subheading}>{title}</h2>
          <p className={`${base.small} ${base.muted}`}>{says}</p>
        </div>
        <Toggle label={title} checked={checked} onChange={onChange} />
      </div>
      {children}
    </section>
  )
}

/** What a member wants to be told. */
export function SettingsCards({ settings }: { settings: Settings }) {
  const t = useText(notificationsText)
  const { mutate } = useChangeSettings()
  const { gems } = useProfile()
  const { reEngagementEnabled, reEngagementHours, hiddenGemAlerts } = settings
  return (
    <>
      <BriefCard settings={settings} />
      <WeeklyEmailCard settings={settings} />
      <SwitchCard
        title={t.reminder}
        says={t.reminderSays}
        checked={reEngagementEnabled}
        onChange={checked => mutate({ reEngagementEnabled: checked })}
      >
        {reEngagementEnabled && (
          <Hours hours={reEngagementHours} onRest={hours => mutate({ reEngagementHours: hours })} />
        )}
      </SwitchCard>
      {gems !== 'closed' && (
        <SwitchCard
          title={t.gems}
          says={t.gemsSay}
          checked={hiddenGemAlerts}
          onChange={checked => mutate({ hiddenGemAlerts: checked })}
        />
      )}
    </>
  )
}

/** What became of yesterday's ranges, at an hour of one's own day. */
function BriefCard({ settings: { morningBrief, briefMinute } }: { settings: Settings }) {
  const t = useText(notificationsText)
  const minuteText = useMinuteText()
  const { mutate } = useChangeSettings()
  const { minMinute, maxMinute } = morningRule.brief
  return (
    <SwitchCard
      title={t.brief}
      says={t.briefSays(minuteText(briefMinute))}
      checked={morningBrief}
      onChange={checked => mutate({ morningBrief: checked, timeZone: ownZone() })}
    >
      {morningBrief && (
        <div className={styles.times}>
          <MinuteSelect
            label={t.hour}
            value={briefMinute}
            least={minMinute}
            most={maxMinute}
            onChange={minute => mutate({ briefMinute: minute, timeZone: ownZone() })}
          />
        </div>
      )}
    </SwitchCard>
  )
}

/** The week by mail, the ranges that did not hold first. */
function WeeklyEmailCard({ settings: { weeklyLetter, letterDay, letterMinute, alertMail } }: { settings: Settings }) {
  const t = useText(notificationsText)
  const days = weekdayNames[useLanguage()]
  const minuteText = useMinuteText()
  const { mutate } = useChangeSettings()
  const { minMinute, maxMinute } = morningRule.letter
  return (
    <SwitchCard
      title={t.letter}
      says={t.weeklyEmailSays(days[letterDay] ?? '', minuteText(letterMinute))}
      checked={weeklyLetter}
      onChange={checked => mutate({ weeklyLetter: checked, timeZone: ownZone(), ...(checked && { alertMail: true }) })}
    >
      {weeklyLetter && (
        <>
          <div className={styles.times}>
            <Select
              label={t.day}
              value={letterDay}
              onChange={event => mutate({ letterDay: Number(event.target.value), timeZone: ownZone() })}
            >
              {days.map((day, place) => (
                <option key={day} value={place}>
                  {day}
                </option>
              ))}
            </Select>
            <MinuteSelect
              label={t.hour}
              value={letterMinute}
              least={minMinute}
              most={maxMinute}
              onChange={minute => mutate({ letterMinute: minute, timeZone: ownZone() })}
            />
          </div>
          {!alertMail && (
            <p role="status" className={styles.warning}>
              {t.weeklyNeedsEmail}
            </p>
          )}
        </>
      )}
    </SwitchCard>
  )
}

function Hours({ hours, onRest }: { hours: number; onRest: (hours: number) => void }) {
  const t = useText(notificationsText)
  const [shown, setShown] = useState(hours)
  useEffect(() => setShown(hours), [hours])
  useEffect(() => {
    if (shown === hours) return
    const timer = setTimeout(() => onRest(shown), restMs)
    return () => clearTimeout(timer)
  }, [shown, hours, onRest])
  return (
    <Slider
      label={t.after}
      value={shown}
      min={reminderRule.leastHours}
      max={reminderRule.mostHours}
      onChange={setShown}
      valueText={t.hours(shown)}
      captions={[reminderRule.leastHours, reminderRule.mostHours / 2, reminderRule.mostHours].map(t.hoursShort)}
    />
  )
}
