import type { PriceAlert } from '@pusula/contract'
import { withoutCurrency } from '@pusula/words'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { useRate } from '../../../lib/money/rates.ts'
import { serverNowMs } from '../../../lib/server-time.ts'
import { IconButton } from '../../../ui/actions/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Toggle } from '../../../ui/fields/Checkbox.tsx'
import { trashIcon } from '../../../ui/icons/icons.ts'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Arrow } from '../../../ui/marks/Delta.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import styles from './Alerts.module.css'
import { logoOf, undoMs, usePauseAlert, useRemoveAlert, useRestoreAlert } from './alerts.ts'
import { chanceOf } from './chance.ts'
import { alertsText } from './messages.ts'
import { kindOf, sentenceText, waysOf, wishOf } from './sentences.ts'

/** One that is set: what it waits for, how far that is, a switch that lets it rest, and the way to be rid of it. */
export function SetRow({ alert, nowUsd }: { alert: PriceAlert; nowUsd: number | undefined }) {
  const t = useText(alertsText)
  const said = useText(sentenceText)
  const format = useFormat()
  const pause = usePauseAlert(alert.id)
  const remove = useRemoveAlert(alert.id)
  const restore = useRestoreAlert(alert.id)
  const { symbol, pausedAt, endsAt } = alert
  const money = useMoney()
  const wish = wishOf(alert, said, money)
  // What was tapped last is shown until the server has answered.
  const isPaused = pause.isPending ? pause.variables : pausedAt !== null
  const notes = [endsAt && t.until(format.date(new Date(endsAt))), isPaused && t.paused].filter(Boolean)
  const fail = (title: string) => (error: Error) =>
    toastFailure(error, { title, text: error.message, notKnown: t.notKnown })
  // The line is gone by the time either of them ends.
  const undo = () => restore.mutateAsync().catch(fail(t.notAdded))
  const onRemove = () =>
    remove.isPending ||
    remove.mutateAsync().then(
      () =>
        toast.show({
          ...{ tone: 'info', title: t.removed, text: wish, durationMs: undoMs },
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
        <small>{[kindOf(alert, said, money), ...notes].join(' · ')}</small>
      </span>
      <span className={styles.buttons}>
        <Toggle
          label={t.isOn(wish)}
          checked={!isPaused}
          onChange={isOn => pause.isPending || pause.mutate(!isOn, { onError: fail(t.notPaused) })}
        />
        <IconButton label={t.remove(wish)} icon={trashIcon} onClick={onRemove} />
      </span>
      {nowUsd !== undefined && !isPaused && <Distance alert={alert} nowUsd={nowUsd} />}
    </li>
  )
}

const priceKinds: readonly PriceAlert['kind'][] = ['above', 'below', 'touch', 'close']

/** How far away it is, and how likely it comes; what is counted in percent or usual days has neither. */
function Distance({ alert, nowUsd }: { alert: PriceAlert; nowUsd: number }) {
  const { kind, target, currency, range } = alert
  const t = useText(alertsText)
  const { part, outOf } = useFormat()
  const { roughPrices } = useMoney()
  const rate = useRate(currency)
  const perDollar = currency === 'USD' ? 1 : rate?.perDollar
  const isRange = kind === 'range' && range !== null
  if (!perDollar || !(isRange || priceKinds.includes(kind))) return null
  const [low = '', high = ''] = range ? roughPrices([range.lowUsd, range.highUsd]) : []
  const away = target / (nowUsd * perDollar) - 1
  const chance = chanceOf(alert, nowUsd, perDollar, serverNowMs())
  return (
    <div className={styles.distance}>
      <span>
        {isRange ? (
          `${low} – ${withoutCurrency(high)}`
        ) : (
          <>
            <strong>{part(Math.abs(away), 1)}</strong> {away < 0 ? t.below : t.above}
          </>
        )}
      </span>
      {chance && (
        <span className={styles.chance}>
          <ShareTicks shares={[{ ratio: chance.ratio, look: 'lit' }]} /> {t[chance.within](outOf(chance.ratio, 20))}
        </span>
      )}
    </div>
  )
}
