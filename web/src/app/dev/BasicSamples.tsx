import base from '../../ui/base.module.css'
import { cssVars } from '../../ui/css-vars.ts'
import styles from './dev.module.css'
import { Section } from './Section.tsx'

const colours = [
  ...['bg', 'surface-1', 'surface-2', 'surface-3', 'line-strong', 'line-control'],
  ...['tick', 'text-3', 'text-2', 'text-1', 'accent', 'accent-graphic'],
  ...['accent-soft', 'up', 'up-soft', 'down', 'down-soft', 'warn'],
]

export function ColourSamples() {
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

export function TypeSamples() {
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
