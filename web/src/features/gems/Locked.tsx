import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { gemIcon, lockIcon } from '../../ui/icons/icons.ts'
import { TickScale } from '../../ui/instruments/TickScale.tsx'
import coinLogoStyles from '../../ui/marks/CoinLogo.module.css'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { useBalance } from '../credits/index.ts'
import { GradeRing } from './GradeRing.tsx'
import styles from './gems.module.css'
import { lockedText } from './messages.ts'
import { useGemSummary } from './queries.ts'
import { SmallPrint } from './SmallPrint.tsx'

const usuallyNeeded = 5

/** What waits behind the gate, how far away it is, and the two ways in. */
export function Locked() {
  const t = useText(lockedText)
  const { count } = useFormat()
  const address = useAddress()
  const balance = useBalance()
  const summary = useGemSummary().data
  const needed = summary?.neededCredits ?? usuallyNeeded
  const left = balance.kind === 'counted' ? balance.left : 0
  const missing = Math.max(1, needed - left)
  return (
    <>
      <section className={`${cards.card} ${styles.lockCard}`}>
        <span className={styles.lockIcon}>
          <Icon shape={gemIcon} sizePx={26} />
        </span>
        <h2 className={base.title}>{summary?.count ? t.waitingForYou(summary.count) : t.locked}</h2>
        <p className={base.muted}>{t.says(count(needed))}</p>
        <div className={styles.lockScale}>
          <TickScale
            ratio={Math.min(1, left / needed)}
            count={41}
            majorEvery={8}
            label={t.scale(count(left), count(needed))}
          />
          <div className={`${base.row} ${base.between} ${base.small}`} aria-hidden="true">
            <span className={base.muted}>
              {t.now} <b>{t.credits(left)}</b>
            </span>
            <span className={base.muted}>
              {t.needed} <b>{count(needed)}</b>
            </span>
          </div>
        </div>
        <ButtonLink look="primary" block href={address('/add-credits')}>
          {t.add(missing)}
        </ButtonLink>
        <ButtonLink look="line" block href={address('/subscribe')}>
          {t.pro}
        </ButtonLink>
      </section>
      <Ghosts />
      <SmallPrint />
    </>
  )
}

/** The shape of the cards, and nothing of what is on them. */
const Ghosts = () => (
  <div className={`${styles.list} ${styles.ghost}`} aria-hidden="true">
    {[0, 1].map(place => (
      <div key={place} className={`${cards.card} ${styles.gem}`}>
        <div className={styles.head}>
          <span className={`${coinLogoStyles.logo} ${coinLogoStyles.monogram} ${styles.lock}`}>
            <Icon shape={lockIcon} sizePx={18} />
          </span>
          <span className={base.grow}>
            <Skeleton width={64} />
            <Skeleton width={104} className={styles.secondLine} heightPx={10} />
          </span>
          <GradeRing score={0} label="" />
        </div>
      </div>
    ))}
  </div>
)
