import { creditPackages, dollarsOf } from '@pusula/contract'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons/icons.ts'
import { Pill } from '../../ui/marks/Pill.tsx'
import { paymentsText } from './messages.ts'

/** The packages where somebody has just run out of credits; each leads to its payment and then back to the analysis. */
export function PackageLinks({ onLeave }: { onLeave: () => void }) {
  const t = useText(paymentsText)
  const { count, money, priceTag } = useFormat()
  const address = useAddress()
  return (
    <ul className={`${cards.card} ${cards.flush} ${cards.rows}`}>
      {creditPackages.map(({ priceId, priceCents, analyses, isPopular }) => (
        <li key={priceId}>
          <a
            className={cards.item}
            href={address(`/add-credits?amount=${dollarsOf(priceCents)}&return=analysis`)}
            onClick={onLeave}
          >
            <span className={cards.itemText}>
              <b>{t.analyses(count(analyses))}</b>
              <small>{t.each(money(dollarsOf(priceCents) / analyses))}</small>
            </span>
            {isPopular && <Pill tone="accent">{t.popular}</Pill>}
            <b className={base.small}>{priceTag(dollarsOf(priceCents))}</b>
            <Icon shape={chevronRightIcon} sizePx={18} />
          </a>
        </li>
      ))}
    </ul>
  )
}
