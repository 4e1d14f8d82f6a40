import '../../ui/styles/screens/dev.css'
import { ActionSamples } from './ActionSamples.tsx'
import { ColourSamples, TypeSamples } from './BasicSamples.tsx'
import { ControlSamples } from './ControlSamples.tsx'
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
    <main id="main" tabIndex={-1}>
      <h1 className="h1 cp-top">Components</h1>
      <div className="comps">
        <Column theme="dark" title="Dark" />
        <Column theme="light" title="Light" />
      </div>
    </main>
  )
}

function Column({ theme, title }: { theme: 'dark' | 'light'; title: string }) {
  return (
    <section className="cp" data-theme={theme} aria-label={title}>
      <h2 className="h2">{title}</h2>
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
