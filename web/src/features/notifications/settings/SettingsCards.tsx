import { reminderRule } from '@pusula/contract'
import { useEffect, useState } from 'react'
import { useProfile } from '../../../lib/jurisdiction.ts'
import { useText } from '../../../lib/language.ts'
import { Slider } from '../../../ui/fields/Slider.tsx'
import { notificationsText } from '../messages.ts'
import { SwitchCard } from './SwitchCard.tsx'
import { type Settings, useChangeSettings } from './settings.ts'

/** A slider says many values on its way; the one it rests on is kept. */
const restMs = 400

/** What a member wants to be told. */
export function SettingsCards({ settings }: { settings: Settings }) {
  const t = useText(notificationsText)
  const { mutate } = useChangeSettings()
  const { gems } = useProfile()
  const { reEngagementEnabled, reEngagementHours, hiddenGemAlerts, alertMail } = settings
  return (
    <>
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
      <SwitchCard
        title={t.alertMail}
        says={t.alertMailSays}
        checked={alertMail}
        onChange={checked => mutate({ alertMail: checked })}
      />
    </>
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
