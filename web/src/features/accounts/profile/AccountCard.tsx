import { useState } from 'react'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { RowButton } from '../../../ui/actions/RowButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { lockIcon, logOutIcon, mailIcon } from '../../../ui/icons/icons.ts'
import { ChangeAddress } from '../address/ChangeAddress.tsx'
import { addressText } from '../address/messages.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { LogOutEverywhere } from './LogOutEverywhere.tsx'
import { profileText } from './profile-text.ts'
import { SessionRow } from './SessionRow.tsx'
import { useSessions } from './sessions.ts'

type Question = 'password' | 'address' | 'everywhere' | null

/** Where the member is signed in, and what can be done about it. */
export function AccountCard({ isVerified }: { isVerified: boolean }) {
  const t = useText(profileText)
  const address = useText(addressText)
  const [asked, setAsked] = useState<Question>(null)
  const close = () => setAsked(null)
  return (
    <Loaded query={useSessions()}>
      {({ sessions, hasPassword }) => (
        <section className={`${cards.card} ${cards.flush}`}>
          <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.account}</h2>
          <ul className={cards.rows}>
            {sessions.map(session => (
              <SessionRow key={session.id} session={session} />
            ))}
            {(hasPassword || isVerified) && (
              <li>
                <RowButton
                  icon={lockIcon}
                  title={hasPassword ? t.changePassword : t.setPassword}
                  says={hasPassword ? t.changePasswordSays : t.setPasswordSays}
                  onClick={() => setAsked('password')}
                />
              </li>
            )}
            {isVerified && (
              <li>
                <RowButton
                  icon={mailIcon}
                  title={address.change}
                  says={address.changeSays}
                  onClick={() => setAsked('address')}
                />
              </li>
            )}
            <li>
              <RowButton
                icon={logOutIcon}
                title={t.everywhere}
                says={t.everywhereSays}
                onClick={() => setAsked('everywhere')}
              />
            </li>
          </ul>
          <ChangePassword open={asked === 'password'} hasPassword={hasPassword} onClose={close} />
          <ChangeAddress open={asked === 'address'} onClose={close} />
          <LogOutEverywhere open={asked === 'everywhere'} onClose={close} />
        </section>
      )}
    </Loaded>
  )
}
