import type { Coin, News } from './run.ts'

/** What other parts of the page tell the analysis, and what it tells them. */
interface WindowEvents {
  /** A coin was picked from a list of trends. */
  trendCoinSelected: { coinData: Coin; source: string; timestamp: number }
  /** A screen without the data of an analysis wants this coin, or else the one on the screen, analyzed again. */
  reanalysisRequested: { symbol: string; coinData?: Coin }
  /** The news of the analyzed coin have arrived. */
  newsLoaded: { symbol: string; items: News }
}

export const announce = <Name extends keyof WindowEvents>(name: Name, detail: WindowEvents[Name]): void =>
  void globalThis.dispatchEvent?.(new CustomEvent(name, { detail }))

/** Returns what ends the listening. */
export function listen<Name extends keyof WindowEvents>(name: Name, heard: (detail: unknown) => void): () => void {
  const onEvent = (event: Event) => heard(event instanceof CustomEvent ? event.detail : undefined)
  addEventListener(name, onEvent)
  return () => removeEventListener(name, onEvent)
}
