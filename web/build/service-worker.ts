import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Plugin, type Rollup } from 'vite'
import { languages } from '../../words/src/language.ts'
import { shellFiles } from '../src/app/service-worker/rules.ts'
import { bareContract } from './bare-contract.ts'
import { chunksOf, textsFile } from './one-language.ts'

const root = `${import.meta.dirname}/..`

/** Screens of a few people, fetched when they open them. */
const isRare = (file: Rollup.OutputAsset | Rollup.OutputChunk) =>
  file.type === 'chunk' && /\/features\/admin\//.test(file.facadeModuleId ?? '')

const isShell = (name: string) => /\.(js|css|woff2)$/.test(name)

/** What a page without a network opens on: the screens that the tab bar and the last analysis stand on. */
const firstScreens = [
  '/index.html',
  '/app/screens/LandingPage.tsx',
  '/app/Inside.tsx',
  '/app/screens/HomePage.tsx',
  '/app/screens/AnalysisPage.tsx',
]

/** Scripts with their texts, styles and fonts of the first screens. */
function firstFiles(bundle: Rollup.OutputBundle): Set<string> {
  const chunks = chunksOf(firstScreens, bundle)
  return new Set([
    ...chunks.flatMap(({ fileName }) => [fileName, ...languages.map(language => textsFile(fileName, language))]),
    ...chunks.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]),
    ...Object.keys(bundle).filter(name => name.endsWith('.woff2')),
  ])
}

interface Files {
  first: string[]
  later: string[]
}

/** The worker as one plain script, with the lists of files and the name of this build written into it. */
async function workerCode({ first, later }: Files, version: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    plugins: [bareContract()],
    logLevel: 'warn',
    define: {
      firstFiles: JSON.stringify(first),
      laterFiles: JSON.stringify(later),
      shellVersion: JSON.stringify(version),
    },
    build: {
      write: false,
      lib: { entry: `${root}/src/app/service-worker/worker.ts`, formats: ['iife'], name: 'worker', fileName: 'sw' },
    },
  })
  const [built] = [result].flat()
  if (!built || !('output' in built)) throw new Error('the service worker was not built')
  return built.output[0].code
}

/** Emits /sw.js beside the app it serves. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const built = Object.values(bundle).filter(file => isShell(file.fileName) && !isRare(file))
      const names = built.map(file => file.fileName).sort()
      const isFirst = firstFiles(bundle)
      const page = bundle['index.html']
      const hash = createHash('sha256').update(names.join())
      if (page?.type === 'asset') hash.update(page.source)
      for (const file of shellFiles) hash.update(readFileSync(`${root}/public${file}`))
      const listOf = (wanted: boolean) => names.filter(name => isFirst.has(name) === wanted).map(name => `/${name}`)
      const files = { first: listOf(true), later: listOf(false) }
      const source = await workerCode(files, hash.digest('hex').slice(0, 12))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  },
})
