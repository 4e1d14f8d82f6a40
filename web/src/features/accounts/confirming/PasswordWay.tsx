import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { confirmText } from './messages.ts'

type Props = { isFirst: boolean; onConfirmed: () => void }

export function PasswordWay({ isFirst, onConfirmed }: Props) {
  const t = useText(confirmText)
  const language = useLanguage()
  const [password, setPassword] = useState('')
  const [wasTried, setTried] = useState(false)
  const confirm = useMutation({
    mutationFn: () => call(accounts.confirm, { password }),
    onSuccess: onConfirmed,
  })
  const refusal = confirm.error && asProblem(confirm.error)
  const refused = refusal?.code === 'accounts.wrongPassword' ? t.wrongPassword : refusal?.texts[language]

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (password && !confirm.isPending) confirm.mutate()
  }

  return (
    <form className={base.stack} onSubmit={submit} noValidate>
      <Field
        label={t.password}
        type="password"
        autoComplete="current-password"
        data-autofocus={isFirst || undefined}
        reveal={{ show: t.showPassword, hide: t.hidePassword }}
        value={password}
        error={wasTried && !password ? t.passwordRequired : (refused ?? undefined)}
        onChange={event => setPassword(event.target.value)}
      />
      <Button look={isFirst ? 'primary' : 'second'} block type="submit" busy={confirm.isPending && t.confirming}>
        {t.confirm}
      </Button>
    </form>
  )
}
