import { Icon } from '../../ui/icons/Icon.tsx'
import * as icons from '../../ui/icons/icons.ts'
import { Section } from './Section.tsx'

export function IconSamples() {
  return (
    <Section title="Icons">
      <ul className="icons xs">
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
