import { useStage } from '../../features/analysis/index.ts'
import type { AlertLevels } from '../../features/notifications/index.ts'

/** The levels of a coin whose analysis is on the screen or was read last; they are bought with it. */
export function useLevelsOf(): (symbol: string) => AlertLevels | null {
  const now = useStage()
  return symbol => {
    if (now.stage !== 'ready' || now.result.symbol !== symbol) return null
    const { at, levels, priceUsd } = now.result
    const named = levels.map(level => ({
      name: level.name.toUpperCase(),
      priceUsd: level.priceUsd,
      nowUsd: priceUsd,
      origin: level.name,
    }))
    return { at, levels: named.sort((one, other) => other.priceUsd - one.priceUsd) }
  }
}
