import type { Rollup } from 'vite'
import { knownPaths, type Place, placeOf } from '../src/app/place.ts'

/** The module of each screen that is worth having on its way before the first script has run. */
const moduleOf: Partial<Record<Place['screen'], string>> = {
  home: '/app/screens/HomePage.tsx',
  analysis: '/features/analysis/AnalysisScreen.tsx',
  portfolio: '/features/portfolio/PortfolioScreen.tsx',
  favorites: '/app/screens/FavoritesPage.tsx',
  news: '/features/news/NewsScreen.tsx',
  profile: '/app/screens/ProfilePage.tsx',
}

/** A screen's own file, which no head can name for all. */
function fileOf(module: string, bundle: Rollup.OutputBundle): Rollup.OutputChunk {
  const chunk = Object.values(bundle).find(file => file.type === 'chunk' && file.facadeModuleId?.endsWith(module))
  if (chunk?.type !== 'chunk') throw new Error(`no file of its own for ${module}`)
  return chunk
}

/** What a browser is told in a header together with the page that all share. */
function linksTo(chunks: readonly Rollup.OutputChunk[]): string {
  const styles = chunks.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [
    ...chunks.map(({ fileName }) => `</${fileName}>; rel=modulepreload; crossorigin`),
    ...styles.map(file => `</${file}>; rel=preload; as=style; crossorigin`),
  ].join(', ')
}

function linksOf(screen: Place['screen'], bundle: Rollup.OutputBundle): string {
  const module = moduleOf[screen]
  return module ? linksTo([fileOf(module, bundle)]) : ''
}

/** The page of a coin comes in the place of the last analysis, with what it shares with other screens that are opened later. */
function coinLinks(bundle: Rollup.OutputBundle): string {
  const [frame, coin] = [
    fileOf('/analysis/AnalysisScreen.tsx', bundle),
    fileOf('/analysis/coin/CoinScreen.tsx', bundle),
  ]
  const shared = Object.values(bundle)
    .filter(file => file.type === 'chunk')
    .filter(({ name }) => name === 'coin' || name === 'rarer')
  return linksTo([frame, coin, ...shared.filter(({ fileName }) => coin.imports.includes(fileName))])
}

/**
 * Every address of the app with the links that belong to it; none where the page itself names all. What follows a question mark is
 * a name that its search may have: then these are its links.
 */
export const pathsWithLinks = (bundle: Rollup.OutputBundle): Record<string, string> => ({
  ...Object.fromEntries(knownPaths.map(path => [path, linksOf(placeOf(path).screen, bundle)])),
  '/dashboard/analysis?coin': coinLinks(bundle),
})
