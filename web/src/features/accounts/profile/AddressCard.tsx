import { accounts } from '@pusula/contract'
import { useRef } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useHistoryState } from '../../../lib/history-state.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { makeOld } from '../../../lib/make-old.ts'
import { isUnanswered } from '../../../lib/problem.ts'
import { either, having, nothing, number, text } from '../../../stored/shapes.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { isEmail } from '../landing/validation.ts'
import { CodeForm } from '../registration/CodeForm.tsx'
import { sentUnseenMs } from '../registration/join.ts'
import { refreshViewer, type User } from '../viewer.ts'
import { invitation } from '../way-in.ts'
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
  const [{ email, sentAtMs }, setAsked] = useHistoryState<Asked>(
    `address ${given}`,
    { email: given, sentAtMs: null },
    isAsked,
  )
  const wasLost = useRef(false)
  const address = email.trim()

  const ask = useForm({
    state: [{ email }, typed => setAsked({ ...typed, sentAtMs: null })],
    check: () => ({ email: isEmail(address) ? null : t.wrongEmail }),
    send: () => call(accounts.sendAddressCode, { email: address, language: currentLanguage() }),
    onSent: () => setAsked({ email, sentAtMs: Date.now() }),
    onFailed: problem => {
      const unseenMs = sentUnseenMs(problem, sentAtMs ?? 0, Date.now())
      if (unseenMs !== null) setAsked({ email, sentAtMs: unseenMs })
    },
    refused: ({ texts }) => ({ email: texts[language] }),
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
    await Promise.allSettled([refreshViewer(), makeOld('credits')])
  }

  if (sentAtMs !== null)
    return (
      <CodeForm
        email={address}
        sentAtMs={sentAtMs}
        isSending={ask.isSending}
        backLabel={t.other}
        verify={prove}
        onSend={ask.submit}
        onClose={() => setAsked({ email, sentAtMs: null })}
        onVerified={() => {
          setAsked({ email: given, sentAtMs: null })
          onProved()
        }}
      />
    )
  return (
    <form {...ask.form} className={base.stack}>
      <Field label={t.email} type="email" autoComplete="email" {...ask.field('email')} />
      <Button look="primary" block type="submit" busy={ask.isSending && t.sending}>
        {t.send}
      </Button>
    </form>
  )
}

/** For a member whose address came with a purchase: what verifying it brings, and the way to do it. */
export function AddressCard({ user }: { user: User }) {
  const t = useText(addressText)
  if (user.isEmailVerified) return null
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div>
        <h2 className={base.subheading}>{t.title}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      </div>
      <ProveAddress
        email={user.email ?? ''}
        onProved={() => toast.show({ tone: 'ok', title: t.verified, durationMs: 5_000 })}
      />
    </section>
  )
}
