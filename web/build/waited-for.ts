import { resolve } from 'node:path'

interface Module {
  code: string | null
  importedIds: readonly string[]
  exports: readonly string[]
}
type Look = (id: string) => Module | null

/** The screens that most visits begin with, and the frame around them. */
export const firstScreens = ['app/Inside.tsx', 'app/screens/HomePage.tsx', 'features/analysis/AnalysisScreen.tsx']
/** The page of a coin, which links from elsewhere lead to, its chart and its headlines. */
export const coinPage = [
  'features/analysis/coin/CoinScreen.tsx',
  'features/analysis/chart/CandleChart.tsx',
  'features/news/Headlines.tsx',
]

/** A face only passes on what its folder has: whoever wants one thing of it does not wait for the others. */
const isFace = (id: string): boolean => /\/(src|features\/[^/]+)\/index\.ts$/.test(id)

/** The names that a module takes from others, whoever they are. */
function namesTaken(code: string | null): string[] {
  const lists = [...(code ?? '').matchAll(/\bimport\s*\{([^}]*)\}/g)].map(([, list = '']) => list)
  return lists.flatMap(list => list.split(',').map(name => name.trim().split(/\s+as\s+/)[0] ?? ''))
}

const offers = (look: Look, id: string, name: string): boolean => {
  const module = look(id)
  if (!module) return false
  return module.exports.includes(name) || (isFace(id) && module.importedIds.some(other => offers(look, other, name)))
}

/** Everything that some screens need before they can be drawn. */
function reached(look: Look, starts: readonly string[]): Set<string> {
  const found = new Set<string>()
  /** From a face only what offers one of the names is needed. */
  function walk(id: string, names: readonly string[]): void {
    const module = look(id)
    if (!module || (found.has(id) && !isFace(id))) return
    found.add(id)
    const taken = isFace(id) ? names : namesTaken(module.code)
    for (const other of module.importedIds) {
      const wanted = taken.filter(name => !found.has(`${other} ${name}`) && offers(look, other, name))
      for (const name of wanted) found.add(`${other} ${name}`)
      if (wanted.length || !(isFace(id) || isFace(other))) walk(other, wanted)
    }
  }
  for (const start of starts) walk(resolve(import.meta.dirname, '../src', start), [])
  return found
}

/** Tells of each module whether one of these screens, which people wait for, needs it. */
export function waitedFor(starts: readonly string[]): (id: string, look: Look) => boolean {
  let needed: Set<string> | undefined
  return (id, look) => {
    needed ??= reached(look, starts)
    return needed.has(id)
  }
}
