import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareContract } from './build/bare-contract.ts'
import { classNames, classNamesInPlace } from './build/class-names.ts'
import { firstChunks } from './build/first-chunks.ts'
import { oneLanguage } from './build/one-language.ts'
import { publicPageFiles } from './build/public-pages.ts'
import { serviceWorker } from './build/service-worker.ts'

/** Everything the server answers itself; the rest are pages of the app. */
const servedByServer = [
  '/api',
  '/auth',
  '/coins',
  '/market',
  '/tr/',
  '/embed',
  '/dev/outbox',
  '/healthz',
  '/readyz',
  '/metrics',
]

const ours = /\/(web|contract|words)\/src\//

/** What features are made of. */
const parts = /\/(web\/src\/(ui|lib|stored)|contract\/src|words\/src)\//

/** What first screens fetch soon after they are drawn must not bring along what is opened more rarely. */
const sharedChunk = (id: string) =>
  /\/web\/src\/(app|features\/(analysis|gems|market|news|notifications|today|turn))\//
    .exec(id)?.[1]
    ?.replace('features/', 'shared-') ?? 'rarer'

const chunks = firstChunks()

export default defineConfig({
  root: import.meta.dirname,
  plugins: [bareContract(), classNamesInPlace(), react(), oneLanguage(), serviceWorker(), publicPageFiles()],
  css: { modules: { generateScopedName: classNames } },
  server: {
    // Under the page's own address: the server takes nothing from a page of another.
    proxy: Object.fromEntries(
      servedByServer.map(path => [path, { target: 'http://127.0.0.1:3000', changeOrigin: false }]),
    ),
  },
  build: {
    outDir: 'dist',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What every page has when it fetches another part is not listed with that part again.
      resolveDependencies: (_, files) => files.filter(file => !/\/(react|query|first|rolldown-runtime)-/.test(file)),
    },
    // Nothing travels as a data: address, so the content security policy needs no exception for it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Our modules only declare things, so one that a screen does not use does not travel with it.
      treeshake: { moduleSideEffects: [{ test: /\/web\/src\/(app|features|lib|ui)\/.*\.tsx?$/, sideEffects: false }] },
      // A class is a word in the script that uses it, not a name to look up.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // One letter less of each name that the first page carries.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Pages outside the app name our fonts, too; one that changes takes another name.
        assetFileNames: ({ names }) =>
          names.some(name => name.endsWith('.woff2')) ? 'assets/[name][extname]' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Changes only when a dependency does, and stays in the caches of browsers until then.
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'query',
              test: /\/node_modules\/@tanstack\/(react-query|query-core)\/(?!.*(Queries|Infinite|infinite))/,
            },
            // What the first page is made of.
            { name: 'first', test: chunks.first },
            // Follows every page without holding it up.
            { name: 'person', test: /\/web\/src\/(app\/session-watch|lib\/(person\/|tabs))/ },
            // What the first screens need comes in one piece each: a phone pays for every file it asks for.
            { name: 'frame', test: chunks.frame },
            { name: 'landing', test: chunks.landing },
            // What others need of them stands apart: they do not fetch a whole screen for a mark or a skeleton.
            { name: 'home-parts', test: chunks.home, minShareCount: 2 },
            { name: 'home', test: chunks.home },
            { name: 'analysis-parts', test: chunks.analysis, minShareCount: 2 },
            { name: 'analysis', test: chunks.analysis },
            // What later parts share stands by its feature: one of them brings along what it needs and not what others share.
            { name: 'parts', test: parts, minShareCount: 2 },
            { name: sharedChunk, test: ours, minShareCount: 2 },
            { name: 'coin', test: /\/analysis\/coin\/CoinScreen\.tsx$|\/news\/Headlines\.tsx$/ },
            { name: 'market', test: /\/screens\/MarketPage\.tsx$/ },
            { name: 'record', test: /\/screens\/TrackRecordPage\.tsx$/ },
          ],
        },
      },
    },
  },
})
