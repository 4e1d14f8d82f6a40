import { type Plugin, parseAst, type Rollup } from 'vite'
import { type Language, languages } from '../../words/src/language.ts'

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** A name that is looked up, and not that of a property. */
function namesIn(node: Node): string[] {
  const isPlain = node.type === 'MemberExpression' || node.type === 'Property'
  const own = node.type === 'Identifier' ? [String(node.name)] : []
  const label = node.type === 'MemberExpression' ? node.property : node.key
  const parts = partsOf(node).filter(part => !(isPlain && !node.computed && part === label))
  return [...own, ...parts.flatMap(namesIn)]
}

/** Parameters, and what is declared within. */
function declaredIn(node: Node): string[] {
  const given = [node.params, node.type === 'VariableDeclarator' ? node.id : []].flat().filter(isNode)
  return [...given.flatMap(namesIn), ...partsOf(node).flatMap(declaredIn)]
}

/** Whether a text means the same wherever it stands: it takes nothing from around it. */
function isMovable(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string'
  if (node.type === 'TemplateLiteral') return namesIn(node).length === 0
  if (node.type === 'ArrayExpression') return partsOf(node).every(isMovable)
  if (node.type !== 'ArrowFunctionExpression') return false
  const declared = new Set(declaredIn(node))
  return namesIn(node).every(name => declared.has(name))
}

type Halves = Record<Language, Node>

/** The two halves of `{ tr: …, en: … }`. */
function halvesOf(node: Node): Halves | null {
  if (node.type !== 'ObjectExpression') return null
  const found = partsOf(node).map(({ key, value }) => [isNode(key) ? String(key.name) : '', value] as const)
  const halves: Record<string, unknown> = Object.fromEntries(found)
  const isPair = found.length === languages.length && languages.every(each => isNode(halves[each]))
  return isPair && languages.every(each => isMovable(halves[each] as Node)) ? (halves as Halves) : null
}

interface Text {
  place: Node
  halves: Halves
}
function textsIn(node: Node): Text[] {
  const halves = halvesOf(node)
  return halves ? [{ place: node, halves }] : partsOf(node).flatMap(textsIn)
}

/** Where the texts of a chunk are in one language. */
export const textsFile = (chunk: string, language: Language): string => chunk.replace(/\.js$/, `.${language}.js`)

const getter = (language: Language) => `get ${language}(){return(texts.${language}??Object.values(texts)[0])[n]}`

/** Fetches the texts of a chunk in the language of the page; where one language could not be fetched the other is better than nothing. */
const helper = [
  'globalThis.textsOf$=async from=>{',
  'const texts={},load=async l=>{texts[l]??=(await from[l]()).default},{lang}=document.documentElement;',
  '(globalThis.textsOfChunks??=[]).push(load);await load(from[lang]?lang:"en");',
  `return n=>({${languages.map(getter).join()}})};`,
].join('')

/** Before anything of a chunk runs its texts are here; those of another language come when it is chosen. */
function prelude(chunk: string): string {
  const name = (language: Language) => `./${textsFile(chunk, language).split('/').at(-1)}`
  const cases = languages.map(each => `${each}:()=>import("${name(each)}")`).join()
  // Every other chunk with texts imports the first one, and so runs after it.
  return `${chunk.includes('/first-') ? helper : ''}const both$=await textsOf$({${cases}});`
}

/** Takes the texts out of a chunk: what is left of it, and the texts in each language. */
export function apart(chunk: string, code: string) {
  const texts = partsOf({ ...parseAst(code) }).flatMap(textsIn)
  let rest = code
  for (const [
    place,
    {
      place: { start, end },
    },
  ] of [...texts.entries()].reverse())
    rest = `${rest.slice(0, start)}both$(${place})${rest.slice(end)}`
  const inLanguage = (language: Language) =>
    `export default[${texts
      .map(
        ({
          halves: {
            [language]: { start, end },
          },
        }) => code.slice(start, end),
      )
      .join()}]`
  return texts.length ? { rest: prelude(chunk) + rest, inLanguage } : null
}

/**
 * The chunks of some modules, and all that they import before they can run: these stand first, as their style sheets have to, which the
 * importer's overrule.
 */
export function chunksOf(modules: readonly string[], bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const seen = new Set<Rollup.OutputChunk>()
  const found: Rollup.OutputChunk[] = []
  const walk = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) walk(bundle[name])
    found.push(chunk)
  }
  for (const module of modules) {
    const has = (chunk: Rollup.OutputChunk) =>
      [...chunk.moduleIds, chunk.facadeModuleId].some(id => id?.endsWith(module))
    const start = Object.values(bundle).find(file => file.type === 'chunk' && has(file))
    if (!start) throw new Error(`no chunk has ${module}`)
    walk(start)
  }
  return found
}

/** What a first visit waits for; elsewhere both languages travel together. */
const firstModules = [
  '/index.html',
  '/app/screens/LandingPage.tsx',
  '/app/Inside.tsx',
  '/app/screens/HomePage.tsx',
  '/app/screens/AnalysisPage.tsx',
]

/**
 * One language in the first load: the texts of the chunks that people wait for stand beside them, a file for each language. Its name is that
 * of its chunk, from which alone it is made.
 */
export const oneLanguage = (): Plugin => ({
  name: 'one-language',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle: Rollup.OutputBundle) {
      for (const chunk of chunksOf(firstModules, bundle)) {
        const found = apart(chunk.fileName, chunk.code)
        if (!found) continue
        chunk.code = found.rest
        for (const language of languages)
          this.emitFile({
            type: 'asset',
            fileName: textsFile(chunk.fileName, language),
            source: found.inLanguage(language),
          })
      }
    },
  },
})
