import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import cards from '../../../ui/cards.module.css'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { deviceOf } from './device.ts'
import { profileText } from './profile-text.ts'
import { type Session, useEndSession } from './sessions.ts'

export function SessionRow({ session }: { session: Session }) {
  const t = useText(profileText)
  const { age } = useFormat()
  const end = useEndSession(session.id)
  const device = deviceOf(session.userAgent) ?? t.unknownDevice
  return (
    <li className={cards.item}>
      <span className={cards.itemText}>
        <b>{device}</b>
        <small>{t.seen(age(Date.now() - Date.parse(session.lastSeenAt)))}</small>
      </span>
      {session.isCurrent ? (
        <Pill>{t.thisDevice}</Pill>
      ) : (
        <Button
          small
          aria-label={t.endSessionOf(device)}
          busy={end.isPending && t.working}
          onClick={() => end.mutate()}
        >
          {t.endSession}
        </Button>
      )}
    </li>
  )
}
