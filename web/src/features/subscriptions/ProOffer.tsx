import { dollarsOf, proPriceCents } from '@pusula/contract'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Logo } from '../../ui/brand/Logo.tsx'
import styles from './subscriptions.module.css'

/** Messages of the offer alone, for the bundle size of an analysis. */
const text = messages({
  goPro: { tr: 'Sınırsız analiz için Pro', en: 'Go Pro for unlimited analyses' },
  proPrice: {
    tr: (price: string) => `Ayda ${price}, istediğin zaman bırak.`,
    en: (price: string) => `${price} a month, cancel any time.`,
  },
  seePlans: { tr: 'Pro planlarını gör', en: 'See Pro plans' },
})

/** What Pro is and costs, with the way to its plans. */
export function ProOffer({ onLeave }: { onLeave?: () => void }) {
  const t = useText(text)
  const { priceTag } = useFormat()
  const address = useAddress()
  return (
    <div className={base.stack}>
      <div className={styles.offer}>
        <Logo sizePx={32} />
        <div className={base.grow}>
          <b>{t.goPro}</b>
          <p className={`${base.small} ${base.muted}`}>{t.proPrice(priceTag(dollarsOf(proPriceCents.monthly)))}</p>
        </div>
      </div>
      <ButtonLink look="line" block href={address('/subscribe')} onClick={onLeave}>
        {t.seePlans}
      </ButtonLink>
    </div>
  )
}
