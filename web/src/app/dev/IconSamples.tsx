import base from '../../ui/base.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import * as icons from '../../ui/icons/icons.ts'
import styles from './dev.module.css'
import { Section } from './Section.tsx'

export function IconSamples() {
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
