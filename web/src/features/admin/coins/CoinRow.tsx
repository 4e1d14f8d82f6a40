import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Menu } from '../../../ui/actions/Menu.tsx'
import base from '../../../ui/base.module.css'
import { Toggle } from '../../../ui/fields/Toggle.tsx'
import { trashIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import tableStyles from '../../../ui/table.module.css'
import styles from '../admin.module.css'
import { Confirm } from '../frame/Confirm.tsx'
import { type AdminCoin, useRemoveCoin, useSwitchCoin } from './coins.ts'
import { coinsText } from './messages.ts'

export function CoinRow({ coin }: { coin: AdminCoin }) {
  const t = useText(coinsText)
  const { count, time } = useFormat()
  const { id, symbol, name, image, tradingSymbol, access, analyses, pricedAt } = coin
  const change = useSwitchCoin()
  // The switch answers the finger; the server's word follows and stands.
  const isEnabled = change.isPending ? change.variables.isEnabled : coin.isEnabled
  return (
    <tr>
      <th scope="row">
        <span className={styles.coin}>
          <CoinLogo src={image} symbol={symbol} sizePx={28} />
          <b>{symbol}</b>
          <span className={`${base.faint} ${styles.cut}`}>{name}</span>
        </span>
      </th>
      <td className={`${base.muted} ${styles.wide}`}>
        <span className={styles.cut}>{id}</span>
      </td>
      <td className={styles.wide}>{tradingSymbol ?? '–'}</td>
      <td>
        <Pill>{t[access]}</Pill>
      </td>
      <td className={`${tableStyles.number} ${styles.wide}`}>{count(analyses)}</td>
      <td className={`${tableStyles.number} ${base.faint} ${styles.wide}`}>
        {pricedAt ? time(new Date(pricedAt)) : '–'}
      </td>
      <td className={tableStyles.number}>
        <span className={styles.actions}>
          {coin.isUploaded && <CoinMenu coin={coin} />}
          <Toggle
            small
            label={t.isEnabled(symbol)}
            checked={isEnabled}
            onChange={next => !change.isPending && change.mutate({ symbol, isEnabled: next })}
          />
        </span>
      </td>
    </tr>
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
