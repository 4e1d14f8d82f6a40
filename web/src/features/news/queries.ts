import { type Language, news } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useLanguage } from '../../lib/language.ts'
import { asProblem } from '../../lib/problem.ts'
import { queryClient } from '../../lib/query.ts'
import type { NewsItem } from './items.ts'

const freshMs = 10 * 60_000
/** So long an analysis may take to bring its news along. */
const reanalysisMs = 8_000

const keyOf = (symbol: string, language: Language) => ['news', 'ofCoin', symbol, language]

type BroughtNews = { symbol: string; language: Language; items: NewsItem[]; atMs: number }

/** News that somebody else was given are found as if they had been asked for here. */
export const keepNews = ({ symbol, language, items, atMs }: BroughtNews): void =>
  void queryClient.setQueryData(keyOf(symbol, language), items, { updatedAt: atMs })

/** The news of a coin: those an analysis has brought already, else the server is asked. */
export function useNews(symbol: string) {
  const language = useLanguage()
  return useQuery({
    queryKey: keyOf(symbol, language),
    // Checked where it is shown: what an analysis put here came by another way.
    queryFn: ({ signal }): Promise<unknown> => call(news.ofCoin, { symbol }, signal),
    staleTime: freshMs,
    refetchOnMount: true,
  })
}

export const needsAnalysis = (error: unknown): boolean => asProblem(error).code === 'credits.noEntitlement'

/** Asks for the analysis that brings the news; it asks about the credit itself. */
export function useReanalysis(onAnalyze: () => void): { state: 'idle' | 'waiting' | 'late'; start: () => void } {
  const [state, setState] = useState<'idle' | 'waiting' | 'late'>('idle')
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => setState('late'), reanalysisMs)
    return () => clearTimeout(timer)
  }, [state])
  const start = () => {
    setState('waiting')
    onAnalyze()
  }
  return { state, start }
}
