import base from '../../ui/base.module.css'
import { ActionSamples } from './ActionSamples.tsx'
import { ColourSamples, TypeSamples } from './BasicSamples.tsx'
import { ControlSamples } from './ControlSamples.tsx'
import styles from './dev.module.css'
import { FieldSamples } from './FieldSamples.tsx'
import { GaugeSamples } from './GaugeSamples.tsx'
import { IconSamples } from './IconSamples.tsx'
import { InstrumentSamples } from './InstrumentSamples.tsx'
import { MarkSamples } from './MarkSamples.tsx'
import { MotionSamples } from './MotionSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import { SearchSamples } from './SearchSamples.tsx'
import { StateSamples } from './StateSamples.tsx'
import { WaitingSamples } from './WaitingSamples.tsx'

/** Every component in every state, dark and light side by side. */
export default function UiPage() {
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <h1 className={`${base.title} ${styles.top}`}>Components</h1>
      <div className={styles.themes}>
        <Column theme="dark" title="Dark" />
        <Column theme="light" title="Light" />
      </div>
    </main>
  )
}

function Column({ theme, title }: { theme: 'dark' | 'light'; title: string }) {
  return (
    <section className={styles.theme} data-theme={theme} aria-label={title}>
      <h2 className={base.heading}>{title}</h2>
      <ColourSamples />
      <TypeSamples />
      <ActionSamples />
      <FieldSamples />
      <SearchSamples />
      <MarkSamples />
      <ControlSamples />
      <GaugeSamples />
      <InstrumentSamples />
      <MotionSamples />
      <OverlaySamples />
      <WaitingSamples />
      <StateSamples />
      <IconSamples />
    </section>
  )
}
