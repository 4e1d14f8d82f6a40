import { referrals } from '@pusula/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { giftIcon } from '../../../ui/icons/icons.ts'
import { invitation } from '../way-in.ts'
import styles from './Landing.module.css'

const text = messages({
  title: { tr: 'Arkadaşın seni davet etti: 5 kredi daha', en: 'A friend invited you: 5 more credits' },
  says: {
    tr: 'Üye olunca 20 yerine 25 krediyle başlarsın.',
    en: 'You start with 25 credits instead of 20 once you join.',
  },
})

/** Greets whoever was invited; an invitation that brings nothing is not spoken of. */
export default function InviteStrip() {
  const t = useText(text)
  const [isGood, setGood] = useState(false)
  useEffect(() => {
    const { referralHash } = invitation()
    if (!referralHash) return
    const leaving = new AbortController()
    call(referrals.invitation, { code: referralHash }, leaving.signal, null).then(
      reply => setGood(reply.isGood),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  if (!isGood) return null
  return (
    <p className={styles.strip} role="status">
      <Icon shape={giftIcon} sizePx={22} />
      <span>
        <b>{t.title}</b>
        <small>{t.says}</small>
      </span>
    </p>
  )
}
