import { analysis } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useDemoMode } from '../../../lib/mode.ts'
import { serverNowMs } from '../../../lib/server-time.ts'
import { useNowMs } from '../../market/index.ts'
import type { AnalysisResult } from '../select/run.ts'
import { livingPlans, type Plan } from './plan.ts'

/** The server's time, told again twice a minute: what it dates is counted on its clock. */
export function useServerNowMs(): number {
  useNowMs()
  return serverNowMs()
}

/** Plans move with hourly closes; a minute is soon enough to see it. */
const askEveryMs = 60_000

/** The plans of an analysis as they stand now, also of one that was kept. Those of a sample were never issued, and stay as they are. */
export function useLivingPlans({ symbol, plans }: Pick<AnalysisResult, 'symbol' | 'plans'>): {
  plans: readonly Plan[]
  nowMs: number
  /** Whether one has begun or ended since the analysis was written. */
  isMoved: boolean
} {
  const isDemo = useDemoMode()
  const nowMs = useServerNowMs()
  const { data } = useQuery({
    queryKey: ['analysis', 'plans', symbol],
    queryFn: ({ signal }) => call(analysis.plansOf, { symbol }, signal),
    enabled: !isDemo && plans.some(({ id }) => id !== null),
    refetchInterval: askEveryMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
  const isMoved = data?.some(({ id, state }) => plans.find(plan => plan.id === id)?.state !== state) ?? false
  return { plans: livingPlans(plans, data, nowMs), nowMs, isMoved }
}
