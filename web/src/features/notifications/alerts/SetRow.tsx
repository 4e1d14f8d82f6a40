import type { PriceAlert } from '@pusula/contract'
import { currencySigns } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { useRate } from '../../../lib/money/rates.ts'
import { Price } from '../../../lib/Price.tsx'
import { tellFailed } from '../../../lib/tell-failed.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { classes } from '../../../ui/classes.ts'
import { Toggle } from '../../../ui/fields/Toggle.tsx'
import { trashIcon } from '../../../ui/icons/icons.ts'
import { Arrow } from '../../../ui/marks/Arrow.tsx'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { BandScale, TargetScale } from './AlertScale.tsx'
import styles from './Alerts.module.css'
import { logoOf, undoMs, usePauseAlert, useRemoveAlert, useRestoreAlert } from './alerts.ts'
import { alertsText } from './messages.ts'
import { sentenceText } from './sentence-messages.ts'
import { isFound, kindOf, waysOf, wishOf } from './sentences.ts'

/** One that is set: what it waits for, how far that is, a switch that lets it rest, and the way to be rid of it. */
export function SetRow({ alert, nowUsd }: { alert: PriceAlert; nowUsd: number | undefined }) {
  const t = useText(alertsText)
  const said = useText(sentenceText)
  const format = useFormat()
  const pause = usePauseAlert(alert.id)
  const remove = useRemoveAlert(alert.id)
  const restore = useRestoreAlert(alert.id)
  const { symbol, name, pausedAt, endsAt } = alert
  const money = useMoney()
  const wish = wishOf(alert, said, money)
  // What was tapped last is shown until the server has answered.
  const isPaused = pause.isPending ? pause.variables : pausedAt !== null
  const notes = [endsAt && t.until(format.date(new Date(endsAt))), isPaused && t.paused].filter(Boolean)
  const fail = (title: string) => (error: Error) =>
    tellFailed(error, { title, text: error.message, notKnown: t.notKnown })
  // The line is gone by the time either of them ends.
  const undo = () => restore.mutateAsync().catch(fail(t.notAdded))
  const onRemove = () =>
    remove.isPending ||
    remove.mutateAsync().then(
      () =>
        toast.show({
          ...{ tone: 'info', title: t.removed, text: `${name}: ${wish}`, durationMs: undoMs },
          action: { label: t.undo, run: () => void undo() },
        }),
      fail(t.notRemoved),
    )
  return (
    <li className={classes(styles.row, isPaused && styles.paused)}>
      <CoinLogo symbol={symbol} src={logoOf(symbol)} />
      <span>
        <b>
          <span className={styles.ways}>
            {waysOf(alert).map(way => (
              <Arrow key={way} direction={way} />
            ))}
          </span>
          {wish}
        </b>
        <small>{[`${symbol} · ${kindOf(alert, said, money)}`, ...notes].join(' · ')}</small>
      </span>
      <span className={styles.buttons}>
        <Toggle
          label={t.isOn(`${name}, ${wish}`)}
          checked={!isPaused}
          onChange={isOn => pause.isPending || pause.mutate(!isOn, { onError: fail(t.notPaused) })}
        />
        <IconButton label={t.remove(`${name}, ${wish}`)} icon={trashIcon} onClick={onRemove} />
      </span>
      {nowUsd !== undefined && !isPaused && <Distance alert={alert} nowUsd={nowUsd} />}
    </li>
  )
}

const priceKinds: readonly PriceAlert['kind'][] = ['above', 'below', 'touch', 'close']

/** How far away it is, in the money the alert is read in; what is counted in percent or usual days has no place on a scale. */
function Distance({ alert, nowUsd }: { alert: PriceAlert; nowUsd: number }) {
  const { kind, target, currency, range } = alert
  const t = useText(alertsText)
  const { part, in: inSign } = useFormat()
  const { roughPrice } = useMoney()
  const rate = useRate(currency)
  if (kind === 'range' && range) {
    const [low, high] = [roughPrice(range.lowUsd), roughPrice(range.highUsd)]
    return (
      <div className={styles.distance}>
        <BandScale
          low={range.lowUsd}
          high={range.highUsd}
          now={nowUsd}
          label={t.scale(roughPrice(nowUsd), `${low} – ${high}`)}
        />
        <div className={styles.captions}>
          <span>
            <strong>{low}</strong> {t.low}
          </span>
          <span>
            {t.high} <strong>{high}</strong>
          </span>
        </div>
      </div>
    )
  }
  const perDollar = currency === 'USD' ? 1 : rate?.perDollar
  if (!perDollar || !priceKinds.includes(kind)) return null
  const now = nowUsd * perDollar
  const { price } = isFound(alert) ? { price: roughPrice } : inSign(currencySigns[currency])
  return (
    <div className={styles.distance}>
      <TargetScale now={now} target={target} label={t.scale(price(now), price(target))} />
      <div className={styles.captions}>
        <span>
          {t.now}{' '}
          <strong>
            <Price text={price(now)} />
          </strong>
        </span>
        <span>
          <strong>{part(Math.abs(target / now - 1), 2)}</strong> {t.away}
        </span>
      </div>
    </div>
  )
}
