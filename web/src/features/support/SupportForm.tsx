import { support } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useKeptHere } from '../../lib/kept-here.ts'
import { useText } from '../../lib/language.ts'
import { namedOr } from '../../lib/problem.ts'
import { text } from '../../stored/shapes.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Field } from '../../ui/fields/Field.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { nameOf, useViewer } from '../accounts/index.ts'
import { supportText } from './messages.ts'

/** What the server calls somebody it does not know. */
const stranger = { userEmail: 'anonymous', userName: 'Anonymous User' }

export function SupportForm() {
  const t = useText(supportText)
  const viewer = useViewer()
  const [message, setMessage] = useKeptHere('support', '', text)
  const [wasTried, setTried] = useState(false)
  const [email, setEmail] = useKeptHere('supportEmail', '', text)
  const isEmpty = message.trim() === ''
  const isStranger = viewer.state !== 'member'
  const isWrongEmail = isStranger && email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim())
  const send = useMutation({
    mutationFn: (sent: string) => {
      const sender =
        viewer.state === 'member' && viewer.user.email
          ? { userEmail: viewer.user.email, userName: nameOf(viewer.user) }
          : { ...stranger, ...(email.trim() && { userEmail: email.trim() }) }
      return call(support.send, { message: sent, ...sender })
    },
    onSuccess: (_, sent) => {
      // What was written while it was on its way stays.
      if (message.trim() === sent) setMessage('')
      setTried(false)
      toast.show({ tone: 'ok', title: t.sent })
    },
    onError: error => toast.show({ tone: 'err', title: t.notSent, text: namedOr(error, t.notSentSays) }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isEmpty && !isWrongEmail && !send.isPending) send.mutate(message.trim())
  }

  return (
    <form className={base.stackClose} onSubmit={submit} noValidate>
      <TextArea
        label={t.message}
        placeholder={t.messageHint}
        rows={3}
        maxLength={5000}
        value={message}
        error={wasTried && isEmpty ? t.empty : undefined}
        onChange={event => setMessage(event.target.value)}
      />
      {isStranger && (
        <Field
          label={t.email}
          aside={t.optional}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          hint={t.emailHint}
          error={wasTried && isWrongEmail ? t.wrongEmail : undefined}
          onChange={event => setEmail(event.target.value)}
        />
      )}
      <Button block type="submit" busy={send.isPending && t.sending}>
        {t.send}
      </Button>
    </form>
  )
}
