import { type ReactNode, useState } from 'react'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon, plusIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { AlertRow } from './AlertRow.tsx'
import { AlertSheet } from './AlertSheet.tsx'
import { type AlertCoin, useAlerts } from './alerts.ts'
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
