import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'
import { maxLossPercent, minLossPercent } from '../../../stored/table.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Slider } from '../../../ui/fields/Slider.tsx'
import styles from '../reading/Reading.module.css'
import { holdText } from './messages.ts'

/** A quarter of a percent is a step: fine enough to choose by. */
const stepPercent = 0.25
const lossSteps = { least: minLossPercent / stepPercent, most: maxLossPercent / stepPercent }
const usualPercent = 1

/** What somebody can bear to lose of their money on one day in twenty, in percent. Kept on the device and never sent. */
export function useLossPercent() {
  const [percent, setPercent] = useState(() => readStored('lossPercent') ?? usualPercent)
  return {
    percent,
    step: Math.round(percent / stepPercent),
    choose: (step: number) => {
      setPercent(step * stepPercent)
      writeStored('lossPercent', step * stepPercent)
    },
  }
}

/** The largest share of somebody's money to hold in a coin of which one day in twenty loses more than the line. */
export const maxShareOf = (lossPercent: number, lossLineRatio: number): number =>
  Math.min(1, lossPercent / 100 / lossLineRatio)

type Props = { name: string; lossLineRatio: number }

/** How much of their money somebody can hold in the coin, by what they can bear to lose. */
export function HoldCard({ name, lossLineRatio }: Props) {
  const t = useText(holdText)
  const { chosenPercent } = useFormat()
  const { percent, step, choose } = useLossPercent()
  return (
    <section className={`${cards.card} ${styles.calculatorCard}`}>
      <h2 className={base.subheading}>{t.title}</h2>
      <Slider
        label={t.bear}
        value={step}
        min={lossSteps.least}
        max={lossSteps.most}
        valueText={chosenPercent(percent)}
        captions={[chosenPercent(0.25), chosenPercent(5)]}
        onChange={choose}
      />
      <p aria-live="polite">
        <HoldSentence name={name} percent={percent} lossLineRatio={lossLineRatio} />
      </p>
      <p className={`${base.tiny} ${base.faint}`}>{t.note}</p>
    </section>
  )
}

/** The sentence alone: free of direction, and another one for each coin. */
export function HoldSentence({ name, percent, lossLineRatio }: Props & { percent: number }) {
  const t = useText(holdText)
  const { chosenPercent, part } = useFormat()
  const share = maxShareOf(percent, lossLineRatio)
  const loss = chosenPercent(percent)
  return share < 1 ? t.atMost(loss, part(share, share < 0.1 ? 1 : 0), name) : t.all(loss, name)
}
