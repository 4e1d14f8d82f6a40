import type { MouseEvent } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { infoIcon } from '../../../ui/icons/icons.ts'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import gaugeStyles from '../../../ui/instruments/instruments.module.css'
import { useAwake } from '../../../ui/overlays/Modal.tsx'
import { type Balance, useBalance } from '../../credits/index.ts'
import styles from '../AnalysisScreen.module.css'
import { readingText } from '../reading/messages.ts'
import { confirmCoin } from '../select/flow.ts'
import { readAgain } from '../select/reading.ts'
import type { AnalysisResult, AnalyzedCoin } from '../select/run.ts'
import { coinPath } from '../special/kind.ts'
import { useMoment } from './access.ts'
import { accessText } from './messages.ts'

type Props = { coin: AnalyzedCoin; result: AnalysisResult; endedMs: number; nowMs: number }

/** The ten minutes are over: what a new one costs, and the way to the one that was bought. The same on all four tabs. */
export function EndedCard({ coin, result, endedMs, nowMs }: Props) {
  const t = useText(accessText)
  const address = useAddress()
  const { time, count } = useFormat()
  const moment = useMoment()
  const balance = useBalance()
  const left = balance.kind === 'counted' ? balance.left : null
  return (
    <div className={styles.ended}>
      <section className={`${cards.card} ${base.stackClose}`}>
        {endedMs > 0 && <p className={`${base.small} ${base.muted}`}>{t.endedAt(time(new Date(endedMs)))}</p>}
        <h2 className={base.title}>{t.ended}</h2>
        <p className={`${base.small} ${base.muted}`}>
          {left === null || left < 1 ? t.endedSays : t.endedLeft(count(left - 1))}
        </p>
        <Ways coin={coin} balance={balance} seeKept={t.seeKept(moment(new Date(result.at), nowMs))} />
      </section>
      <Faded result={result} nowMs={nowMs} />
      <p className={cards.note}>
        <Icon shape={infoIcon} sizePx={18} />
        <span>
          {t.always}{' '}
          <a className={linkStyles.link} href={address(coinPath(coin.symbol))}>
            {t.coinPage}
          </a>
        </span>
      </p>
    </div>
  )
}

/** The card may come up under a finger that reads: a press of its first moment was meant for what lay there. */
function Ways({ coin, balance, seeKept }: { coin: AnalyzedCoin; balance: Balance; seeKept: string }) {
  const t = useText(accessText)
  const address = useAddress()
  const isAwake = useAwake()
  const asleep = isAwake ? undefined : true
  const once = (answer: () => void) => (event: MouseEvent) => isAwake && event.detail < 2 && answer()
  return (
    <>
      {balance.kind === 'counted' && balance.left < 1 ? (
        <ButtonLink look="primary" block href={address('/add-credits')}>
          {t.addCredits}
        </ButtonLink>
      ) : (
        <Button look="primary" block aria-disabled={asleep} onClick={once(() => confirmCoin(coin))}>
          {t.renew}
        </Button>
      )}
      <Button look="second" block aria-disabled={asleep} onClick={once(readAgain)}>
        {seeKept}
      </Button>
    </>
  )
}

/** Faded preview of the last result: decoration, hidden from screen readers. */
function Faded({ result: { score, at }, nowMs }: { result: AnalysisResult; nowMs: number }) {
  const t = useText(accessText)
  const words = useText(readingText)
  const { age } = useFormat()
  const moment = useMoment()
  return (
    <div className={`${cards.card} ${styles.faded}`} aria-hidden="true">
      <div className={gaugeStyles.beside}>
        <Gauge score={score.score} label="" widthPx={148} />
        <div className={base.grow}>
          <p className={`${base.small} ${base.muted}`}>{t.score(moment(new Date(at), nowMs))}</p>
          <p className={base.title}>{words[score.band]}</p>
          <p className={`${base.small} ${base.muted}`}>{t.scoreAge(age(sinceMs(at)))}</p>
        </div>
      </div>
    </div>
  )
}
