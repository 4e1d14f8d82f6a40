import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Slider } from '../../../ui/fields/Slider.tsx'
import styles from './Calculator.module.css'
import { lossSteps, maxShareOf, useLossPercent } from './hold.ts'
import { holdText } from './messages.ts'

type Props = { name: string; lossLineRatio: number }

/** How much of their money somebody can hold in the coin, by what they can bear to lose. */
export function HoldCard({ name, lossLineRatio }: Props) {
  const t = useText(holdText)
  const { chosenPercent } = useFormat()
  const { percent, step, choose } = useLossPercent()
  return (
    <section className={`${cards.card} ${styles.card}`}>
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
