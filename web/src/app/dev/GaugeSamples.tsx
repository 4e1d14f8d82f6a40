import { GradeRing } from '../../features/gems/GradeRing.tsx'
import { Dial } from '../../ui/brand/Dial.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import { Gauge } from '../../ui/instruments/Gauge.tsx'
import styles from './dev.module.css'
import { Line, Section } from './Section.tsx'

export function GaugeSamples() {
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
