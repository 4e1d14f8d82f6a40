import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { logoOf } from '../../market/index.ts'
import { readSaved, useSavedAnalyses } from '../select/reading.ts'
import { accessText } from './messages.ts'
import { useMoment } from './moment.ts'

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
