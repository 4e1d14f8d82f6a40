import type { ReactNode } from 'react'
import { useAppInfo } from '../../../lib/app-info.ts'
import { useText } from '../../../lib/language.ts'
import { read } from '../../../lib/storage.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { expectSignIn } from '../viewer.ts'
import { GoogleMark } from './GoogleMark.tsx'
import { landingText } from './landing-text.ts'

/** Whoever was invited takes the invitation along to the identity provider and back. */
const googleAddress = () => {
  const referralHash = read('referralHash')
  return referralHash ? `/auth/google?${new URLSearchParams({ referralHash })}` : '/auth/google'
}

type Props = { isGuestBlocked: boolean; guestChoice?: ReactNode }

export function QuickWays({ isGuestBlocked, guestChoice }: Props) {
  const t = useText(landingText)
  const hasGoogle = useAppInfo()?.googleSignIn !== false
  return (
    <div className="stack-3">
      {hasGoogle && (
        <ButtonLink look="primary" block href={googleAddress()} onClick={expectSignIn}>
          <GoogleMark />
          {t.google}
        </ButtonLink>
      )}
      {isGuestBlocked ? (
        <Button look="line" block disabled aria-describedby="guest-note">
          {t.guest}
        </Button>
      ) : (
        <ButtonLink look="line" block href="/dashboard?guest=true" aria-describedby="guest-note">
          {t.guest}
        </ButtonLink>
      )}
      <p className="xs dim" style={{ textAlign: 'center' }} id="guest-note">
        {isGuestBlocked ? t.guestBlocked : t.guestNote}
      </p>
      {!isGuestBlocked && guestChoice}
    </div>
  )
}
