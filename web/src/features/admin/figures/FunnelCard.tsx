import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { type Report, shareOf } from './series.ts'
import { figuresText } from './text.ts'

export function FunnelCard({ funnel }: { funnel: Report['funnel'] }) {
  const t = useText(figuresText)
  const { guests, signUps, buyers } = funnel
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <h2 className={base.subheading}>{t.funnel}</h2>
      <Step name={t.came} value={guests} share={guests > 0 ? 1 : null} isFirst />
      <Step name={t.joined} value={signUps} share={shareOf(signUps, guests)} />
      <Step name={t.bought} value={buyers} share={shareOf(buyers, signUps)} />
    </section>
  )
}

type StepProps = { name: string; value: number; share: number | null; isFirst?: boolean }

function Step({ name, value, share, isFirst }: StepProps) {
  const t = useText(figuresText)
  const { count, part } = useFormat()
  const said = part(share, 1)
  return (
    <div>
      <p className={`${base.row} ${base.between} ${base.small}`}>
        <span>{name}</span>
        <span>
          <b>{count(value)}</b> {!isFirst && <span className={base.faint}>{said}</span>}
        </span>
      </p>
      <div role="img" aria-label={isFirst ? `${name}: ${count(value)}` : t.ofThem(name, count(value), said)}>
        {/* Members may have been guests before this period: the scale ends where the step before does. */}
        <Ticks count={51} majorEvery={10} heightPx={10} litRatio={Math.min(1, share ?? 0)} />
      </div>
    </div>
  )
}
