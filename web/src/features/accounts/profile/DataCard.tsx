import { accounts, type Language } from '@pusula/contract'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useForm } from '../../../lib/form.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { sessionChecks } from '../../../lib/person/person.ts'
import { isUnanswered } from '../../../lib/problem.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { downloadIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { leave } from './AccountCard.tsx'
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
  const remove = useForm({
    state: useState({ word: '' }),
    check: ({ word }) => ({ word: plain(word, language) !== plain(t.removeWord, language) }),
    send: () => call(accounts.remove, {}),
    onSent: leave,
    onFailed: async error => {
      // Where the account is gone, the page goes with it and this waits for ever.
      if (isUnanswered(error))
        await sessionChecks().then(
          ({ lookWhetherRemoved }) => lookWhetherRemoved(),
          () => undefined,
        )
      toastFailure(error, { title: t.failed, text: t.removeFailed, notKnown: t.removeNotKnown })
    },
  })

  return (
    <form {...remove.form} className={base.stack}>
      <Field
        label={t.removeType(t.removeWord)}
        autoComplete="off"
        autoCapitalize="characters"
        {...remove.field('word')}
      />
      <div className={base.pair}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button look="danger" type="submit" disabled={!remove.isValid} busy={remove.isSending && t.working}>
          {t.remove}
        </Button>
      </div>
    </form>
  )
}

/** What the product knows belongs to the person it is about. */
export function DataCard() {
  const t = useText(profileText)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <div>
        <h2 className={base.subheading}>{t.data}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.dataSays}</p>
      </div>
      <ButtonLink block href={accounts.export.path} download="pusula.json">
        <Icon shape={downloadIcon} sizePx={18} />
        {t.export}
      </ButtonLink>
      <Button look="ghost" block onClick={() => setConfirming(true)}>
        <Icon shape={trashIcon} sizePx={18} />
        {t.remove}
      </Button>
      <DeleteAccount open={isConfirming} onClose={() => setConfirming(false)} />
    </section>
  )
}
