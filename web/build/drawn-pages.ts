import type { Plugin, Rollup } from 'vite'
import { languages } from '../../words/src/language.ts'
import { type DrawnPage, drawnDashboards } from '../src/app/drawn-pages.ts'
import { draw, withDrawing } from './drawing.ts'
import { headLinksOf } from './route-preloads.ts'

/** The page with the files of its screen in the head: the style sheets because they are seen, the rest beside them. */
function shellOf({ address }: DrawnPage, bundle: Rollup.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('the app has no index.html')
  const { pathname } = new URL(address, 'http://app')
  return String(page.source).replace('</head>', () => `  ${headLinksOf(pathname, bundle).join('\n    ')}\n  </head>`)
}

/** Emits the drawn dashboards by address and language, for the server. Stands after what fills the head of the page. */
export const drawnPages = (): Plugin => ({
  name: 'drawn-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const pages: Record<string, Record<string, string>> = {}
      for (const page of drawnDashboards) {
        const shell = shellOf(page, bundle)
        const byLanguage: Record<string, string> = {}
        for (const language of languages)
          byLanguage[language] = withDrawing(shell, page, language, await draw(page, language))
        pages[page.address] = byLanguage
      }
      this.emitFile({ type: 'asset', fileName: '.pages/drawn.json', source: JSON.stringify(pages) })
    },
  },
})
