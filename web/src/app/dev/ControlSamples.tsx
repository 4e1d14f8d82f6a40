import { useId, useState } from 'react'
import languageToggleStyles from '../../lib/LanguageToggle.module.css'
import linkStyles from '../../ui/actions/links.module.css'
import base from '../../ui/base.module.css'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Toggle } from '../../ui/fields/Toggle.tsx'
import { TabPanel } from '../../ui/navigation/TabPanel.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { Line, Section } from './Section.tsx'

const tabs = [
  { id: 'analysis', label: 'Analysis' },
  { id: 'predictions', label: 'Predictions' },
  { id: 'ideas', label: 'Ideas', count: 3 },
  { id: 'signals', label: 'Signals' },
] as const

export function ControlSamples() {
  const name = useId()
  const [isOn, setOn] = useState(true)
  const [language, setLanguage] = useState<'tr' | 'en'>('en')
  const [side, setSide] = useState<'in' | 'new'>('new')
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('predictions')
  return (
    <>
      <Section title="Controls">
        <Line>
          <Toggle label="On" checked={isOn} onChange={setOn} />
          <Toggle label="Off" checked={!isOn} onChange={value => setOn(!value)} />
          <Toggle label="Disabled" checked disabled onChange={() => {}} />
          <Toggle label="Small" small checked={isOn} onChange={setOn} />
          <Segmented
            label="Language"
            className={languageToggleStyles.languages}
            value={language}
            onChange={setLanguage}
            segments={[
              { value: 'tr', label: 'TR', lang: 'tr' },
              { value: 'en', label: 'EN', lang: 'en' },
            ]}
          />
        </Line>
        <Segmented
          label="Account"
          full
          value={side}
          onChange={setSide}
          segments={[
            { value: 'in', label: 'Log in' },
            { value: 'new', label: 'Register' },
          ]}
        />
        <div>
          <Checkbox defaultChecked>
            I have read and accept the{' '}
            <a className={linkStyles.link} href="#terms">
              terms of use and sale
            </a>
            .
          </Checkbox>
          <Checkbox error="Please accept the terms to go on.">Not checked, with an error</Checkbox>
        </div>
      </Section>
      <Section title="Tabs">
        <div>
          <Tabs name={name} label="Analysis of a coin" tabs={tabs} selected={tab} onSelect={setTab} />
          <TabPanel name={name} selected={tab} className={`${base.small} ${base.muted}`}>
            The panel of “{tab}”.
          </TabPanel>
        </div>
      </Section>
    </>
  )
}
