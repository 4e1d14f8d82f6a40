import { GradeRing } from '../../features/gems/GradeRing.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Dial } from '../../ui/brand/Dial.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import cards from '../../ui/cards.module.css'
import { cssVars } from '../../ui/css-vars.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import * as icons from '../../ui/icons/icons.ts'
import { starIcon } from '../../ui/icons/icons.ts'
import { Gauge } from '../../ui/instruments/Gauge.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorBox } from '../../ui/states/ErrorBox.tsx'
import { LoadingDots } from '../../ui/states/LoadingDots.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { SkeletonHero } from '../../ui/states/SkeletonHero.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { SkeletonText } from '../../ui/states/SkeletonText.tsx'
import { Spinner } from '../../ui/states/Spinner.tsx'
import { ActionSamples } from './ActionSamples.tsx'
import { ControlSamples } from './ControlSamples.tsx'
import styles from './dev.module.css'
import { FieldSamples } from './FieldSamples.tsx'
import { InstrumentSamples } from './InstrumentSamples.tsx'
import { MarkSamples } from './MarkSamples.tsx'
import { MotionSamples } from './MotionSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import { SearchSamples } from './SearchSamples.tsx'
import { Line, Section } from './Section.tsx'

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

const colours = [
  ...['bg', 'surface-1', 'surface-2', 'surface-3', 'line-strong', 'line-control'],
  ...['tick', 'text-3', 'text-2', 'text-1', 'accent', 'accent-graphic'],
  ...['accent-soft', 'up', 'up-soft', 'down', 'down-soft', 'warn'],
]

function ColourSamples() {
  return (
    <Section title="Colour">
      <div className={styles.swatches}>
        {colours.map(name => (
          <div key={name} className={styles.swatch}>
            <i style={cssVars({ '--swatch': `var(--${name})` })} />
            <small>{name}</small>
          </div>
        ))}
      </div>
    </Section>
  )
}

function TypeSamples() {
  return (
    <Section title="Type">
      <p className={base.figure}>$104,812.40</p>
      <p className={base.title}>Page title 28</p>
      <p className={base.heading}>Card title 20</p>
      <p>Body 16. Price is holding above its daily average.</p>
      <p className={`${base.small} ${base.muted}`}>Secondary 14. Updated at 14:32.</p>
      <p className={`${base.tiny} ${base.faint}`}>Label 12. Low, average, high.</p>
    </Section>
  )
}

function GaugeSamples() {
  return (
    <>
      <Section title="Gauge: first view, small, unknown; ring">
        <Line>
          <Gauge score={74} label="Investment score 74 of 100, good" settling />
          <Gauge score={31} widthPx={132} label="Investment score 31 of 100, poor" />
          <Gauge score={null} widthPx={132} label="Investment score not known yet" />
          <GradeRing score={87} label="87 of 100" />
        </Line>
      </Section>
      <Section title="Mark and dial: rest, seeking, with letters">
        <Line>
          <Logo sizePx={44} />
          <span className={styles.appIcon}>
            <Logo sizePx={30} />
          </span>
          <Dial />
          <Dial bearingDeg={18} seeking />
          <Dial bearingDeg={36} sizePx={200} letters={['N', 'E', 'S', 'W']} />
        </Line>
      </Section>
    </>
  )
}

function IconSamples() {
  return (
    <Section title="Icons">
      <ul className={`${styles.icons} ${base.tiny}`}>
        {Object.entries(icons).map(([name, shape]) => (
          <li key={name}>
            <Icon shape={shape} />
            {name.replace(/Icon$/, '')}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function StateSamples() {
  return (
    <>
      <Section title="Empty">
        <div className={cards.card}>
          <Empty
            title="Pick a coin"
            action={
              <Button look="primary" small>
                Open the Bitcoin demo
              </Button>
            }
          >
            Start with a search or pick one from the list. The Bitcoin demo is free.
          </Empty>
        </div>
        <div className={cards.card}>
          <Empty title="No favorites yet" icon={starIcon} action={<Button small>Browse coins</Button>}>
            Swipe a coin to the left and tap the star.
          </Empty>
        </div>
      </Section>
      <Section title="Error">
        <div className={cards.card}>
          <ErrorBox title="The news service is out of reach" action={<Button small>Try again</Button>}>
            The problem is ours. Try again in a few minutes.
          </ErrorBox>
        </div>
      </Section>
      <Section title="Old and offline">
        <Notice kind="old" action={{ label: 'Refresh', run: () => {} }}>
          Prices from 14:32, 6 minutes old.
        </Notice>
        <Notice kind="offline">You are offline. These are the last figures we had.</Notice>
      </Section>
    </>
  )
}

function WaitingSamples() {
  return (
    <Section title="Waiting: card, rows, text, spinner, dots">
      <SkeletonHero label="The coin is loading" />
      <SkeletonRows label="Coins are loading" />
      <SkeletonText label="The news is loading" />
      <Line>
        <Spinner label="Loading" />
        <LoadingDots label="Loading" />
      </Line>
    </Section>
  )
}
