import type { ReactNode } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import { GoogleButton } from './GoogleButton.tsx'
import { useGuestWay } from './guest-way.ts'
import styles from './Landing.module.css'
import { landingText } from './landing-text.ts'

/** What talks to the device comes with the tap. */
const signInWithPasskey = () => void import('../second-factor/sign-in.ts').then(({ signIn }) => signIn())

type Props = { isGuestBlocked: boolean; guestChoice?: ReactNode }

export function QuickWays({ isGuestBlocked, guestChoice }: Props) {
  const t = useText(landingText)
  const way = useGuestWay()
  return (
    <div className={base.stackClose}>
      <GoogleButton>{t.google}</GoogleButton>
      <Button look="line" block onClick={signInWithPasskey}>
        {t.passkey}
      </Button>
      {isGuestBlocked ? (
        <Button look="line" block disabled aria-describedby="guest-note">
          {t.guest}
        </Button>
      ) : (
        <ButtonLink look="line" block href={way} aria-describedby="guest-note">
          {t.guest}
        </ButtonLink>
      )}
      <p className={`${base.tiny} ${base.faint} ${styles.note}`} id="guest-note">
        {isGuestBlocked ? t.guestBlocked : t.guestNote}
      </p>
      {!isGuestBlocked && guestChoice}
    </div>
  )
}
