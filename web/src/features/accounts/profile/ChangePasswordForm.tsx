import { accounts } from '@pusula/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { isUnanswered, type ProblemError } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { complaintText } from '../landing/email-messages.ts'
import { isPassword } from '../landing/validation.ts'
import { passwordText } from '../password/messages.ts'
import { profileText } from './messages.ts'

type Name = 'current' | 'fresh' | 'again'
type PasswordDraft = Record<Name, string>

/** Which field a refusal of the server is about. */
const fieldOf: Partial<Record<string, Name>> = {
  'accounts.wrongPassword': 'current',
  'accounts.commonPassword': 'fresh',
}

type Props = { hasPassword: boolean; onDone: () => void }

/** Whoever has no password yet sets the first one: the server asks for a fresh sign-in instead of the old one. */
export function ChangePasswordForm({ hasPassword, onDone }: Props) {
  const t = useText(passwordText)
  const says = useText(complaintText)
  const own = useText(profileText)
  const language = useLanguage()
  const client = useQueryClient()
  const [wasLost, setLost] = useState(false)

  const fieldFor = ({ code }: ProblemError) => {
    const name = fieldOf[code]
    return name === 'current' && !hasPassword ? undefined : name
  }
  const whyNot = ({ code, texts }: ProblemError) =>
    wasLost && fieldOf[code] === 'current' ? own.maybeChanged : texts[language]

  const lookAgain = () => void client.invalidateQueries({ queryKey: ['accounts', 'sessions'] })
  const change = useForm({
    state: useState<PasswordDraft>({ current: '', fresh: '', again: '' }),
    check: ({ current, fresh, again }) => ({
      current: hasPassword && !current && says.passwordRequired,
      fresh: !isPassword(fresh) && says.passwordShort,
      again: again !== fresh && says.passwordsDiffer,
    }),
    send: ({ current, fresh }) =>
      call(accounts.changePassword, {
        ...(hasPassword && { currentPassword: current }),
        newPassword: fresh,
        language: currentLanguage(),
      }),
    onSent: () => {
      toast.show({ tone: 'ok', title: hasPassword ? t.saved : own.passwordSet, text: own.changePasswordSays })
      lookAgain()
      onDone()
    },
    onFailed: problem => {
      const isLost = isUnanswered(problem)
      if (isLost) setLost(true)
      if (fieldFor(problem)) return
      // Whoever had no password when this was opened may have one by now.
      lookAgain()
      const title = isLost ? t.notKnown : hasPassword ? t.notSaved : own.passwordNotSet
      toast.show({ tone: 'err', title, text: whyNot(problem) })
    },
    refused: problem => {
      const name = fieldFor(problem)
      return name ? { [name]: whyNot(problem) } : {}
    },
  })

  const secret = (name: Name) => ({
    type: 'password',
    autoComplete: name === 'current' ? 'current-password' : 'new-password',
    reveal: { show: t.show, hide: t.hide },
    ...change.field(name),
  })

  return (
    <form {...change.form} className={base.stack}>
      {hasPassword && <Field label={own.currentPassword} {...secret('current')} />}
      <Field label={t.newPassword} aside={t.hint} {...secret('fresh')} />
      <Field label={t.again} {...secret('again')} />
      <Button look="primary" block type="submit" busy={change.isSending && t.saving}>
        {hasPassword ? t.save : own.setPassword}
      </Button>
    </form>
  )
}
