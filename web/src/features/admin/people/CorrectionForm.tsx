import { useState } from 'react'
import { useForm } from '../../../lib/form.ts'
import { useText } from '../../../lib/language.ts'
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

const blank = { way: 'give' as 'give' | 'take', amount: '', reason: '' }

/** Gives or takes credits. Its key is the form's attempt: a second try of a lost answer changes nothing twice. */
export function CorrectionForm({ id }: { id: string }) {
  const t = useText(peopleText)
  const { reason, reasonShort, working } = useText(adminText)
  const correct = useCorrectCredits(id)
  const [draft, setDraft] = useState(blank)
  const { form, field, set, isSending } = useForm({
    state: [draft, setDraft],
    check: typed => ({
      amount: !isAmount(typed.amount.trim()) && t.amountWrong,
      reason: !isReason(typed.reason) && reasonShort,
    }),
    send: (typed, key) => {
      const sign = typed.way === 'give' ? 1 : -1
      return correct.mutateAsync({ amount: sign * Number(typed.amount.trim()), reason: typed.reason.trim(), key })
    },
    // What was typed meanwhile is the beginning of another one.
    onSent: (_, sent, now) => setDraft({ ...blank, ...editsOver(sent, now) }),
  })

  const ways = [
    { value: 'give', label: t.give },
    { value: 'take', label: t.take },
  ] as const

  return (
    <form {...form} className={base.stackClose}>
      <Segmented full label={t.way} segments={ways} value={draft.way} onChange={way => set({ way })} />
      <Field label={t.amount} inputMode="numeric" autoComplete="off" maxLength={20} {...field('amount')} />
      <Field label={reason} autoComplete="off" maxLength={500} {...field('reason')} />
      <Button block type="submit" busy={isSending && working}>
        {draft.way === 'give' ? t.giveNow : t.takeNow}
      </Button>
    </form>
  )
}
