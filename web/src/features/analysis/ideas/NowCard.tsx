import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { ideaText } from './messages.ts'
import type { Plan } from './plan.ts'

/** To wait, or that a plan is on its way. */
export function NowCard({ plans }: { plans: readonly Plan[] }) {
  const t = useText(ideaText)
  const { prose } = useMoney()
  const begun = plans.filter(({ state }) => state === 'met')
  const waiting = plans.filter(({ state }) => state === 'waiting')
  const [up, down] = [waiting.find(({ side }) => side === 'up'), waiting.find(({ side }) => side === 'down')]
  const said = () => {
    if (begun[0]) return begun.length > 1 ? t.bothBegun : t[`${begun[0].side}Begun`]
    if (up && down) return t.between(prose(down.trigger), prose(up.trigger))
    return up || down ? t.oneWaits : t.noneWaits
  }
  return (
    <section className={`${cards.card} ${base.stackTight}`}>
      <p className={`${base.small} ${base.muted}`}>{t.now}</p>
      <h2 className={base.title}>{begun.length ? t.started : t.wait}</h2>
      <p className={`${base.small} ${base.muted}`}>
        {said()} {t.frozen}
      </p>
    </section>
  )
}
