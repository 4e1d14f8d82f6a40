import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Language } from '../../words/src/language.ts'
import { drawnLanding } from '../src/app/drawn-landing.ts'
import { bareContract } from './bare-contract.ts'
import { classNames, classNamesInPlace } from './class-names.ts'

const root = `${import.meta.dirname}/..`

/** The drawing as one script that needs nothing beside it. */
async function drawingCode(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    plugins: [bareContract(), classNamesInPlace(), react()],
    css: { modules: { generateScopedName: classNames } },
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: `${root}/src/app/drawn.tsx`,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [first] = [result].flat()
  if (!first || !('output' in first)) throw new Error('the drawing was not built')
  return first.output[0].code
}

/** Built by the first that is drawn. */
let code: Promise<string> | undefined

const asModule = (script: string) => `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`

/** Stands where the app expects to be, draws once and says what. */
const painter = asModule(`
  import { parentPort, workerData } from 'node:worker_threads'
  globalThis.location = workerData.place
  const drawings = await import(workerData.drawing)
  parentPort.postMessage(drawings[workerData.name]())
`)

/**
 * Each is drawn in a thread of its own: the app reads its address and language once, and leaves things running that a page
 * would leave running.
 */
async function draw(name: 'drawnApp' | 'drawnOpening', language: Language): Promise<string> {
  code ??= drawingCode()
  const drawing = asModule(await code)
  const place = { pathname: drawnLanding.address, search: `?language=${language}`, hash: '' }
  const worker = new Worker(new URL(painter), { workerData: { place, drawing, name } })
  try {
    const [drawn] = await once(worker, 'message')
    return String(drawn)
  } finally {
    await worker.terminate()
  }
}

/** What stands in the page is seen without a script, and therefore comes before the scripts. */
const inRoot = (page: string, drawing: string) =>
  page
    // A function, since a dollar sign in a text would be read as a pattern.
    .replace('<div id="root"></div>', () => `<div id="root">${drawing}</div>`)
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, tag => `${tag} fetchpriority="low"`)

export const withLanding = async (page: string, language: Language): Promise<string> =>
  withDrawing(page, language, await draw('drawnApp', language))

export const withDrawing = (page: string, language: Language, drawing: string): string => {
  const { address, unless } = drawnLanding
  return inRoot(page, drawing).replace(
    /<html lang="\w+">/,
    `<html lang="${language}" data-drawn="${address}" data-unless="${unless.join(' ')}">`,
  )
}

/** Any other page with the frame that stands in it until it is drawn. */
export const withOpening = async (page: string): Promise<string> => inRoot(page, await draw('drawnOpening', 'en'))
