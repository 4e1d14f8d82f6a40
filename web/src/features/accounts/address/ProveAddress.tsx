import { accounts } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useHistoryState } from '../../../lib/history-state.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { asProblem, isUnanswered } from '../../../lib/problem.ts'
import { either, having, nothing, number, text } from '../../../stored/shapes.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { invitation } from '../invitation.ts'
import { isEmail } from '../landing/validation.ts'
import { CodeForm } from '../registration/CodeForm.tsx'
import { sentUnseenMs } from '../registration/proof.ts'
import { refreshViewer } from '../viewer.ts'
import { addressText } from './messages.ts'

type Props = {
  /** Where to begin. */
  email: string
  onProved: () => void
}

interface Asked {
  email: string
  sentAtMs: number | null
}

const isAsked = having<Asked>({ email: text, sentAtMs: either(nothing, number) })

/** Whether the server says that this member has the address for their own. */
const isOwn = (address: string): Promise<boolean> =>
  call(accounts.user, {}).then(
    ({ email, isEmailVerified }) => isEmailVerified && email === address.toLowerCase(),
    () => false,
  )

/** An address, then the code that was sent to it: whoever knows it has the address for their own. */
export function ProveAddress({ email: given, onProved }: Props) {
  const t = useText(addressText)
  const language = useLanguage()
  const client = useQueryClient()
  const [{ email, sentAtMs }, setAsked] = useHistoryState<Asked>(
    `address ${given}`,
    { email: given, sentAtMs: null },
    isAsked,
  )
  const [wasTried, setTried] = useState(false)
  const wasLost = useRef(false)
  const address = email.trim()

  const send = useMutation({
    mutationFn: () => call(accounts.sendAddressCode, { email: address, language: currentLanguage() }),
    onSuccess: () => setAsked({ email, sentAtMs: Date.now() }),
    onError: error => {
      const unseenMs = sentUnseenMs(error, sentAtMs ?? 0, Date.now())
      if (unseenMs !== null) setAsked({ email, sentAtMs: unseenMs })
    },
  })
  const prove = async (code: string) => {
    try {
      await call(accounts.setAddress, { email: address, code, ...invitation() })
    } catch (error) {
      if (isUnanswered(error)) wasLost.current = true
      // What was proved by a try whose answer was lost cannot be proved again.
      if (!wasLost.current || !(await isOwn(address))) throw error
    }
    // What follows from it is only shown: the address is proved, whether or not that comes now.
    await Promise.allSettled([refreshViewer(), client.invalidateQueries({ queryKey: ['credits'] })])
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
        onClose={() => setAsked({ email, sentAtMs: null })}
        onVerified={() => {
          setAsked({ email: given, sentAtMs: null })
          onProved()
        }}
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
        onChange={event => setAsked({ email: event.target.value, sentAtMs: null })}
      />
      <Button look="primary" block type="submit" busy={send.isPending && t.sending}>
        {t.send}
      </Button>
    </form>
  )
}
