import { admin } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import styles from '../admin.module.css'
import { useAsk } from '../frame/ask.ts'
import { coinsText } from './messages.ts'

/** The four figures of the product, over the list. */
export function StatTiles() {
  const t = useText(coinsText)
  const { count, date, time } = useFormat()
  const stats = useAsk('figures', admin.stats, {})
  return (
    <Loaded query={stats}>
      {({ totalCoins, disabledCoins, activeApis, totalApis, dailyAnalyses, analysesYesterday, lastUpload }) => {
        const uploadedAt = lastUpload && new Date(lastUpload)
        return (
          <dl className={styles.stats}>
            <Tile name={t.total} value={count(totalCoins)} says={t.disabledOnes(count(disabledCoins))} />
            <Tile
              name={t.apis}
              value={t.ofApis(count(activeApis), count(totalApis))}
              says={t.pausedApis(count(totalApis - activeApis))}
            />
            <Tile name={t.analyses} value={count(dailyAnalyses)} says={t.yesterday(count(analysesYesterday))} />
            <Tile
              name={t.lastUpload}
              value={uploadedAt ? date(uploadedAt) : t.never}
              says={uploadedAt ? time(uploadedAt) : ''}
            />
          </dl>
        )
      }}
    </Loaded>
  )
}

const Tile = ({ name, value, says }: { name: string; value: string; says: string }) => (
  <div>
    <dt className={`${base.small} ${base.muted}`}>{name}</dt>
    <dd>
      <b>{value}</b>
      <small className={base.faint}>{says}</small>
    </dd>
  </div>
)
