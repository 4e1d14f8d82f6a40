import { accounts, type ReplyOf } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useFormat } from '../../../lib/format.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { leavePage } from '../../../lib/person/identity.ts'
import { sessionChecks } from '../../../lib/person/person.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { forgetBelongings } from '../../../stored/stored.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import { RowButton } from '../../../ui/actions/RowButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { lockIcon, logOutIcon, mailIcon } from '../../../ui/icons/icons.ts'
import avatarStyles from '../../../ui/marks/marks.module.css'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { ConfirmDialog } from '../../../ui/overlays/Dialog.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import styles from '../accounts.module.css'
import { initialsOf, TierBadge, tierOf, tierText } from '../TierBadge.tsx'
import { nameOf, type User } from '../viewer.ts'
import { ProveAddress } from './AddressCard.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { deviceOf } from './device.ts'
import { addressText, profileText } from './messages.ts'

/** The member at the top of the profile. */
export function MemberHead({ user, title }: { user: User; title: string }) {
  const tiers = useText(tierText)
  const language = useLanguage()
  const tier = tierOf({ state: 'member', user })
  const name = nameOf(user)
  return (
    <section className={styles.head}>
      <span className={`${avatarStyles.avatar} ${avatarStyles.avatarLarge}`}>{initialsOf(name, language)}</span>
      <div className={base.grow}>
        <Heading title={title} look="heading">
          {name}
        </Heading>
        <p className={`${base.small} ${base.muted}`}>{user.email}</p>
      </div>
      <TierBadge top={tier === 'pro'}>{tiers[tier]}</TierBadge>
    </section>
  )
}

type Question = 'password' | 'address' | 'everywhere' | null

function ChangeAddress({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(addressText)
  const proved = () => {
    toast.show({ tone: 'ok', title: t.changed })
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t.change} closeLabel={t.close}>
      <ProveAddress email="" onProved={proved} />
    </Sheet>
  )
}

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

type Props = { open: boolean; hasPassword: boolean; onClose: () => void }

function ChangePassword({ open, hasPassword, onClose }: Props) {
  const t = useText(profileText)
  return (
    <Sheet open={open} onClose={onClose} title={hasPassword ? t.changePassword : t.setPassword} closeLabel={t.close}>
      <ChangePasswordForm hasPassword={hasPassword} onDone={onClose} />
    </Sheet>
  )
}

/** Whoever sits down at this browser next finds nothing of a session that is over. */
export function forgetSession(): void {
  leavePage()
  sessionChecks().then(
    ({ announceLogout }) => announceLogout(),
    () => undefined,
  )
  forgetBelongings('member', true)
}

/** Out, on a fresh page: nothing that was fetched for the member stays in sight. */
export function leave(): void {
  forgetSession()
  location.assign('/')
}

/** Leaves at once, unless something was noted here that the server does not know yet: that would be lost. */
export function LogOut({ isWaiting }: { isWaiting: () => boolean }) {
  const t = useText(profileText)
  const [isConfirming, setConfirming] = useState(false)

  function leave(event: MouseEvent) {
    if (!isWaiting()) return forgetSession()
    event.preventDefault()
    setConfirming(true)
  }
  function leaveAllTheSame() {
    forgetSession()
    location.assign(accounts.logout.path)
  }

  return (
    <>
      <ButtonLink look="ghost" block href={accounts.logout.path} onClick={leave}>
        <Icon shape={logOutIcon} sizePx={18} />
        {t.logOut}
      </ButtonLink>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t.unsent}
        cancel={t.stay}
        confirm={t.logOut}
        danger
        onConfirm={leaveAllTheSame}
      >
        {t.unsentSays}
      </ConfirmDialog>
    </>
  )
}

function LogOutEverywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(profileText)
  const client = useQueryClient()
  const logOut = useMutation({
    mutationFn: () => call(accounts.logoutEverywhere, {}),
    onSuccess: leave,
    onError: error => {
      toastFailure(error, { title: t.failed, text: error.message, notKnown: t.endNotKnown })
      // Where this one is over too, the page learns it from that.
      void client.invalidateQueries({ queryKey })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.everywhereAsk}
      cancel={t.cancel}
      confirm={t.logOut}
      danger
      busy={logOut.isPending && t.working}
      onConfirm={() => logOut.mutate()}
    >
      {t.everywhereSays}
    </ConfirmDialog>
  )
}

function SessionRow({ session }: { session: Session }) {
  const t = useText(profileText)
  const { age } = useFormat()
  const end = useEndSession(session.id)
  const device = deviceOf(session.userAgent) ?? t.unknownDevice
  return (
    <li className={cards.item}>
      <span className={cards.itemText}>
        <b>{device}</b>
        <small>{t.seen(age(sinceMs(session.lastSeenAt)))}</small>
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

type Session = ReplyOf<typeof accounts.sessions>['sessions'][number]

const queryKey = ['accounts', 'sessions']

/** Asked for with every look: a session that was opened a moment ago is the one that matters. */
const useSessions = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(accounts.sessions, {}, signal), refetchOnMount: 'always' })

function useEndSession(id: string) {
  const t = useText(profileText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(accounts.endSession, { id }),
    onSuccess: () => toast.show({ tone: 'ok', title: t.sessionEnded }),
    onError: error => toastFailure(error, { title: t.failed, text: error.message, notKnown: t.endNotKnown }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
