import '../../ui/styles/screens/plans.css'
import { useFormat } from '../../lib/format.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, userIcon } from '../../ui/icons/icons.ts'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'

const text = messages({
  title: { tr: 'Pro planları', en: 'Pro plans' },
  loginNeeded: { tr: 'Pro için önce üye ol', en: 'Pro starts with membership' },
  loginNeededSays: {
    tr: 'Giriş yaptıktan sonra aylık ya da yıllık planı seçebilirsin.',
    en: 'Once you are signed in you can choose the monthly or the yearly plan.',
  },
  monthly: { tr: 'Aylık', en: 'Monthly' },
  yearly: { tr: 'Yıllık, 2 ay bedava', en: 'Yearly, 2 months free' },
  benefits: {
    tr: ['Sınırsız analiz', 'Tüm coinler', 'Portföy ve favoriler', 'Gizli cevherler ve bildirimleri'],
    en: ['Unlimited analyses', 'Every coin', 'Portfolio and favorites', 'Hidden gems and alerts'],
  },
})

const priceUsd = { monthly: 35, yearly: 350 }

export default function SubscribeScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(text)
  const { money } = useFormat()
  return (
    <div className="stack">
      <Heading title={t.title} />
      <section className="card stack">
        <dl className="kv">
          <div>
            <dt>{t.monthly}</dt>
            <dd>{money(priceUsd.monthly)}</dd>
          </div>
          <div>
            <dt>{t.yearly}</dt>
            <dd>{money(priceUsd.yearly)}</dd>
          </div>
        </dl>
        <ul className="ticklist">
          {t.benefits.map(benefit => (
            <li key={benefit}>
              <Icon shape={checkIcon} sizePx={18} />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </section>
      {viewer.state !== 'member' && <JoinPrompt icon={userIcon} title={t.loginNeeded} says={t.loginNeededSays} />}
    </div>
  )
}
