import type { ReactNode } from 'react'
import { Heading } from '../../../lib/Heading.tsx'
import { useText } from '../../../lib/language.ts'
import { Dial } from '../../../ui/brand/Dial.tsx'
import styles from './Landing.module.css'
import { landingText } from './landing-text.ts'

/** The needle points where the eye goes next: to the login box. */
const bearingDeg = 36

export function Hero({ children }: { children: ReactNode }) {
  const t = useText(landingText)
  return (
    <section className={styles.hero}>
      <div className={styles.dial}>
        <Dial sizePx={560} bearingDeg={bearingDeg} letters={[t.north, t.east, t.south, t.west]} />
      </div>
      <div className={styles.copy}>
        <Heading title={t.title} look="plain">
          {t.heroFirst} <br />
          {t.heroSecond}
        </Heading>
        <p className={styles.lead}>{t.lead}</p>
      </div>
      {children}
    </section>
  )
}
