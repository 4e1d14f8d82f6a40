import type { ReactNode } from 'react'
import { refreshViewer, tierOf, tierText, type Viewer } from '../../features/accounts/index.ts'
import { TierBadge } from '../../features/accounts/TierBadge.tsx'
import { Brand } from '../../lib/Brand.tsx'
import { go } from '../../lib/go.ts'
import { LanguageToggle } from '../../lib/LanguageToggle.tsx'
import { useText } from '../../lib/language.ts'
import { OfflineStrip, UnreachableStrip } from '../../lib/OfflineStrip.tsx'
import { tabPath } from '../place.ts'
import { usePreviousTab } from '../previous-tab.ts'
import { DemoMark } from './DemoMark.tsx'
import styles from './frame.module.css'
import { frameText } from './messages.ts'
import { Rail } from './Rail.tsx'
import { TabLinks } from './TabLinks.tsx'

type Props = { current: string; viewer: Viewer; children: ReactNode }

const askAgain = () => void refreshViewer().catch(() => undefined)

/** Reached from home: a phone has no tab of their own for them. */
const belowHome = ['market', 'compare']

/** Around every screen of the dashboard: header and tab bar on a phone, a rail on a desk. */
export function Shell({ current, viewer, children }: Props) {
  const t = useText(frameText)
  const tiers = useText(tierText)
  const previous = usePreviousTab()
  const tier = tierOf(viewer)
  // The badge opens the profile and, once it is open, leads back to where the reader was.
  const profilePath = current === 'profile' ? previous : '/dashboard/profile'

  return (
    <div className={styles.frame}>
      <Rail current={current === 'compare' ? 'market' : current} viewer={viewer} profilePath={profilePath} />
      <header className={styles.top}>
        <Brand to={tabPath.home} sizePx={28} />
        <div className={styles.topRight}>
          <DemoMark />
          <LanguageToggle />
          <span data-tour="membership">
            <TierBadge top={tier === 'pro'} label={t.profile(tiers[tier])} onClick={() => go(profilePath)}>
              {tiers[tier]}
            </TierBadge>
          </span>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <OfflineStrip />
        {viewer.state === 'unreachable' && <UnreachableStrip onRetry={askAgain} />}
        {children}
      </main>
      <nav className={styles.tabBar} aria-label={t.menu}>
        <TabLinks current={belowHome.includes(current) ? 'home' : current} iconPx={22} markClass={styles.mark} />
      </nav>
    </div>
  )
}
