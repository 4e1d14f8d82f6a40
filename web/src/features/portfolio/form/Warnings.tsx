import type { Holding } from '@pusula/contract'
import { currencySigns, dayAt } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { warningIcon } from '../../../ui/icons/icons.ts'
import { useEntriesOfYear } from '../queries.ts'
import { amountsOf, type FilledDraft, isFarFrom } from './draft.ts'
import type { PurchaseForm } from './flow.ts'
import { formText, ownCoinText } from './messages.ts'
import type { DayFacts } from './PurchaseFields.tsx'

type Props = { draft: FilledDraft; facts: DayFacts; holding: Holding | undefined; form: PurchaseForm }

/** What is unusual is asked about; it can be saved all the same. */
export function Warnings({ draft, facts, holding, form }: Props) {
  const t = useText(formText)
  const format = useFormat()
  const language = useLanguage()
  const { quantity, unit } = amountsOf(draft, language)
  const written = format.in(currencySigns[draft.currency])
  const noted = useEntriesOfYear(holding && !form.correcting ? draft.coin?.symbol : undefined, draft.date)
  const isTwice = noted.some(
    one =>
      one.kind === draft.kind &&
      one.quantity === quantity &&
      (one.paid?.unit ?? one.usdCostBasis) === unit &&
      one.day === draft.date,
  )
  const meanwhile = useMeanwhile(form)
  const lastKnown = useLastKnown(draft, holding)
  const dayPrice = facts.price ?? lastKnown
  const said = [
    meanwhile,
    facts.isBeforeTrading && t.beforeTrading,
    dayPrice !== undefined && unit && isFarFrom(Number(unit), dayPrice) && t.far(written.price(dayPrice)),
    isTwice && t.twice,
  ].filter(line => typeof line === 'string')
  return (
    <div aria-live="polite">
      {said.map(line => (
        <p key={line} className={`${cards.note} ${cards.warning}`}>
          <Icon shape={warningIcon} sizePx={18} />
          {line}
        </p>
      ))}
    </div>
  )
}

/** So long a price that was last known tells of the day of a purchase. */
const lastKnownMs = 30 * 86_400_000

/** What the coin was worth when it was last heard of, for a form without a network. */
function useLastKnown({ currency, date }: FilledDraft, holding: Holding | undefined): number | undefined {
  const { tender } = useMoney()
  const price = holding?.currentPrice
  const isLate = Date.now() - dayAt(date).getTime() > lastKnownMs
  if (!price || isLate || (currency !== 'USD' && currency !== tender.currency)) return undefined
  return currency === 'USD' ? price : price * tender.perDollar
}

/** What happened elsewhere to the entry of a form that came back. */
function useMeanwhile({ problem, correcting, draft }: PurchaseForm): string | undefined {
  const t = useText(formText)
  const own = useText(ownCoinText)
  const format = useFormat()
  if (problem?.code === 'portfolio.entryGone') return t.gone
  if (problem?.code !== 'portfolio.changedMeanwhile' || !correcting) return undefined
  const { paid, quantity, usdCostBasis, feeUsd, day, notes, isIncome } = correcting
  const written = format.in(currencySigns[paid?.currency ?? 'USD'])
  const fee = Number(paid?.fee ?? feeUsd)
  const now = [
    `${format.quantity(quantity)} ${draft.coin?.symbol}`,
    written.price(Number(paid?.unit ?? usdCostBasis)),
    format.date(dayAt(day)),
    fee > 0 && `${t.fee}: ${written.money(fee)}`,
    isIncome && own.isIncome,
    notes,
  ]
  return t.meanwhile(now.filter(Boolean).join(' · '))
}
