import type { ReactNode } from 'react'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { UnreachableStrip } from '../../lib/OfflineStrip.tsx'
import { useOnline } from '../../lib/online.ts'
import { Button, ButtonLink } from '../../ui/actions/Button.tsx'
import cards from '../../ui/cards.module.css'
import { ErrorBox } from '../../ui/states/Notice.tsx'
import { reopenVisit, useVisit } from './visit.ts'

const guestsText = messages({
  blocked: { tr: 'Erişim kapalı', en: 'Access blocked' },
  notOpened: { tr: 'Misafir girişi açılamadı', en: 'Guest access could not be opened' },
  noCookies: { tr: 'Çerezler engellenmiş', en: 'Cookies are blocked' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  signIn: { tr: 'Giriş yap ya da üye ol', en: 'Sign in or join' },
})

/**
 * Guest account gate: creates the account, and blocks screens that need one where it is refused. While it opens they are
 * drawn; without a network, or with the server gone, they show what they remember.
 */
export function GuestGate({ isGuest, children }: { isGuest: boolean; children: ReactNode }) {
  const t = useText(guestsText)
  const language = useLanguage()
  const address = useAddress()
  const isOnline = useOnline()
  const visit = useVisit(isGuest)
  if (!isGuest || !isOnline || visit.state !== 'refused')
    return (
      <>
        {isGuest && isOnline && visit.state === 'unreachable' && <UnreachableStrip onRetry={reopenVisit} />}
        {children}
      </>
    )

  const { problem } = visit
  const isBlocked = problem.code === 'guests.blocked'
  const title = isBlocked ? t.blocked : problem.code === 'browser.noCookies' ? t.noCookies : t.notOpened
  return (
    <div className={cards.card}>
      <Heading title={title} look="hidden" />
      <ErrorBox
        title={title}
        action={
          isBlocked ? (
            <ButtonLink look="primary" small href={address('/')}>
              {t.signIn}
            </ButtonLink>
          ) : (
            <Button small onClick={reopenVisit}>
              {t.retry}
            </Button>
          )
        }
      >
        {problem.texts[language]}
      </ErrorBox>
    </div>
  )
}
