import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Plugin, type Rollup } from 'vite'
import { shellFiles } from '../src/app/service-worker/rules.ts'
import { bareContract } from './bare-contract.ts'

const root = `${import.meta.dirname}/..`

/** Screens of a few people, fetched when they open them. */
const isRare = (file: Rollup.OutputAsset | Rollup.OutputChunk) =>
  file.type === 'chunk' && /\/features\/admin\//.test(file.facadeModuleId ?? '')

const isShell = (name: string) => /\.(js|css|woff2)$/.test(name)

/** The worker as one plain script, with the list of files and the name of this build written into it. */
async function workerCode(files: string[], version: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    plugins: [bareContract()],
    logLevel: 'warn',
    define: { builtFiles: JSON.stringify(files), shellVersion: JSON.stringify(version) },
    build: {
      write: false,
      lib: { entry: `${root}/src/app/service-worker/worker.ts`, formats: ['iife'], name: 'worker', fileName: 'sw' },
    },
  })
  const [first] = [result].flat()
  if (!first || !('output' in first)) throw new Error('the service worker was not built')
  return first.output[0].code
}

/** Emits /sw.js beside the app it serves. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const built = Object.values(bundle).filter(file => isShell(file.fileName) && !isRare(file))
      const files = built.map(file => `/${file.fileName}`).sort()
      const page = bundle['index.html']
      const hash = createHash('sha256').update(files.join())
      if (page?.type === 'asset') hash.update(page.source)
      for (const file of shellFiles) hash.update(readFileSync(`${root}/public${file}`))
      const source = await workerCode(files, hash.digest('hex').slice(0, 12))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  },
})
