import { type Language, news } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { useLanguage } from '../../lib/language.ts'
import { queryClient } from '../../lib/query.ts'
import { useQuery } from '../../lib/use-query.ts'
import type { NewsItem } from './NewsList.tsx'

const freshMs = 10 * 60_000

const keyOf = (symbol: string, language: Language) => ['news', 'ofCoin', symbol, language]

type BroughtNews = { symbol: string; language: Language; items: NewsItem[]; atMs: number }

/** Seeds the query cache with news that another reply brought. */
export const saveNews = ({ symbol, language, items, atMs }: BroughtNews): void =>
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
