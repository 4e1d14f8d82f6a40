import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import type { User } from './viewer.ts'

const text = messages({
  membership: { tr: 'Üyelik', en: 'Membership' },
  since: { tr: (day: string) => `Üyelik tarihi: ${day}`, en: (day: string) => `Member since ${day}` },
  goPro: { tr: 'Sınırsız analiz için Pro', en: 'Go Pro for unlimited analyses' },
  proPrice: { tr: 'Ayda $35, istediğin zaman bırak.', en: '$35 a month, cancel any time.' },
  seePlans: { tr: 'Pro planlarını gör', en: 'See Pro plans' },
})

export function MembershipCard({ user }: { user: User }) {
  const t = useText(text)
  const address = useAddress()
  const { longDate } = useFormat()
  return (
    <section className="card">
      <h2 className="h3">{t.membership}</h2>
      <p className="sm muted">{t.since(longDate(new Date(user.createdAt)))}</p>
      {user.tier !== 'pro' && (
        <>
          <div className="upsell">
            <Logo sizePx={32} />
            <div className="grow">
              <b>{t.goPro}</b>
              <p className="sm muted">{t.proPrice}</p>
            </div>
          </div>
          <ButtonLink look="line" block href={address('/subscribe')}>
            {t.seePlans}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
