import { useEffect } from 'react'
import { type AnalyzedCoin, publishedNews, selectAgain, selectCoin } from '../features/analysis/index.ts'
import { go } from '../lib/go.ts'
import { createStore, useStore } from '../lib/store.ts'
import { having, text } from '../stored/shapes.ts'
import { forgetStored, readStored } from '../stored/stored.ts'
import { type DashboardPlace, dashboardPathOf, isTab, tabPath } from './place.ts'

const previous = createStore(tabPath.home)
export const usePreviousTab = (): string => useStore(previous)

/** Back target of the profile: the tab that was open before it. */
export function useRememberedTab(place: DashboardPlace | null): void {
  useEffect(() => {
    if (place && isTab(place.screen)) previous.set(dashboardPathOf(place))
  }, [place])
}

const goToPreviousTab = (): void => go(previous.get())

/**
 * The page's border to whatever else runs in its window. The specification names five events and a coin left in the
 * browser's storage; they are heard and told here alone. Inside the app, functions are handed down instead.
 */

type Wish = 'openPortfolioPage' | 'profileBackRequested' | 'trendCoinSelected' | 'reanalysisRequested'

/** Returns what ends the listening. */
function listen(name: Wish, heard: (detail: unknown) => void): () => void {
  const onEvent = (event: Event) => heard(event instanceof CustomEvent ? event.detail : undefined)
  addEventListener(name, onEvent)
  return () => removeEventListener(name, onEvent)
}

/** News came with an analysis, also with one that was kept from an earlier visit. */
function publishNews(): void {
  const news = publishedNews.get()
  if (news) dispatchEvent(new CustomEvent('newsLoaded', { detail: news }))
}

/** Window events of the specification: which screen to open, and what is dispatched back. */
export function useWindowEvents(): void {
  useEffect(() => {
    publishNews()
    const ends = [
      listen('openPortfolioPage', () => go(tabPath.portfolio)),
      listen('profileBackRequested', goToPreviousTab),
      publishedNews.subscribe(publishNews),
    ]
    return () => ends.forEach(end => void end())
  }, [])
}

const isSelection = having<{ coinData: AnalyzedCoin }>({
  coinData: having({ id: text, symbol: text, name: text, image: text }),
})

/** Whoever leaves a selection behind comes here at once; the second look is for a slow arrival. */
const looksMs = [100, 200]

/** It is read once, and only while it is new. */
function takePending(): void {
  const pending = readStored('pendingCoinSelection')
  forgetStored('pendingCoinSelection')
  if (pending) selectCoin(pending.coin)
}

/** On the dashboard: coins that somebody outside wants analyzed. */
export function useCoinsFromOutside(): void {
  useEffect(() => {
    const timers = looksMs.map(delayMs => setTimeout(takePending, delayMs))
    const ends = [
      listen('trendCoinSelected', detail => isSelection(detail) && selectCoin(detail.coinData)),
      // Without a coin, the one on the screen is meant.
      listen('reanalysisRequested', detail => (isSelection(detail) ? selectCoin(detail.coinData) : selectAgain())),
    ]
    return () => {
      timers.forEach(clearTimeout)
      ends.forEach(end => void end())
    }
  }, [])
}
