import { DAY_MS, MINUTE_MS } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon, clockIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { logoOf } from '../../market/index.ts'
import styles from '../AnalysisScreen.module.css'
import { refresh, selectAgain } from '../select/flow.ts'
import { readSaved, useSavedAnalyses } from '../select/reading.ts'
import type { AnalysisResult } from '../select/run.ts'
import { type Access, useMoment } from './access.ts'
import { accessText } from './messages.ts'

type Props = { access: Exclude<Access, { kind: 'ended' }>; result: AnalysisResult; nowMs: number }

/** One line under the tabs: whether it is open and for how long, and as of when it was worked out. */
export function OpenBar({ access, result, nowMs }: Props) {
  const t = useText(accessText)
  const { count, age, date } = useFormat()
  const isOnline = useOnline()
  const moment = useMoment()
  const at = new Date(result.at)
  const ageMs = Math.max(0, nowMs - at.getTime())
  const said = {
    open: () => t.open(count(access.kind === 'open' ? access.minutesLeft : 0)),
    unlimited: () => t.unlimited,
    kept: () => t.kept(age(ageMs)),
    sample: () => t.sample,
  }
  const isFree = access.kind === 'open' || access.kind === 'unlimited'
  return (
    <div className={styles.bar}>
      <span className={styles.state}>
        <Icon shape={clockIcon} sizePx={16} />
        {said[access.kind]()}
      </span>
      <span className={styles.when}>
        {access.kind === 'sample' ? t.closed(date(new Date(at.getTime() - 1))) : t.workedOut(moment(at, nowMs))}
        {ageMs < DAY_MS && access.kind !== 'sample' && <span className={styles.onPaper}>{date(at)}</span>}
        {isFree && ageMs >= MINUTE_MS && <Again label={t.refresh} onClick={refresh} />}
        {access.kind === 'kept' && isOnline && <Again label={t.renew} onClick={selectAgain} />}
      </span>
    </div>
  )
}

const Again = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={`${linkStyles.action} ${styles.again}`} onClick={onClick}>
    {label}
  </button>
)

const maxShown = 6

/** What was bought lately, here or on another device, and costs nothing to read: the newest of each coin. */
export function SavedAnalyses({ without = [], onPick }: { without?: readonly string[]; onPick?: () => void }) {
  const t = useText(accessText)
  const { age } = useFormat()
  const moment = useMoment()
  const { data } = useSavedAnalyses(useOnline())
  const newest = new Map((data ?? []).toReversed().map(cached => [cached.symbol, cached]))
  const shown = [...newest.values()]
    .toReversed()
    .filter(({ symbol }) => !without.includes(symbol))
    .slice(0, maxShown)
  if (shown.length === 0) return null
  const nowMs = Date.now()
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.head}>
        <h2 className={base.subheading}>{t.keptTitle}</h2>
      </div>
      <div className={cards.rows}>
        {shown.map(({ symbol, name, at }) => (
          <button
            type="button"
            key={symbol}
            className={cards.item}
            onClick={() => {
              onPick?.()
              void readSaved(symbol)
            }}
          >
            <CoinLogo symbol={symbol} src={logoOf(symbol)} sizePx={28} />
            <span className={cards.itemText}>
              <b>{name}</b>
              <small>{t.keptSays(moment(new Date(at), nowMs), age(sinceMs(at)))}</small>
            </span>
            <Icon shape={chevronRightIcon} sizePx={18} />
          </button>
        ))}
      </div>
    </section>
  )
}
