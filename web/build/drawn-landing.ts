import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { type Language, languages } from '../../contract/src/language.ts'
import { bareContract } from './bare-contract.ts'

const root = `${import.meta.dirname}/..`

/** The drawing as one script that needs nothing beside it. */
async function drawingCode(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    plugins: [bareContract(), react()],
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: `${root}/src/app/drawn-landing.tsx`,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [first] = [result].flat()
  if (!first || !('output' in first)) throw new Error('the landing page was not built')
  return first.output[0].code
}

/** Loaded anew for each language: the app reads from the address, once, which one it speaks. */
async function drawnIn(language: Language, code: string): Promise<string> {
  const address = { pathname: '/', search: `?language=${language}`, hash: '' }
  Object.defineProperty(globalThis, 'location', { value: address, configurable: true })
  try {
    const drawing = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}#${language}`)
    return String(drawing.drawnLanding())
  } finally {
    Reflect.deleteProperty(globalThis, 'location')
  }
}

/** The landing page by language, so that it is seen before any script has run. */
export async function drawnLandings(): Promise<Map<Language, string>> {
  const code = await drawingCode()
  const drawn = new Map<Language, string>()
  for (const language of languages) drawn.set(language, await drawnIn(language, code))
  return drawn
}
