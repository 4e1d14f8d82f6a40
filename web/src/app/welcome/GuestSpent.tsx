import { useStage } from '../../features/analysis/index.ts'
import { useFormat } from '../../lib/format.ts'
import { go, useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/actions/Button.tsx'
import { RowButton } from '../../ui/actions/RowButton.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { coinsIcon, historyIcon, targetIcon } from '../../ui/icons/icons.ts'
import { oneEach } from '../../ui/instruments/scale.ts'
import { TickScale } from '../../ui/instruments/TickScale.tsx'
import { tabPath } from '../place.ts'
import { spentText } from './messages.ts'
import styles from './Welcome.module.css'

/** For a guest without credits: the two ways to more, and what stays open without any. */
export default function GuestSpent({ total }: { total: number }) {
  const t = useText(spentText)
  const { count } = useFormat()
  const address = useAddress()
  const now = useStage()
  return (
    <div className={styles.welcome}>
      <section className={`${cards.card} ${base.stack}`} aria-labelledby="spent">
        <div>
          <h2 className={base.heading} id="spent">
            {t.title(count(total))}
          </h2>
          <p className={`${base.small} ${base.muted}`}>{t.says}</p>
        </div>
        <TickScale {...oneEach(total)} ratio={0} label={t.left(count(total))} />
        <div className={base.stackTight}>
          <ButtonLink look="primary" block href={address('/signup')}>
            {t.join}
          </ButtonLink>
          <ButtonLink block href={address('/add-credits')}>
            {t.addCredits}
          </ButtonLink>
        </div>
      </section>
      <section className={`${cards.card} ${cards.flush}`} aria-labelledby="open-anyway">
        <h2 className={`${base.subheading} ${cards.flushHead}`} id="open-anyway">
          {t.open}
        </h2>
        <ul className={cards.rows}>
          {now.stage === 'ready' && (
            <li>
              <RowButton
                icon={historyIcon}
                title={t.last(now.result.name)}
                says={t.lastSays}
                onClick={() => go(tabPath.analysis)}
              />
            </li>
          )}
          <li>
            <RowButton icon={coinsIcon} title={t.market} says={t.marketSays} onClick={() => go('/dashboard/market')} />
          </li>
          <li>
            <RowButton icon={targetIcon} title={t.record} says={t.recordSays} onClick={() => go('/track-record')} />
          </li>
        </ul>
      </section>
    </div>
  )
}
