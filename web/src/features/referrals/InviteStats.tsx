import { referrals } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { useOnScreen } from '../../lib/on-screen.ts'
import { referralsText } from './messages.ts'

const pollMs = 5_000

/** Asks again only while somebody can see the answer. */
export function InviteStats() {
  const t = useText(referralsText)
  const { count } = useFormat()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isSeen = useOnScreen(place)
  const { data } = useQuery({
    queryKey: ['referrals', 'stats'],
    queryFn: ({ signal }) => call(referrals.stats, {}, signal),
    enabled: isSeen,
    refetchInterval: pollMs,
  })
  const joined = data?.referralCount
  const earned = data?.totalCreditsEarned
  return (
    <div className="two statpair" ref={setPlace}>
      <p>
        <b className="fig-xl">{count(joined)}</b>
        <span className="sm muted">{t.joined(joined ?? 0)}</span>
      </p>
      <p>
        <b className="fig-xl">{count(earned)}</b>
        <span className="sm muted">{t.earned(earned ?? 0)}</span>
      </p>
    </div>
  )
}
