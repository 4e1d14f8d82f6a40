import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { infoIcon } from '../../../ui/icons/icons.ts'
import { horizonText } from '../horizons.ts'
import { trackRecordText } from './messages.ts'
import { type HorizonScore, verdictOf } from './record.ts'
import styles from './track-record.module.css'

/** What the figures above amount to, in plain words and from the figures alone. */
export function VerdictNote({ horizons }: { horizons: readonly HorizonScore[] }) {
  const t = useText(trackRecordText)
  const names = useText(horizonText)
  const { better, same, worse, below, above } = verdictOf(horizons)
  const list = (which: readonly HorizonScore['horizon'][]) => which.map(horizon => names[horizon]).join(', ')
  const sentences = [
    better.length > 0 && t.shortBetter(list(better)),
    same.length > 0 && t.shortSame(list(same)),
    worse.length > 0 && t.shortWorse(list(worse)),
    below.length > 0 && t.shortBelow(list(below)),
    above.length > 0 && t.shortAbove(list(above)),
    below.length + above.length === 0 && better.length + same.length + worse.length > 0 && t.shortOnTarget,
  ].filter(Boolean)
  return (
    <div className={styles.verdict}>
      <Icon shape={infoIcon} sizePx={18} />
      <p className={base.small}>
        <b>{t.inShort}</b> {sentences.length > 0 ? sentences.join(' ') : t.tooFew}
      </p>
    </div>
  )
}
