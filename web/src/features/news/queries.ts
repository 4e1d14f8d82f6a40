import { news } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useLanguage } from '../../lib/language.ts'
import { asProblem } from '../../lib/problem.ts'
import type { SelectedCoin } from '../market/index.ts'

const freshMs = 10 * 60_000
/** So long an analysis may take to bring its news along. */
const reanalysisMs = 8_000

/** The news of a coin: those an analysis has brought already, else the server is asked. */
export function useNews(symbol: string) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['news', 'ofCoin', symbol, language],
    // Checked where it is shown: what an analysis put here came by another way.
    queryFn: ({ signal }): Promise<unknown> => call(news.ofCoin, { symbol }, signal),
    staleTime: freshMs,
    refetchOnMount: true,
  })
}

export const needsAnalysis = (error: unknown): boolean => asProblem(error).code === 'credits.noEntitlement'

/** Asks for the analysis that brings the news; it asks about the credit itself. */
export function useReanalysis(coin: SelectedCoin): { state: 'idle' | 'waiting' | 'late'; start: () => void } {
  const [state, setState] = useState<'idle' | 'waiting' | 'late'>('idle')
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => setState('late'), reanalysisMs)
    return () => clearTimeout(timer)
  }, [state])
  const start = () => {
    setState('waiting')
    dispatchEvent(new CustomEvent('reanalysisRequested', { detail: { symbol: coin.symbol, coinData: coin } }))
  }
  return { state, start }
}
