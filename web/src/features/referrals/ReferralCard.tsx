import { referrals } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { useLiveTopic, usePollMs } from '../../lib/live/live.ts'
import { useOnScreen } from '../../lib/on-screen.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { InviteLink } from './InviteLink.tsx'
import { referralsText } from './messages.ts'
import styles from './referrals.module.css'

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

const pollMs = 5_000

const statsKey = ['referrals', 'stats']

/** Asks again only while somebody can see the answer. */
function InviteStats() {
  const t = useText(referralsText)
  const { count } = useFormat()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isSeen = useOnScreen(place)
  const { data } = useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => call(referrals.stats, {}, signal),
    enabled: isSeen,
    refetchInterval: usePollMs(pollMs),
  })
  useLiveTopic('referral', statsKey, isSeen)
  const joined = data?.referralCount
  const earned = data?.totalCreditsEarned
  return (
    <div className={`${base.pair} ${styles.stats}`} data-part="invited" ref={setPlace}>
      <p>
        <b className={base.figureSmall}>{count(joined)}</b>
        <span className={`${base.small} ${base.muted}`}>{t.joined(joined ?? 0)}</span>
      </p>
      <p>
        <b className={base.figureSmall}>{count(earned)}</b>
        <span className={`${base.small} ${base.muted}`}>{t.earned(earned ?? 0)}</span>
      </p>
    </div>
  )
}
