import type { Plugin, Rollup } from 'vite'
import { withOpening } from './drawing.ts'

const isChunk = (file: Rollup.OutputAsset | Rollup.OutputChunk): file is Rollup.OutputChunk => file.type === 'chunk'

/**
 * The page of all screens behind the landing page. A frame stands in it until they are drawn, and its head names the few
 * files that each of them needs, so that they are on their way before the first script has run. Comes after the public pages.
 */
export const insidePage = (): Plugin => ({
  name: 'inside-page',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html']
      const chunks = Object.values(bundle).filter(isChunk)
      const inside = chunks.find(chunk => chunk.facadeModuleId?.endsWith('/app/Inside.tsx'))
      if (page?.type !== 'asset' || !inside) throw new Error('the app has no index.html or no inside')
      const html = String(page.source)
      const needed = chunks.filter(chunk => chunk === inside || inside.imports.includes(chunk.fileName))
      const scripts = needed.map(chunk => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`)
      const styles = needed
        .flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
        .map(file => `<link rel="stylesheet" crossorigin href="/${file}">`)
      const missing = [...scripts, ...styles].filter(link => !html.includes(link))
      page.source = await withOpening(html.replace('</head>', () => `  ${missing.join('\n    ')}\n  </head>`))
    },
  },
})
