import { support } from '@pusula/contract'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/call.ts'
import { toastFailure } from '../../lib/failure-toast.ts'
import { useForm } from '../../lib/form.ts'
import { useHistoryState } from '../../lib/history-state.ts'
import { useText } from '../../lib/language.ts'
import { newId } from '../../lib/new-id.ts'
import { createStore } from '../../lib/store.ts'
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
  const [tried, saveTried] = useHistoryState('supportSent', nothingSent, isSent)
  const [email, setEmail] = useHistoryState('supportEmail', '', text)
  const isStranger = viewer.state !== 'member'
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
    onError: error => toastFailure(error, { title: t.notSent, text: t.notSentSays, notKnown: t.notKnown }),
  })
  useEffect(() => arrived.subscribe(() => letGo(arrived.get())))
  useEffect(() => {
    written = message
  }, [message])

  /** What was written while it was on its way stays. */
  function letGo(sent: string) {
    if (written.trim() === sent) setMessage('')
    saveTried(nothingSent)
    form.reset()
  }

  const isAddress = (typed: string) => typed === '' || /^\S+@\S+\.\S+$/.test(typed)
  const form = useForm({
    state: [
      { message, email },
      typed => {
        setMessage(typed.message)
        setEmail(typed.email)
      },
    ],
    check: typed => ({
      message: !typed.message.trim() && t.empty,
      email: isStranger && !isAddress(typed.email.trim()) && t.wrongEmail,
    }),
    ready: !isSending,
    send: typed => {
      const said = { message: typed.message.trim(), replyTo: typed.email.trim() }
      const isSame = tried.message === said.message && tried.replyTo === said.replyTo
      // Another message is another one, also where the answer to the one before was lost.
      const sent = isSame ? tried : { id: newId(), ...said }
      saveTried(sent)
      return send.mutateAsync(sent)
    },
  })

  return (
    <form {...form.form} className={base.stackClose}>
      <TextArea label={t.message} placeholder={t.messageHint} rows={3} maxLength={5000} {...form.field('message')} />
      {isStranger && (
        <Field
          label={t.email}
          aside={t.optional}
          type="email"
          autoComplete="email"
          maxLength={254}
          hint={t.emailHint}
          {...form.field('email')}
        />
      )}
      <Button block type="submit" busy={isSending && t.sending}>
        {t.send}
      </Button>
    </form>
  )
}
