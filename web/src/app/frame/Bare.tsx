import type { ReactNode } from 'react'
import { Brand } from '../../lib/Brand.tsx'
import { LanguageToggle } from '../../lib/LanguageToggle.tsx'
import { OfflineStrip } from '../../lib/OfflineStrip.tsx'
import styles from './frame.module.css'

/** Around the pages that anybody may read: a header and nothing else. */
export function Bare({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bare}>
      <header className={styles.top}>
        <Brand to="/" sizePx={28} />
        <LanguageToggle />
      </header>
      <main id="main" tabIndex={-1}>
        <OfflineStrip />
        {children}
      </main>
    </div>
  )
}
