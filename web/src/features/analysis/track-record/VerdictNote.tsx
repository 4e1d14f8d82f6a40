import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { infoIcon } from '../../../ui/icons/icons.ts'
import { horizonText } from '../horizons.ts'
import { trackRecordText } from './messages.ts'
import { type HorizonRecord, type TrackRecord, verdictOf } from './record.ts'
import styles from './track-record.module.css'

/** What the figures below amount to, in three plain sentences and from the figures alone. */
export function VerdictNote({ record }: { record: TrackRecord }) {
  const t = useText(trackRecordText)
  const { part } = useFormat()
  const names = useText(horizonText)
  const { narrow, wide, directionRatio, plans } = verdictOf(record)
  const list = (which: readonly HorizonRecord['horizon'][]) => which.map(horizon => names[horizon]).join(', ')
  const sentences = [
    narrow.length + wide.length === 0 && t.rangesKept,
    narrow.length > 0 && t.rangesNarrow(list(narrow)),
    wide.length > 0 && t.rangesWide(list(wide)),
    directionRatio === null ? t.noDirection : t.someDirection(part(directionRatio)),
    plans?.kind === 'even' && t.plansEven,
    plans?.kind === 'won' && t.plansWon(part(plans.byRatio, 2)),
    plans?.kind === 'lost' && t.plansLost(part(plans.byRatio, 2)),
  ]
  return (
    <div className={styles.verdict}>
      <Icon shape={infoIcon} sizePx={18} />
      <p className={base.small}>
        <b>{t.inShort}</b> {sentences.filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
