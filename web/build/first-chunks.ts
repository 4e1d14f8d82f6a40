import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const source = resolve(import.meta.dirname, '../src')
const statement =
  /^(?:import|export)\s(?!type\b)(?:[\w$]+(?:,\s*|\s+))?(?:\{([^}]*)\}\s*)?(?:\*[^'"]*)?(?:from\s+)?'(\.[^']+\.(?:tsx?|css))'/gm

interface Import {
  /** In the module it comes from; none where the whole module is meant. */
  names: string[]
  file: string
}

function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(statement)].map(([, names = '', path = '']) => ({
    names: names
      .split(',')
      .map(name => name.trim().split(' as ')[0] ?? '')
      .filter(name => name && !name.startsWith('type ')),
    file: resolve(dirname(file), path),
  }))
}

/** Every module that one needs before it can run. An index leads only to what is taken from it, as the bundler has it. */
function neededBy(start: string): Set<string> {
  const needed = new Set<string>()
  const walk = ({ names, file }: Import): void => {
    if (file.endsWith('/index.ts')) {
      for (const each of importsOf(file)) if (each.names.some(name => names.includes(name))) walk(each)
      return
    }
    if (needed.has(file)) return
    needed.add(file)
    for (const each of importsOf(file)) walk(each)
  }
  walk({ names: [], file: resolve(source, start) })
  return needed
}

/**
 * In which chunk a module travels that the first view of a page may need. What the landing page shares with the app comes with the first
 * chunk, what home and an analysis share with the frame around them: neither fetches the other for it.
 */
export function firstChunks() {
  const [main, landing, frame, home, analysis] = [
    'main.tsx',
    'app/screens/LandingPage.tsx',
    'app/Inside.tsx',
    'app/screens/HomePage.tsx',
    'app/screens/AnalysisPage.tsx',
  ].map(neededBy)
  const isInside = (id: string) => [frame, home, analysis].some(each => each?.has(id))
  return {
    // The module that starts the app stays where the page looks for it. The landing page and home make one call.
    first: (id: string) =>
      id.endsWith('/contract/src/routes/today/summary') ||
      (!id.endsWith('/main.tsx') && (main?.has(id) || (landing?.has(id) && isInside(id)) || false)),
    landing: (id: string) => landing?.has(id) ?? false,
    frame: (id: string) => frame?.has(id) || (home?.has(id) && analysis?.has(id)) || false,
    home: (id: string) => home?.has(id) ?? false,
    analysis: (id: string) => analysis?.has(id) ?? false,
  }
}
