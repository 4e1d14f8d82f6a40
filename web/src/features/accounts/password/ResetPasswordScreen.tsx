import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { call } from '../../../lib/call.ts'
import { go } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { currentLanguage, useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { complaintText } from '../landing/email-messages.ts'
import { isPassword } from '../landing/validation.ts'
import { NarrowPage } from '../NarrowPage.tsx'
import { passwordText } from './messages.ts'

export default function ResetPasswordScreen() {
  const t = useText(passwordText)
  const says = useText(complaintText)
  const token = new URLSearchParams(useSearch()).get('token')
  const [draft, setDraft] = useState({ password: '', again: '' })
  const [wasTried, setTried] = useState(false)
  const isShort = !isPassword(draft.password)
  const differs = draft.again !== draft.password

  useEffect(() => {
    if (token) return
    toast.show({ tone: 'err', title: t.invalidLink, text: t.invalidLinkSays })
    go('/forgot-password', { replace: true })
  }, [token, t])

  const save = useMutation({
    mutationFn: (newPassword: string) =>
      call(accounts.resetPassword, { token: token ?? '', newPassword, language: currentLanguage() }),
    onSuccess: () => {
      toast.show({ tone: 'ok', title: t.saved, text: t.savedSays })
      go('/', { replace: true })
    },
    onError: ({ message }) => toast.show({ tone: 'err', title: t.notSaved, text: message }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isShort && !differs) save.mutate(draft.password)
  }

  const secret = { type: 'password', autoComplete: 'new-password', reveal: { show: t.show, hide: t.hide } }
  return (
    <NarrowPage>
      <Heading title={t.reset} />
      <form className={`${cards.card} ${base.stack}`} onSubmit={submit} noValidate>
        <Field
          {...secret}
          label={t.newPassword}
          aside={t.hint}
          value={draft.password}
          error={wasTried && isShort ? says.passwordShort : undefined}
          onChange={event => setDraft({ ...draft, password: event.target.value })}
        />
        <Field
          {...secret}
          label={t.again}
          value={draft.again}
          error={wasTried && differs ? says.passwordsDiffer : undefined}
          onChange={event => setDraft({ ...draft, again: event.target.value })}
        />
        <Button look="primary" block type="submit" busy={save.isPending && t.saving}>
          {t.save}
        </Button>
      </form>
    </NarrowPage>
  )
}
