import { accounts } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { invitation } from '../invitation.ts'
import { isEmail } from '../landing/validation.ts'
import { CodeForm } from '../registration/CodeForm.tsx'
import { refreshViewer } from '../viewer.ts'
import { addressText } from './messages.ts'

type Props = {
  /** Where to begin. */
  email: string
  onProved: () => void
}

/** An address, then the code that was sent to it: whoever knows it has the address for their own. */
export function ProveAddress({ email: given, onProved }: Props) {
  const t = useText(addressText)
  const language = useLanguage()
  const client = useQueryClient()
  const [email, setEmail] = useState(given)
  const [sentAtMs, setSentAt] = useState<number | null>(null)
  const [wasTried, setTried] = useState(false)
  const address = email.trim()

  const send = useMutation({
    mutationFn: () => call(accounts.sendAddressCode, { email: address, language: currentLanguage() }),
    onSuccess: () => setSentAt(Date.now()),
  })
  const prove = async (code: string) => {
    await call(accounts.setAddress, { email: address, code, ...invitation() })
    await Promise.all([refreshViewer(), client.invalidateQueries({ queryKey: ['credits'] })])
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isEmail(address) && !send.isPending) send.mutate()
  }

  if (sentAtMs !== null)
    return (
      <CodeForm
        email={address}
        sentAtMs={sentAtMs}
        isSending={send.isPending}
        backLabel={t.other}
        verify={prove}
        onSend={() => send.mutate()}
        onClose={() => setSentAt(null)}
        onVerified={onProved}
      />
    )
  const refusal = send.error && !send.isPending ? asProblem(send.error).texts[language] : undefined
  return (
    <form className={base.stack} onSubmit={submit} noValidate>
      <Field
        label={t.email}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        error={wasTried && !isEmail(address) ? t.wrongEmail : refusal}
        onChange={event => setEmail(event.target.value)}
      />
      <Button look="primary" block type="submit" busy={send.isPending && t.sending}>
        {t.send}
      </Button>
    </form>
  )
}
