import { Suspense, useEffect, useMemo } from 'react'
import { useLanguage } from '../../../lib/language.ts'
import { fetchInTurn, lateScreen, useEverTrue } from '../../../lib/late-screen.ts'
import { useGuestMode } from '../../../lib/mode.ts'
import { useStore } from '../../../lib/store.ts'
import { useBalance } from '../../credits/index.ts'
import { confirmCoin } from '../select/flow.ts'
import { loadIn } from '../select/reading.ts'
import { questionBefore } from '../select/rules.ts'
import { ownerNow, question, restoreFor, wanted } from '../select/state.ts'

/** Fetched once the page is at rest, so that they are there when somebody taps. */
const Questions = lateScreen(() => import('./Questions.tsx'))
const MembershipSheet = lateScreen(() => import('./MembershipSheet.tsx'))

function close(): void {
  wanted.set(null)
  question.set(null)
}

/** Once per dashboard: the questions around an analysis, wherever the coin was picked. */
export function AnalysisFlow() {
  const coin = useStore(wanted)
  const answered = useStore(question)
  const balance = useBalance()
  const isGuest = useGuestMode()
  const language = useLanguage()
  const before = useMemo(() => coin && questionBefore(coin, balance, isGuest), [coin, balance, isGuest])
  const shown = answered ?? before
  const offered = shown?.kind === 'restricted' || shown?.kind === 'creditsFinished' ? shown : null
  const wasAsked = useEverTrue(shown !== null)
  const wasOffered = useEverTrue(offered !== null)
  const owner = ownerNow()

  // Guest mode is a part of the address: it can change without the page being loaded again.
  useEffect(() => restoreFor(owner), [owner])
  useEffect(() => void loadIn(language), [language])
  useEffect(() => fetchInTurn([Questions]), [])
  // A question that leads to the sheet comes before it.
  useEffect(() => {
    if (wasAsked) fetchInTurn([MembershipSheet])
  }, [wasAsked])
  useEffect(() => {
    if (coin && before === null) confirmCoin(coin)
  }, [coin, before])

  return (
    <>
      <Suspense>{wasAsked && <Questions question={shown} coin={coin} onClose={close} />}</Suspense>
      <Suspense>{wasOffered && <MembershipSheet question={offered} coin={coin} onClose={close} />}</Suspense>
    </>
  )
}
