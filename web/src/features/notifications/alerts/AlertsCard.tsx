import type { PriceAlert } from '@pusula/contract'
import { currencySigns, type Format } from '@pusula/words'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon, checkCircleIcon, plusIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { AlertSheet } from './AlertSheet.tsx'
import { type AlertCoin, useAlerts, useRemoveAlert } from './alerts.ts'
import { alertsText } from './messages.ts'

type Props = { coinSearch: (onPick: (coin: AlertCoin) => void) => ReactNode; isPushOn: boolean }

/** The prices a member waits for, and those that came. */
export function AlertsCard({ coinSearch, isPushOn }: Props) {
  const t = useText(alertsText)
  const [isOpen, setOpen] = useState(false)
  const add = (
    <Button small look="primary" onClick={() => setOpen(true)}>
      <Icon shape={plusIcon} sizePx={18} />
      {t.add}
    </Button>
  )
  const nothing = (
    <section className={cards.card}>
      <Empty icon={bellIcon} title={t.empty} action={add}>
        {t.emptySays}
      </Empty>
    </section>
  )
  return (
    <>
      <Loaded query={useAlerts()} empty={({ length }) => length === 0 && nothing}>
        {alerts => (
          <section className={`${cards.card} ${cards.flush}`}>
            <div className={`${base.row} ${base.between} ${cards.flushHead}`}>
              <div className={base.grow}>
                <h2 className={base.subheading}>{t.title}</h2>
                <p className={`${base.small} ${base.muted}`}>{isPushOn ? t.says : t.pushOff}</p>
              </div>
              {add}
            </div>
            <ul className={cards.rows}>
              {alerts.map(alert => (
                <AlertRow key={alert.id} alert={alert} />
              ))}
            </ul>
          </section>
        )}
      </Loaded>
      <AlertSheet open={isOpen} onClose={() => setOpen(false)} coinSearch={coinSearch} />
    </>
  )
}

type Words = ReturnType<typeof useText<typeof alertsText>>

/** An alert stays in the money it was typed in. */
function wishOf({ kind, target, currency }: PriceAlert, t: Words, { in: inSign, part }: Format): string {
  const { price } = inSign(currencySigns[currency])
  if (kind === 'move') return t.isMove(part(target / 100, 2))
  return { above: t.isAbove, below: t.isBelow, touch: t.isTouch, close: t.isClose }[kind](price(target))
}

function AlertRow({ alert }: { alert: PriceAlert }) {
  const t = useText(alertsText)
  const format = useFormat()
  const remove = useRemoveAlert(alert.id)
  const { name, symbol, firedAt, firedAmount, currency, endsAt, endedAt } = alert
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
        {endedAt && <small>{t.ended(format.date(new Date(endedAt)))}</small>}
        {endsAt && !endedAt && !fired && <small>{t.until(format.date(new Date(endsAt)))}</small>}
        {fired && (
          <small>
            {t.came(
              format.in(currencySigns[currency]).price(firedAmount),
              `${format.date(fired)} ${format.time(fired)}`,
            )}
          </small>
        )}
      </span>
      <IconButton label={t.remove(`${name}, ${wish}`)} icon={trashIcon} onClick={onRemove} />
    </li>
  )
}
