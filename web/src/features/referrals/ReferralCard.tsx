import { referrals } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { InviteLink } from './InviteLink.tsx'
import { InviteStats } from './InviteStats.tsx'
import { referralsText } from './messages.ts'

/** The link that invites others, and what it has brought. */
export function ReferralCard() {
  const t = useText(referralsText)
  const link = useQuery({
    queryKey: ['referrals', 'link'],
    queryFn: ({ signal }) => call(referrals.generate, {}, signal),
  })
  return (
    <Loaded query={link}>
      {({ referralUrl }) => (
        <section className={cards.card}>
          <h2 className={base.subheading}>{t.title}</h2>
          <p className={`${base.small} ${base.muted}`} style={{ marginBottom: 'var(--space-4)' }}>
            {t.says}
          </p>
          <InviteLink url={referralUrl} />
          <InviteStats />
        </section>
      )}
    </Loaded>
  )
}
