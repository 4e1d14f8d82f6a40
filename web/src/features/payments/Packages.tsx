import { creditPackages, dollarsOf } from '@pusula/contract'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { paymentsText } from './messages.ts'

type Props = { chosen: string; onChoose: (priceId: string) => void }

export function Packages({ chosen, onChoose }: Props) {
  const t = useText(paymentsText)
  const { count, money, priceTag } = useFormat()
  const cards = creditPackages.map(({ priceId, priceCents, analyses, isPopular }) => ({
    value: priceId,
    title: t.analyses(count(analyses)),
    says: t.each(money(dollarsOf(priceCents) / analyses)),
    tag: isPopular ? t.popular : undefined,
    price: priceTag(dollarsOf(priceCents)),
  }))
  return <RadioCards label={t.package} cards={cards} value={chosen} onChange={onChoose} />
}
