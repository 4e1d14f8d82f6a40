import type { PriceAlert } from '@pusula/contract'
import { currencySigns, isoDay } from '@pusula/words'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Arrow } from '../../../ui/marks/Delta.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Arrived, Steps, useReceiptText } from '../../channels/index.ts'
import styles from './Alerts.module.css'
import { logoOf, useAddAlert, useClearAlerts } from './alerts.ts'
import { alertsText } from './messages.ts'
import { outcomeOf, sentenceText, wayOf } from './sentences.ts'

/** Time and price of an alert that rang. */
function useWhen() {
  const t = useText(alertsText)
  const format = useFormat()
  return (alert: PriceAlert) => {
    const { firedAt, endedAt, firedAmount, currency, kind } = alert
    const at = new Date(firedAt ?? endedAt ?? '')
    const day = isoDay(at) === isoDay(new Date()) ? t.thisDay : format.shortDay(at)
    const when = `${day} ${format.time(at)}`
    if (!firedAt) return when
    const price = format.in(currencySigns[currency]).price(firedAmount)
    const way = wayOf(alert)
    // A move went some way; only a price or an edge is crossed.
    if (!way || kind === 'move') return `${when} · ${price}`
    return `${when} · ${(way === 'up' ? t.crossedUp : t.crossedDown)(price)}`
  }
}

/** The newest that came stands on top, with the way to wait for it again, unless it does so by itself or comes once. */
export function Newest({ alert }: { alert: PriceAlert }) {
  const t = useText(alertsText)
  const said = useText(sentenceText)
  const format = useFormat()
  const when = useWhen()
  const add = useAddAlert()
  const { symbol, name, kind, target, currency, hours, way, origin } = alert
  const wish = { symbol, kind, target, currency, hours, way, ...(origin && { origin }) }
  const again = () =>
    add.isPending ||
    add.mutate(wish, {
      onSuccess: () => toast.show({ tone: 'ok', title: t.added, text: name }),
      onError: error => toastFailure(error, { title: t.notAdded, text: error.message, notKnown: t.notKnown }),
    })
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={`${styles.row} ${styles.rang}`}>
        <CoinLogo symbol={symbol} src={logoOf(symbol)} />
        <span>
          <b>
            <Way alert={alert} />
            {outcomeOf(alert, said, format)}
          </b>
          <small>{when(alert)}</small>
        </span>
        {!alert.repeats && kind !== 'opens' && (
          <Button small busy={add.isPending && t.adding} onClick={again}>
            {t.again}
          </Button>
        )}
      </div>
    </section>
  )
}

function Way({ alert }: { alert: PriceAlert }) {
  const way = wayOf(alert)
  return (
    way && (
      <span className={styles.ways}>
        <Arrow direction={way} />
      </span>
    )
  )
}

/** All that came or ran out; they can be forgotten together. */
export function History({ alerts }: { alerts: readonly PriceAlert[] }) {
  const t = useText(alertsText)
  const said = useText(sentenceText)
  const format = useFormat()
  const when = useWhen()
  const receipts = useReceiptText()
  const clear = useClearAlerts()
  const onClear = () =>
    clear.isPending ||
    clear.mutate(undefined, {
      onError: error => toastFailure(error, { title: t.notCleared, text: error.message, notKnown: t.notKnown }),
    })
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={`${base.row} ${base.between} ${cards.flushHead}`}>
        <h2 className={base.subheading}>{t.rung}</h2>
        <button type="button" className={linkStyles.action} onClick={onClear}>
          {t.clear}
        </button>
      </div>
      <ul className={cards.rows}>
        {alerts.map(alert => (
          <li key={alert.id} className={`${cards.item} ${styles.rung}`}>
            {wayOf(alert) ? <Way alert={alert} /> : <Icon shape={bellIcon} className={base.faint} />}
            <span className={cards.itemText}>
              <b>{outcomeOf(alert, said, format)}</b>
              <small>{when(alert)}</small>
            </span>
            {alert.receipt && (
              <>
                <Arrived receipt={alert.receipt} />
                <details className={styles.receipt}>
                  <summary>{receipts.show}</summary>
                  <Steps receipt={alert.receipt} />
                </details>
              </>
            )}
          </li>
        ))}
      </ul>
      {alerts.some(({ receipt }) => receipt) && (
        <p className={`${base.tiny} ${base.faint} ${styles.receiptNote}`}>{receipts.note}</p>
      )}
    </section>
  )
}
