import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import react from '@vitejs/plugin-react'
import { build, type Rollup } from 'vite'
import { attributes, html } from '../../words/src/html.ts'
import { type Language, languages } from '../../words/src/language.ts'
import { drawnScreens, undecidedAddress } from '../src/app/drawn-screens.ts'
import { bareContract } from './bare-contract.ts'
import { classNames, classNamesInPlace } from './class-names.ts'
import { chunksOf, textsFile } from './one-language.ts'

const root = `${import.meta.dirname}/..`

/** The app as one script that needs nothing beside it. */
async function appCode(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    plugins: [bareContract(), classNamesInPlace(), react()],
    css: { modules: { generateScopedName: classNames } },
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: `${root}/src/app/draw.tsx`,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [first] = [result].flat()
  if (!first || !('output' in first)) throw new Error('the app was not built for drawing')
  return first.output[0].code
}

const asModule = (script: string) => `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`

/** Stands where the app expects to be, draws once and says what. */
const painter = asModule(`
  import { parentPort, workerData } from 'node:worker_threads'
  globalThis.location = workerData.place
  const { drawApp } = await import(workerData.code)
  parentPort.postMessage(await drawApp())
`)

/** In a thread of its own: the app reads its address and language once, and leaves things running that a page would leave running. */
async function draw(code: string, address: string, language: Language): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://drawn')
  searchParams.set('language', language)
  const place = { pathname, search: `?${searchParams}`, hash: '' }
  const worker = new Worker(new URL(painter), { workerData: { place, code } })
  try {
    const [drawn] = await once(worker, 'message')
    return String(drawn)
  } finally {
    await worker.terminate()
  }
}

/** What is drawn is seen with its style sheets, and taken over by its scripts and the texts of its language. */
function withFiles(page: string, modules: readonly string[], language: Language, bundle: Rollup.OutputBundle): string {
  const chunks = chunksOf(['/index.html', ...modules], bundle)
  const styles = new Set(chunks.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const scripts = chunks.flatMap(({ fileName }) => [fileName, textsFile(fileName, language)])
  const links = [
    ...[...styles].map(file => String(html`<link rel="stylesheet" crossorigin href="/${file}">`)),
    ...scripts
      .filter(file => bundle[file])
      .map(file => String(html`<link rel="modulepreload" crossorigin href="/${file}">`)),
  ]
  const missing = links.filter(link => !page.includes(link.slice(link.indexOf('href='))))
  return page.replace('</head>', () => `  ${missing.join('\n    ')}\n  </head>`)
}

/** What stands in the page is seen without a script, and therefore comes before the scripts. */
export const withDrawing = (page: string, drawing: string): string =>
  page
    // A function, since a dollar sign in a text would be read as a pattern.
    .replace('<div id="root"></div>', () => `<div id="root">${drawing}</div>`)
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, tag => `${tag} fetchpriority="low"`)

const saidOf = (address: string, unless: readonly string[], language: Language) =>
  `<html${attributes({ lang: language, 'data-drawn': address, 'data-unless': unless.join(' ') })}>`

export interface DrawnPage {
  address: string
  language: Language
  html: string
}

/**
 * Every drawn screen in each language, put into the page that belongs to its address; the last two have no address, for whom nothing else is
 * meant.
 */
export async function drawPages(
  pageAt: (path: string, language: Language) => string,
  bundle: Rollup.OutputBundle,
): Promise<DrawnPage[]> {
  const code = asModule(await appCode())
  const pages: DrawnPage[] = []
  for (const language of languages) {
    for (const { address, unless, modules } of drawnScreens) {
      const page = withFiles(pageAt(address.split('?')[0] ?? '', language), modules, language, bundle)
      const html = withDrawing(page, await draw(code, address, language))
      pages.push({ address, language, html: html.replace(/<html lang="\w+">/, saidOf(address, unless, language)) })
    }
    const undecided = withFiles(pageAt(undecidedAddress, language), ['/app/Inside.tsx'], language, bundle)
    const html = withDrawing(undecided, await draw(code, undecidedAddress, language))
    pages.push({ address: '', language, html: html.replace(/<html lang="\w+">/, `<html lang="${language}">`) })
  }
  return pages
}
