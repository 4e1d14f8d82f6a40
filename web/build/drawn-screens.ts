import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import react from '@vitejs/plugin-react'
import { build, type Rollup } from 'vite'
import { attributes, html } from '../../words/src/html.ts'
import { type Language, languages } from '../../words/src/language.ts'
import { type DrawnScreen, drawnScreens, undecidedAddress } from '../src/app/drawn-screens.ts'
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

/**
 * Stands where the app expects to be, draws and says what. Each drawing has a module instance of its own, since the app reads its address and
 * language once; a thread for each took as long to start as to draw.
 */
const painter = `
  import { parentPort } from 'node:worker_threads'
  let drawings = 0
  parentPort.on('message', async place => {
    globalThis.location = place
    const { drawApp } = await import('./app.mjs?' + drawings++)
    parentPort.postMessage(await drawApp())
  })
`

/** Draws one page after the other, in a thread that ends with them: the app leaves things running that a page would leave running. */
function startPainter(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pusula-drawing-'))
  writeFileSync(join(folder, 'app.mjs'), code)
  writeFileSync(join(folder, 'painter.mjs'), painter)
  const worker = new Worker(join(folder, 'painter.mjs'))
  return {
    draw: async (address: string, language: Language): Promise<string> => {
      const { pathname, searchParams } = new URL(address, 'http://drawn')
      searchParams.set('language', language)
      worker.postMessage({ pathname, search: `?${searchParams}`, hash: '' })
      const [drawn] = await once(worker, 'message')
      return String(drawn)
    },
    end: async () => {
      await worker.terminate()
      rmSync(folder, { recursive: true })
    },
  }
}

/** What is drawn is seen with its style sheets, and taken over by its scripts and the texts of its language. */
function withFiles(
  page: string,
  { modules, later = [] }: Pick<DrawnScreen, 'modules' | 'later'>,
  language: Language,
  bundle: Rollup.OutputBundle,
): string {
  const chunks = chunksOf(['/index.html', ...modules], bundle)
  const styled = [...chunks, ...chunksOf(later, bundle)]
  const styles = new Set(styled.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]))
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
  const { draw, end } = startPainter(await appCode())
  const pages: DrawnPage[] = []
  for (const language of languages) {
    for (const screen of drawnScreens) {
      const { address, unless } = screen
      const page = withFiles(pageAt(address.split('?')[0] ?? '', language), screen, language, bundle)
      const html = withDrawing(page, await draw(address, language))
      pages.push({ address, language, html: html.replace(/<html lang="\w+">/, saidOf(address, unless, language)) })
    }
    const undecided = withFiles(pageAt(undecidedAddress, language), { modules: ['/app/Inside.tsx'] }, language, bundle)
    const html = withDrawing(undecided, await draw(undecidedAddress, language))
    pages.push({ address: '', language, html: html.replace(/<html lang="\w+">/, `<html lang="${language}">`) })
  }
  await end()
  return pages
}
