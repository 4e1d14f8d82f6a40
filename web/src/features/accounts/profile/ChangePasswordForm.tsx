import { accounts } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { asProblem, isUnanswered, type ProblemError } from '../../../lib/problem.ts'
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
  const [draft, setDraft] = useState<PasswordDraft>({ current: '', fresh: '', again: '' })
  const [wasTried, setTried] = useState(false)
  const [wasLost, setLost] = useState(false)

  const fieldFor = ({ code }: ProblemError) => {
    const name = fieldOf[code]
    return name === 'current' && !hasPassword ? undefined : name
  }
  const whyNot = ({ code, texts }: ProblemError) =>
    wasLost && fieldOf[code] === 'current' ? own.maybeChanged : texts[language]

  const lookAgain = () => void client.invalidateQueries({ queryKey: ['accounts', 'sessions'] })
  const change = useMutation({
    mutationFn: () =>
      call(accounts.changePassword, {
        ...(hasPassword && { currentPassword: draft.current }),
        newPassword: draft.fresh,
        language: currentLanguage(),
      }),
    onSuccess: () => {
      toast.show({ tone: 'ok', title: hasPassword ? t.saved : own.passwordSet, text: own.changePasswordSays })
      lookAgain()
      onDone()
    },
    onError: error => {
      const isLost = isUnanswered(error)
      if (isLost) setLost(true)
      const problem = asProblem(error)
      if (fieldFor(problem)) return
      // Whoever had no password when this was opened may have one by now.
      lookAgain()
      const title = isLost ? t.notKnown : hasPassword ? t.notSaved : own.passwordNotSet
      toast.show({ tone: 'err', title, text: whyNot(problem) })
    },
  })

  const complaints: Partial<PasswordDraft> = {
    ...(hasPassword && !draft.current && { current: says.passwordRequired }),
    ...(!isPassword(draft.fresh) && { fresh: says.passwordShort }),
    ...(draft.again !== draft.fresh && { again: says.passwordsDiffer }),
  }
  const refusal = change.error && asProblem(change.error)
  const refused = refusal ? fieldFor(refusal) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(complaints).length === 0 && !change.isPending) change.mutate()
  }

  const secret = (name: Name) => ({
    type: 'password',
    autoComplete: name === 'current' ? 'current-password' : 'new-password',
    reveal: { show: t.show, hide: t.hide },
    value: draft[name],
    error: (wasTried ? complaints[name] : undefined) ?? (refusal && refused === name ? whyNot(refusal) : undefined),
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })

  return (
    <form className={base.stack} onSubmit={submit} noValidate>
      {hasPassword && <Field label={own.currentPassword} {...secret('current')} />}
      <Field label={t.newPassword} aside={t.hint} {...secret('fresh')} />
      <Field label={t.again} {...secret('again')} />
      <Button look="primary" block type="submit" busy={change.isPending && t.saving}>
        {hasPassword ? t.save : own.setPassword}
      </Button>
    </form>
  )
}
