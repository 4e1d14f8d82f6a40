const twoLettersFromPx = 40

/** The letters that stand in for a missing picture: one on a small disc, two on a large one. */
export function monogram(symbol: string, sizePx: number): string {
  return [...symbol.trim()].slice(0, sizePx < twoLettersFromPx ? 1 : 2).join('')
}
