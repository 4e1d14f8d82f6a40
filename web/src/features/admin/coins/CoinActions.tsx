import { useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { Menu } from '../../../ui/actions/Menu.tsx'
import { Toggle } from '../../../ui/fields/Toggle.tsx'
import { trashIcon } from '../../../ui/icons/icons.ts'
import styles from '../admin.module.css'
import { Confirm } from '../frame/Confirm.tsx'
import { type AdminCoin, useRemoveCoin, useSwitchCoin } from './coins.ts'
import { coinsText } from './messages.ts'

/** The switch of a coin, and the menu of one that the owner brought. */
export function CoinActions({ coin }: { coin: AdminCoin }) {
  const t = useText(coinsText)
  const { symbol } = coin
  const change = useSwitchCoin()
  return (
    <span className={styles.actions}>
      {coin.isUploaded && <CoinMenu coin={coin} />}
      <Toggle
        small
        label={t.isEnabled(symbol)}
        // The switch answers the finger; the server's word follows and stands.
        checked={change.isPending ? change.variables.isEnabled : coin.isEnabled}
        onChange={next => !change.isPending && change.mutate({ symbol, isEnabled: next })}
      />
    </span>
  )
}

/** Only the owner's own coins can go; those of the market are switched off. */
function CoinMenu({ coin: { id, symbol } }: { coin: AdminCoin }) {
  const t = useText(coinsText)
  const [isAsked, setAsked] = useState(false)
  const remove = useRemoveCoin(() => setAsked(false))
  const items = [{ id: 'remove', label: t.remove, icon: trashIcon, danger: true, onSelect: () => setAsked(true) }]
  return (
    <>
      <Menu label={t.more(symbol)} items={items} />
      <Confirm
        open={isAsked}
        title={t.removeAsk(symbol)}
        action={t.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id)}
        onClose={() => setAsked(false)}
      >
        {t.removeSays}
      </Confirm>
    </>
  )
}
