import { portfolio } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { NumberField, signOf } from '../../../lib/number/NumberField.tsx'
import { asProblem } from '../../../lib/problem.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Messages } from '../../../ui/fields/Messages.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import styles from '../portfolio.module.css'
import { portfolioKey } from '../queries.ts'
import { limitsOf, readDecimal } from './decimal.ts'
import type { PickedCoin } from './draft.ts'
import { ownCoinText } from './messages.ts'

interface Editing {
  coin: PickedCoin
  onKept?: ((coin: PickedCoin) => void) | undefined
}

const editing = createStore<Editing | null>(null)

/** Opens the form of a coin that no list knows. */
export const editOwnCoin = (coin: PickedCoin, onKept?: (coin: PickedCoin) => void): void =>
  editing.set({ coin, onKept })

const close = () => editing.set(null)

/** A coin of one's own: its symbol, its name and what one of it is worth. */
export function OwnCoinSheet() {
  const t = useText(ownCoinText)
  const open = useStore(editing)
  return (
    <Sheet open={open !== null} onClose={close} title={t.title} closeLabel={t.close}>
      {open && <OwnCoinForm key={open.coin.symbol} {...open} />}
    </Sheet>
  )
}

function OwnCoinForm({ coin, onKept }: Editing) {
  const t = useText(ownCoinText)
  const language = useLanguage()
  const format = useFormat()
  const client = useQueryClient()
  const [symbol, setSymbol] = useState(coin.symbol)
  const [name, setName] = useState(coin.name)
  const [price, setPrice] = useState('')
  const priceUsd = price.trim() === '' ? undefined : readDecimal(price, language, limitsOf.unit, 'USD')
  const keep = useMutation({
    mutationFn: () =>
      call(portfolio.keepOwnCoin, { symbol: symbol.trim(), name: name.trim(), priceUsd: priceUsd ?? null }),
    onSuccess: () => {
      close()
      onKept?.({ symbol: symbol.trim().toUpperCase(), name: name.trim() })
      return client.invalidateQueries({ queryKey: portfolioKey })
    },
  })
  const isSymbol = /^[A-Za-z0-9]{1,20}$/.test(symbol.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSymbol && name.trim() && priceUsd !== null) keep.mutate()
  }
  return (
    <form className={`${base.stack} ${styles.form}`} onSubmit={submit} noValidate>
      <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      <Field
        label={t.symbol}
        value={symbol}
        maxLength={20}
        error={symbol.trim() && !isSymbol ? t.symbolForm : undefined}
        onChange={event => setSymbol(event.target.value)}
      />
      <Field label={t.name} value={name} maxLength={60} onChange={event => setName(event.target.value)} />
      <NumberField
        label={t.price}
        aside={t.optional}
        before="$"
        typed={price}
        onType={setPrice}
        limits={limitsOf.unit}
        units={[signOf('USD')]}
        say={format.price}
      />
      <Messages id="own-coin" error={keep.error ? asProblem(keep.error).texts[language] : undefined} />
      <Button look="primary" block type="submit" busy={keep.isPending && t.saving}>
        {t.save}
      </Button>
    </form>
  )
}
