import { portfolio } from '@pusula/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { NumberField, signOf } from '../../../lib/number/NumberField.tsx'
import { useOnline } from '../../../lib/online.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Field, Messages } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { CoinSearch, logoOf } from '../../market/index.ts'
import styles from '../portfolio.module.css'
import { portfolioKey, useKnownHoldings } from '../queries.ts'
import { limitsOf, readDecimal } from './decimal.ts'
import type { PickedCoin } from './draft.ts'
import { complaintText, formText, ownCoinText } from './messages.ts'

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

type Props = {
  coin: PickedCoin | null
  /** The coin of a noted entry stays. */
  isFixed: boolean
  isMissing: boolean
  onPick: (coin: PickedCoin | null) => void
}

/** A search until a coin is chosen, then the coin and the way back to the search. */
export function CoinPicker({ coin, isFixed, isMissing, onPick }: Props) {
  const t = useText(formText)
  const says = useText(complaintText)
  const own = useText(ownCoinText)
  if (!coin)
    return (
      <div className={styles.pick} data-wrong={isMissing || undefined}>
        <CoinSearch onPick={({ symbol, name }) => onPick({ symbol, name })} />
        <HeldCoins onPick={onPick} />
        <Button small look="ghost" onClick={() => editOwnCoin({ symbol: '', name: '' }, onPick)}>
          {own.add}
        </Button>
        <p className={`${fieldStyles.hint} ${fieldStyles.error}`} aria-live="polite">
          {isMissing && says.coinMissing}
        </p>
      </div>
    )
  const shown = (
    <>
      <CoinLogo symbol={coin.symbol} src={logoOf(coin.symbol)} sizePx={28} />
      <span className={base.grow}>
        {coin.name} <span className={base.faint}>{coin.symbol}</span>
      </span>
    </>
  )
  if (isFixed) return <div className={`${fieldStyles.field} ${fieldStyles.form} ${fieldStyles.picker}`}>{shown}</div>
  return (
    <button
      type="button"
      className={`${fieldStyles.field} ${fieldStyles.form} ${fieldStyles.picker}`}
      onClick={() => onPick(null)}
    >
      {shown}
      <VisuallyHidden>{t.otherCoin}</VisuallyHidden>
      <Icon shape={chevronDownIcon} sizePx={18} />
    </button>
  )
}

/** Without a network nothing is found; what is held is known. */
function HeldCoins({ onPick }: Pick<Props, 'onPick'>) {
  const t = useText(formText)
  const held = useKnownHoldings()
  if (useOnline() || held.length === 0) return null
  return (
    <fieldset className={styles.held}>
      <legend>{t.heldCoins}</legend>
      {held.map(({ coinSymbol: symbol, coinName: name }) => (
        <Button key={symbol} small aria-label={name} onClick={() => onPick({ symbol, name })}>
          {symbol}
        </Button>
      ))}
    </fieldset>
  )
}
