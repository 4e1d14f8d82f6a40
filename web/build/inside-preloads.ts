import type { Plugin, Rollup } from 'vite'

const isChunk = (file: Rollup.OutputAsset | Rollup.OutputChunk): file is Rollup.OutputChunk => file.type === 'chunk'

/**
 * Every page behind the landing page needs the same few files: its head names them, so that they are on their way
 * before the first script has run. Stands after the public pages, which do not need them.
 */
export const insidePreloads = (): Plugin => ({
  name: 'inside-preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
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
      page.source = html.replace('</head>', () => `  ${missing.join('\n    ')}\n  </head>`)
    },
  },
})
