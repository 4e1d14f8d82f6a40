import { admin, type BadRows, type CoinWarnings, type InputOf, type RowFault } from '@pusula/contract'
import { useId, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Messages } from '../../../ui/fields/Messages.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useChange } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'
import { coinsText } from './messages.ts'
import { useRefusal } from './previewed.ts'
import { faultText } from './upload-messages.ts'
import { WarningTicks } from './WarningTicks.tsx'

export function AddCoin({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(coinsText)
  const { close } = useText(adminText)
  return (
    <Sheet open={open} onClose={onClose} title={t.add} closeLabel={close}>
      <AddCoinForm onDone={onClose} />
    </Sheet>
  )
}

/** What the server said of this coin: what it would change, or what is wrong with it. */
function foundIn(error: unknown): { warnings: CoinWarnings['warnings']; fault: RowFault | undefined } {
  const { code, details } = error ? asProblem(error) : { code: '', details: {} }
  const { warnings = [], rows = [] } = details as Partial<CoinWarnings & BadRows>
  return { warnings: code === 'admin.coinWarnings' ? warnings : [], fault: rows[0]?.fault }
}

const empty = { id: '', symbol: '', name: '' }
type Name = keyof typeof empty

function AddCoinForm({ onDone }: { onDone: () => void }) {
  const t = useText(coinsText)
  const { working } = useText(adminText)
  const refusal = useRefusal()
  const faults = useText(faultText)
  const id = useId()
  const [draft, setDraft] = useState(empty)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const add = useChange((coin: InputOf<typeof admin.addCoin>) => call(admin.addCoin, coin), {
    touches: ['coins', 'figures'],
    saysFailure: true,
  })
  const form = useForm({
    state: [
      draft,
      next => {
        setDraft(next)
        // What was said of another name is not agreed to for this one.
        setTicked(new Set())
      },
    ],
    check: ({ id: coinId, symbol, name }) => ({
      id: !coinId.trim() && t.required,
      symbol: !symbol.trim() && t.required,
      name: !name.trim() && t.required,
    }),
    send: ({ id: coinId, symbol, name }) =>
      add.mutateAsync({ id: coinId.trim(), symbol: symbol.trim(), name: name.trim(), isConfirmed }),
    onSent: ({ added }) => {
      toast.show({ tone: 'ok', title: added ? t.added : t.updated })
      onDone()
    },
    refused: () => ({}),
  })
  const { warnings, fault } = foundIn(form.problem)
  const isConfirmed = warnings.length > 0 && warnings.every(({ coin }) => ticked.has(coin.symbol))

  const wired = (name: Name) => ({
    autoComplete: 'off',
    ...form.field(name),
  })

  return (
    <form {...form.form} className={base.stack}>
      <Field label={t.symbol} maxLength={32} autoCapitalize="characters" {...wired('symbol')} />
      <Field label={t.name} maxLength={100} {...wired('name')} />
      <Field label={t.id} hint={t.idHint} maxLength={100} autoCapitalize="none" {...wired('id')} />
      {warnings.length > 0 && (
        <WarningTicks
          warnings={warnings}
          ticked={ticked}
          onTick={symbol => setTicked(new Set(ticked.has(symbol) ? [] : [symbol]))}
        />
      )}
      <Messages
        id={id}
        error={
          form.problem && warnings.length === 0
            ? fault
              ? t.notSaved(faults[fault])
              : refusal(form.problem)
            : undefined
        }
      />
      <Button
        look="primary"
        block
        type="submit"
        disabled={warnings.length > 0 && !isConfirmed}
        busy={form.isSending && working}
      >
        {t.save}
      </Button>
    </form>
  )
}
