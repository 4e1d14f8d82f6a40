import { support } from '@pusula/contract'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useHistoryState } from '../../lib/history-state.ts'
import { useText } from '../../lib/language.ts'
import { newId } from '../../lib/new-id.ts'
import { createStore } from '../../lib/store.ts'
import { tellFailed } from '../../lib/tell-failed.ts'
import { having, text } from '../../stored/shapes.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Field } from '../../ui/fields/Field.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { nameOf, useViewer } from '../accounts/index.ts'
import { supportText } from './messages.ts'

/** What the server calls somebody it does not know. */
const stranger = { userEmail: 'anonymous', userName: 'Anonymous User' }

/** A message on its way, under the name by which the server keeps it once. */
interface Sent {
  id: string
  message: string
  /** Where a stranger wants the answer. */
  replyTo: string
}
const isSent = having<Sent>({ id: text, message: text, replyTo: text })
const nothingSent: Sent = { id: '', message: '', replyTo: '' }

const mutationKey = ['support']
/** The message that arrived last: it outlives its sheet, and the form that is open by then lets go of it. */
const arrived = createStore('')
/** What stands in the form, or stood there when its sheet was closed. */
let written = ''

export function SupportForm() {
  const t = useText(supportText)
  const viewer = useViewer()
  const [message, setMessage] = useHistoryState('support', '', text)
  const [tried, keepTried] = useHistoryState('supportSent', nothingSent, isSent)
  const [wasTried, setTried] = useState(false)
  const [email, setEmail] = useHistoryState('supportEmail', '', text)
  const isEmpty = message.trim() === ''
  const isStranger = viewer.state !== 'member'
  const isWrongEmail = isStranger && email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim())
  const isSending = useIsMutating({ mutationKey }) > 0
  const send = useMutation({
    mutationKey,
    mutationFn: ({ id, message: said, replyTo }: Sent) => {
      const sender =
        viewer.state === 'member' && viewer.user.email
          ? { userEmail: viewer.user.email, userName: nameOf(viewer.user) }
          : { ...stranger, ...(replyTo && { userEmail: replyTo }) }
      return call(support.send, { id, message: said, ...sender })
    },
    onSuccess: (_, sent) => {
      letGo(sent.message)
      arrived.set(sent.message)
      toast.show({ tone: 'ok', title: t.sent })
    },
    onError: error => tellFailed(error, { title: t.notSent, text: t.notSentSays, notKnown: t.notKnown }),
  })
  useEffect(() => arrived.subscribe(() => letGo(arrived.get())))
  useEffect(() => {
    written = message
  }, [message])

  /** What was written while it was on its way stays. */
  function letGo(sent: string) {
    if (written.trim() === sent) setMessage('')
    keepTried(nothingSent)
    setTried(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isEmpty || isWrongEmail || isSending) return
    const said = { message: message.trim(), replyTo: email.trim() }
    const isSame = tried.message === said.message && tried.replyTo === said.replyTo
    const sent = isSame ? tried : { id: newId(), ...said }
    keepTried(sent)
    send.mutate(sent)
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
      <Button block type="submit" busy={isSending && t.sending}>
        {t.send}
      </Button>
    </form>
  )
}
