import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { newId } from '../../../lib/new-id.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { editsOver } from '../frame/edits.ts'
import { adminText } from '../frame/messages.ts'
import { peopleText } from './messages.ts'
import { isReason, useCorrectCredits } from './people.ts'

const most = 100_000
const isAmount = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most

const freshDraft = () => ({ way: 'give' as 'give' | 'take', amount: '', reason: '', key: newId() })

/** One key per correction, kept until it went through: a second try of a lost answer changes nothing twice. */
export function CorrectionForm({ id }: { id: string }) {
  const t = useText(peopleText)
  const { reason, reasonShort, working } = useText(adminText)
  const [draft, setDraft] = useState(freshDraft)
  const [wasTried, setTried] = useState(false)
  const sent = useRef(draft)
  const correct = useCorrectCredits(id, () => {
    // What was typed meanwhile is the beginning of another one.
    setDraft(now => ({ ...freshDraft(), ...editsOver(sent.current, now) }))
    setTried(false)
  })
  const amount = draft.amount.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isAmount(amount) || !isReason(draft.reason) || correct.isPending) return
    sent.current = draft
    const sign = draft.way === 'give' ? 1 : -1
    correct.mutate({ amount: sign * Number(amount), reason: draft.reason.trim(), key: draft.key })
  }

  const ways = [
    { value: 'give', label: t.give },
    { value: 'take', label: t.take },
  ] as const

  return (
    <form className={base.stackClose} onSubmit={submit} noValidate>
      <Segmented full label={t.way} segments={ways} value={draft.way} onChange={way => setDraft({ ...draft, way })} />
      <Field
        label={t.amount}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={draft.amount}
        error={wasTried && !isAmount(amount) ? t.amountWrong : undefined}
        onChange={event => setDraft({ ...draft, amount: event.target.value })}
      />
      <Field
        label={reason}
        autoComplete="off"
        maxLength={500}
        value={draft.reason}
        error={wasTried && !isReason(draft.reason) ? reasonShort : undefined}
        onChange={event => setDraft({ ...draft, reason: event.target.value })}
      />
      <Button block type="submit" busy={correct.isPending && working}>
        {draft.way === 'give' ? t.giveNow : t.takeNow}
      </Button>
    </form>
  )
}
