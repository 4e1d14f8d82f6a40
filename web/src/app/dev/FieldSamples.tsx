import { counted } from '@pusula/words'
import { useState } from 'react'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Field } from '../../ui/fields/Field.tsx'
import { OtpInput } from '../../ui/fields/OtpInput.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Slider } from '../../ui/fields/Slider.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { Toggle } from '../../ui/fields/Toggle.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import styles from './dev.module.css'
import { Section } from './Section.tsx'

export function FieldSamples() {
  const [code, setCode] = useState('407')
  const [hours, setHours] = useState(3)
  const [isReminding, setReminding] = useState(true)
  return (
    <>
      <Section title="Fields: rest, focus, error, hint, password, disabled">
        <Field label="Amount" placeholder="Amount" />
        <Field label="Amount" aside="in coins" defaultValue="0.025" after="BTC" className={styles.focusedField} />
        <Field label="Email" defaultValue="abc@" error="Enter a valid email address" />
        <div className={base.pair}>
          <Field label="Unit cost" defaultValue="104,812.40" before="$" hint="Filled with the price now." />
          <Field
            label="Password"
            type="password"
            defaultValue="correct horse"
            autoComplete="off"
            reveal={{ show: 'Show password', hide: 'Hide password' }}
          />
        </div>
        <Field label="Account" defaultValue="deniz@example.com" disabled />
      </Section>
      <Section title="Choice and long text">
        <div className={base.pair}>
          <Select label="Method" defaultValue="get">
            <option value="get">GET</option>
            <option value="post">POST</option>
          </Select>
          <Select label="Topic" error="Choose a topic">
            <option value="">Choose</option>
          </Select>
        </div>
        <TextArea label="Message" placeholder="How can we help?" rows={3} />
        <TextArea
          label="Headers"
          aside="JSON object"
          mono
          rows={2}
          defaultValue={'{ "Accept" "application/json" }'}
          error="Not valid JSON: unexpected string at line 1."
        />
      </Section>
      <Section title="One-time code: typing, error">
        <OtpInput
          label="6 digit code"
          value={code}
          onChange={setCode}
          onComplete={digits => toast.show({ tone: 'ok', title: 'Code complete', text: digits })}
        />
        <OtpInput label="6 digit code, wrong" value="123456" onChange={() => {}} error="This code has expired." />
      </Section>
      <Section title="Slider, under its switch">
        <div className={cards.card}>
          <div className={cards.setting}>
            <div className={base.grow}>
              <b>Market check-in</b>
              <p className={`${base.small} ${base.muted}`}>A reminder when you have been away</p>
            </div>
            <Toggle label="Market check-in" checked={isReminding} onChange={setReminding} />
          </div>
          <Slider
            label="Every"
            min={1}
            max={24}
            value={hours}
            onChange={setHours}
            valueText={counted.en(hours, 'hour', 'hours')}
            captions={['1 h', '12 h', '24 h']}
            disabled={!isReminding}
          />
        </div>
      </Section>
    </>
  )
}
