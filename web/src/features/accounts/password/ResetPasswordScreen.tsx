import { accounts, type ReplyOf } from '@pusula/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { go } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { useHistoryState } from '../../../lib/history-state.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { useSearch } from '../../../lib/location.ts'
import { isUnanswered, type ProblemError } from '../../../lib/problem.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { text } from '../../../stored/shapes.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { mailIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { complaintText } from '../landing/email-messages.ts'
import { emailComplaint, isPassword } from '../landing/validation.ts'
import { NarrowPage } from '../NarrowPage.tsx'
import { sentUnseenMs } from '../registration/join.ts'
import { wayInFor } from '../way-in.ts'
import { passwordText } from './messages.ts'

/** Asks for an e-mail address and sends the link for a new password there. */
export function AskForLink() {
  const t = useText(passwordText)
  const says = useText(complaintText)
  const language = useLanguage()
  const [email, setEmail] = useHistoryState('login', '', text)
  const whyNot = (problem: ProblemError) =>
    isUnanswered(problem) ? t.maybeSent : `${t.notSent}. ${problem.texts[language]}`
  const ask = useForm({
    state: [{ email }, typed => setEmail(typed.email)],
    check: typed => {
      const complaint = emailComplaint(typed.email)
      return { email: complaint && says[complaint] }
    },
    send: typed =>
      call(accounts.forgotPassword, { email: typed.email.trim(), language: currentLanguage() }).catch(error => {
        // One that is refused because of the one before is on its way, too.
        if (sentUnseenMs(error, 0, Date.now()) === null) throw error
      }),
    refused: problem => ({ email: whyNot(problem) }),
  })

  if (ask.isSent)
    return (
      <Empty icon={mailIcon} title={t.sent}>
        {t.sentSays}
      </Empty>
    )
  return (
    <form {...ask.form} className={base.stack}>
      <Field label={t.email} type="email" inputMode="email" autoComplete="username" {...ask.field('email')} />
      <Button look="primary" block type="submit" busy={ask.isSending && t.sending}>
        {t.send}
      </Button>
    </form>
  )
}

/** A link that cannot be used any more says so before a password is thought of, and another is asked for in its place. */
export default function ResetPasswordScreen() {
  const t = useText(passwordText)
  const token = new URLSearchParams(useSearch()).get('token')
  const [refused, setRefused] = useState<'invalid' | 'maybeSaved' | null>(null)
  const check = useQuery({
    queryKey: ['accounts', 'reset', token],
    queryFn: ({ signal }) => call(accounts.checkReset, { token: token ?? '' }, signal),
    enabled: token !== null,
  })

  useEffect(() => {
    if (token) return
    toast.show({ tone: 'err', title: t.invalidLink, text: t.invalidLinkSays })
    go('/forgot-password', { replace: true })
  }, [token, t])

  if (refused === 'maybeSaved') return <MaybeSaved />
  if (refused || check.data?.isUsable === false)
    return (
      <NarrowPage>
        <div role="alert">
          <Heading title={t.invalidLink} />
          <p className={base.muted}>{t.invalidLinkSays}</p>
        </div>
        <section className={cards.card}>
          <AskForLink />
        </section>
      </NarrowPage>
    )
  return (
    <NarrowPage>
      <Heading title={t.reset} />
      <NewPassword
        token={token ?? ''}
        access={check.data?.access ?? null}
        onRefused={wasLost => setRefused(wasLost ? 'maybeSaved' : 'invalid')}
      />
    </NarrowPage>
  )
}

/** The link is used, and most likely by the try whose answer was lost. */
function MaybeSaved() {
  const t = useText(passwordText)
  return (
    <NarrowPage>
      <div role="alert">
        <Heading title={t.maybeSaved} />
        <p className={base.muted}>{t.maybeSavedSays}</p>
      </div>
      <ButtonLink look="primary" block href={wayInFor(null, 'email')}>
        {t.logIn}
      </ButtonLink>
      <section className={cards.card}>
        <AskForLink />
      </section>
    </NarrowPage>
  )
}

type Props = {
  token: string
  /** What else lets somebody in; null until it is known. */
  access: ReplyOf<typeof accounts.checkReset>['access']
  /** Whether the answer to an earlier try was lost. */
  onRefused: (wasLost: boolean) => void
}

function NewPassword({ token, access, onRefused }: Props) {
  const t = useText(passwordText)
  const says = useText(complaintText)
  const language = useLanguage()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const endsAccess = chosen ?? access?.ends
  const wasLost = useRef(false)

  const save = useForm({
    state: useState({ password: '', again: '' }),
    check: ({ password, again }) => ({
      password: !isPassword(password) && says.passwordShort,
      again: again !== password && says.passwordsDiffer,
    }),
    send: ({ password }) =>
      call(accounts.resetPassword, {
        token,
        newPassword: password,
        ...(endsAccess !== undefined && { endsAccess }),
        language: currentLanguage(),
      }),
    onSent: () => {
      toast.show({ tone: 'ok', title: t.saved, text: t.savedSays })
      go(wayInFor(null, 'email'), { replace: true })
    },
    onFailed: problem => {
      if (isUnanswered(problem)) wasLost.current = true
      if (problem.code === 'accounts.invalidLink') onRefused(wasLost.current)
    },
    refused: ({ texts }) => ({ password: texts[language] }),
  })
  const secret = { type: 'password', autoComplete: 'new-password', reveal: { show: t.show, hide: t.hide } }
  return (
    <form {...save.form} className={`${cards.card} ${base.stack}`}>
      <Field {...secret} {...save.field('password')} name="new-password" label={t.newPassword} aside={t.hint} />
      <Field {...secret} {...save.field('again')} name="confirm-password" label={t.again} />
      {access && access.passkeys + access.keys > 0 && (
        <div>
          <Checkbox checked={endsAccess ?? false} onChange={event => setChosen(event.target.checked)}>
            {access.passkeys === 0 ? t.endKeys : access.keys === 0 ? t.endPasskeys : t.endBoth}
          </Checkbox>
          <p className={fieldStyles.hint}>{t.endSays}</p>
        </div>
      )}
      <Button look="primary" block type="submit" busy={save.isSending && t.saving}>
        {t.save}
      </Button>
    </form>
  )
}
