import type { PriceAlert } from '@pusula/contract'
import type { Format } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon, checkCircleIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { useRemoveAlert } from './alerts.ts'
import { alertsText } from './messages.ts'

type Words = ReturnType<typeof useText<typeof alertsText>>

function wishOf({ kind, target }: PriceAlert, t: Words, { price, part }: Format): string {
  if (kind === 'move') return t.isMove(part(target / 100, 2))
  return { above: t.isAbove, below: t.isBelow, touch: t.isTouch }[kind](price(target))
}

export function AlertRow({ alert }: { alert: PriceAlert }) {
  const t = useText(alertsText)
  const format = useFormat()
  const remove = useRemoveAlert(alert.id)
  const { name, symbol, firedAt, firedUsd } = alert
  const wish = wishOf(alert, t, format)
  const fired = firedAt === null ? null : new Date(firedAt)
  const onRemove = () =>
    remove.isPending ||
    remove.mutate(undefined, {
      onError: error => toast.show({ tone: 'err', title: t.notRemoved, text: error.message }),
    })
  return (
    <li className={cards.item}>
      <Icon shape={fired ? checkCircleIcon : bellIcon} className={fired ? base.up : base.faint} />
      <span className={cards.itemText}>
        <b>
          {name} <span className={base.muted}>{symbol}</span>
        </b>
        <small>{wish}</small>
        {fired && <small>{t.came(format.price(firedUsd), `${format.date(fired)} ${format.time(fired)}`)}</small>}
      </span>
      <IconButton label={t.remove(`${name}, ${wish}`)} icon={trashIcon} onClick={onRemove} />
    </li>
  )
}
