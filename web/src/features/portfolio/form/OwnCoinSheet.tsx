import { portfolio } from '@pusula/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { NumberField, signOf } from '../../../lib/number/NumberField.tsx'
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
  onSaved?: ((coin: PickedCoin) => void) | undefined
}

const editing = createStore<Editing | null>(null)

/** Opens the form of a coin that no list knows. */
export const editOwnCoin = (coin: PickedCoin, onSaved?: (coin: PickedCoin) => void): void =>
  editing.set({ coin, onSaved })

const close = () => editing.set(null)
const isSymbol = (typed: string) => /^[A-Za-z0-9]{1,20}$/.test(typed.trim())

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

function OwnCoinForm({ coin, onSaved }: Editing) {
  const t = useText(ownCoinText)
  const language = useLanguage()
  const format = useFormat()
  const client = useQueryClient()
  const priceIn = (typed: string) =>
    typed.trim() === '' ? undefined : readDecimal(typed, language, limitsOf.unit, 'USD')
  const own = useForm({
    state: useState({ symbol: coin.symbol, name: coin.name, price: '' }),
    check: ({ symbol, name, price }) => ({
      symbol: !isSymbol(symbol),
      name: !name.trim(),
      price: priceIn(price) === null,
    }),
    send: ({ symbol, name, price }) =>
      call(portfolio.keepOwnCoin, { symbol: symbol.trim(), name: name.trim(), priceUsd: priceIn(price) ?? null }),
    onSent: (_, { symbol, name }) => {
      close()
      onSaved?.({ symbol: symbol.trim().toUpperCase(), name: name.trim() })
      return client.invalidateQueries({ queryKey: portfolioKey })
    },
    refused: () => ({}),
  })
  const { symbol, price } = own.values
  return (
    <form {...own.form} className={`${base.stack} ${styles.form}`}>
      <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      <Field
        label={t.symbol}
        {...own.field('symbol')}
        maxLength={20}
        error={symbol.trim() && !isSymbol(symbol) ? t.symbolForm : undefined}
      />
      <Field label={t.name} {...own.field('name')} maxLength={60} />
      <NumberField
        label={t.price}
        aside={t.optional}
        before="$"
        typed={price}
        onType={typed => own.set({ price: typed })}
        limits={limitsOf.unit}
        units={[signOf('USD')]}
        say={format.price}
      />
      <Messages id="own-coin" error={own.failure} />
      <Button look="primary" block type="submit" busy={own.isSending && t.saving}>
        {t.save}
      </Button>
    </form>
  )
}
