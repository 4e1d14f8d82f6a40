import { admin } from '@pusula/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useChange } from '../frame/ask.ts'
import { adminText } from '../frame/text.ts'
import { coinsText } from './text.ts'

export function AddCoin({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(coinsText)
  const { close } = useText(adminText)
  return (
    <Sheet open={open} onClose={onClose} title={t.add} closeLabel={close}>
      <AddCoinForm onDone={onClose} />
    </Sheet>
  )
}

const empty = { id: '', symbol: '', name: '' }
type Name = keyof typeof empty

function AddCoinForm({ onDone }: { onDone: () => void }) {
  const t = useText(coinsText)
  const { working } = useText(adminText)
  const [draft, setDraft] = useState(empty)
  const [wasTried, setTried] = useState(false)
  const add = useChange((coin: typeof empty) => call(admin.addCoin, coin), {
    touches: ['coins', 'figures'],
    onDone: ({ added }) => {
      toast.show({ tone: 'ok', title: added ? t.added : t.updated })
      onDone()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const coin = { id: draft.id.trim(), symbol: draft.symbol.trim(), name: draft.name.trim() }
    if (coin.id && coin.symbol && coin.name && !add.isPending) add.mutate(coin)
  }

  const wired = (name: Name) => ({
    value: draft[name],
    autoComplete: 'off',
    error: wasTried && !draft[name].trim() ? t.required : undefined,
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field label={t.symbol} maxLength={32} autoCapitalize="characters" {...wired('symbol')} />
      <Field label={t.name} maxLength={100} {...wired('name')} />
      <Field label={t.id} hint={t.idHint} maxLength={100} autoCapitalize="none" {...wired('id')} />
      <Button look="primary" block type="submit" busy={add.isPending && working}>
        {t.save}
      </Button>
    </form>
  )
}
