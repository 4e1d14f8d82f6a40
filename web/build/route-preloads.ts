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

/** The screen's own files, which no head can name for all. */
function filesOf(screen: Place['screen'], bundle: Rollup.OutputBundle): { scripts: string[]; styles: string[] } {
  const module = moduleOf[screen]
  if (!module) return { scripts: [], styles: [] }
  const chunk = Object.values(bundle).find(file => file.type === 'chunk' && file.facadeModuleId?.endsWith(module))
  if (chunk?.type !== 'chunk') throw new Error(`no file of its own for ${module}`)
  return { scripts: [chunk.fileName], styles: [...(chunk.viteMetadata?.importedCss ?? [])] }
}

/** What a browser is told in a header together with the page that all share. */
function linksOf(screen: Place['screen'], bundle: Rollup.OutputBundle): string {
  const { scripts, styles } = filesOf(screen, bundle)
  return [
    ...scripts.map(file => `</${file}>; rel=modulepreload; crossorigin`),
    ...styles.map(file => `</${file}>; rel=preload; as=style; crossorigin`),
  ].join(', ')
}

/** Every address of the app with the links that belong to it; none where the page itself names all. */
export const pathsWithLinks = (bundle: Rollup.OutputBundle): Record<string, string> =>
  Object.fromEntries(knownPaths.map(path => [path, linksOf(placeOf(path).screen, bundle)]))
