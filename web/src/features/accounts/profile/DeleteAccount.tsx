import { accounts, type Language } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { doubts } from '../../../lib/person/person.ts'
import { isUnanswered } from '../../../lib/problem.ts'
import { tellFailed } from '../../../lib/tell-failed.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { leave } from './leave.ts'
import { profileText } from './messages.ts'

type Props = { open: boolean; onClose: () => void }

/** Says what goes and what stays, and takes a typed word for it. */
export function DeleteAccount({ open, onClose }: Props) {
  const t = useText(profileText)
  return (
    <Dialog open={open} onClose={onClose} title={t.removeAsk}>
      <p className={`${base.muted} ${base.small}`}>{t.removeGoes}</p>
      <p className={`${base.muted} ${base.small}`}>{t.removeStays}</p>
      <Confirmation onClose={onClose} />
    </Dialog>
  )
}

/** A word as every keyboard can write it: an English one has no İ. */
const plain = (word: string, language: Language) =>
  word.trim().toLocaleUpperCase(language).normalize('NFD').replace(/\p{M}/gu, '')

function Confirmation({ onClose }: { onClose: () => void }) {
  const t = useText(profileText)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const isMeant = plain(typed, language) === plain(t.removeWord, language)
  const remove = useMutation({
    mutationFn: () => call(accounts.remove, {}),
    onSuccess: leave,
    onError: async error => {
      // Where the account is gone, the page goes with it and this waits for ever.
      if (isUnanswered(error))
        await doubts().then(
          ({ lookWhetherRemoved }) => lookWhetherRemoved(),
          () => undefined,
        )
      tellFailed(error, { title: t.failed, text: t.removeFailed, notKnown: t.removeNotKnown })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isMeant && !remove.isPending) remove.mutate()
  }

  return (
    <form className={base.stack} onSubmit={submit}>
      <Field
        label={t.removeType(t.removeWord)}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <div className={base.pair}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button look="danger" type="submit" disabled={!isMeant} busy={remove.isPending && t.working}>
          {t.remove}
        </Button>
      </div>
    </form>
  )
}
