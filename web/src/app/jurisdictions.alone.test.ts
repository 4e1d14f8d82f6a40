import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adviceSentence, jurisdictions, languages, profileOf } from '@pusula/contract'
import { describe, expect, it, vi } from 'vitest'
import type { Texts } from '../lib/messages.ts'

/** Every table of texts that the app declares, with the file that does. */
const tables: { file: string; texts: Texts }[] = []
let reading = ''
vi.mock('../lib/messages.ts', async original => ({
  ...(await original<typeof import('../lib/messages.ts')>()),
  messages: (texts: Texts) => {
    tables.push({ file: reading, texts })
    return texts
  },
}))

const root = join(import.meta.dirname, '..')
const declaring = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.|^(testing|lib\/messages)/.test(file))
  .filter(file => /= messages\(/.test(readFileSync(join(root, file), 'utf8')))
  // Those that hold nothing but texts first: what a component brings along is known by its own name then.
  .sort((a, b) => Number(!/messages\.ts$/.test(a)) - Number(!/messages\.ts$/.test(b)))
for (const file of declaring) {
  reading = file
  await import(join(root, file))
}
const { inLanguage } = await import('../lib/messages.ts')
const { wordingOf } = await import('../lib/jurisdiction.ts')
const { leverageText } = await import('../features/analysis/ideas/LeveragedPlan.tsx')

/** A text with values in it, said with some. */
function spoken(text: unknown): string[] {
  if (typeof text === 'string') return [text]
  if (Array.isArray(text)) return text.flatMap(spoken)
  if (typeof text !== 'function') return []
  for (const value of ['7', 7, true])
    try {
      return [String(text(...Array.from({ length: 9 }, () => value)))]
    } catch {}
  return []
}

/** What a profile that speaks of scenarios must not say, by where. */
const scenarioBans: { where: RegExp; words: RegExp; but?: RegExp }[] = [
  // The panel names all profiles, whichever is in force.
  { where: /^(?!features\/admin\/)/, words: /öneri|\brecommend|\bideas?\b/i, but: /öneriyor|recommended browser/i },
  {
    where: /^features\/analysis\/ideas\//,
    words: /\b(buy|sell|stop|stops|stopped|target|entry)\b|\bstop|hedef|\bgiriş|(^|\s)(al|sat)[.,;]?(\s|$)/i,
  },
  {
    where: /^(features\/(accounts\/landing|analysis|follows|today|notifications)|app)\//,
    words: /(^|[^a-zçğıöşü])plan|(buy|sell) plan|(target|stop) first|hedefe v|stopa |önce (hedef|stop)/i,
    but: /Pro plan/,
  },
]

describe.each(jurisdictions)('under the profile %s', jurisdiction => {
  const profile = profileOf[jurisdiction]
  const said = languages.flatMap(language =>
    tables.flatMap(({ file, texts }) =>
      // What is not shown at all says nothing.
      texts === leverageText && !profile.hasLeverage
        ? []
        : Object.entries(inLanguage(texts, language, wordingOf(jurisdiction))).flatMap(([key, text]) =>
            spoken(text).map(sentence => ({ file, key, language, sentence })),
          ),
    ),
  )

  it('every text of every screen is walked', () => {
    expect(tables.length).toBeGreaterThan(100)
    expect(said.length).toBeGreaterThan(4_000)
  })

  it('the risk is its own, wherever one is said', () => {
    const left = said.filter(
      ({ sentence, language }) => profile.risk !== adviceSentence && sentence.includes(adviceSentence[language]),
    )
    expect(left.map(({ file, key }) => `${file} ${key}`)).toEqual([])
    for (const language of languages)
      expect(said.filter(({ sentence }) => sentence.includes(profile.risk[language])).length).toBeGreaterThan(5)
  })

  it('speaks of ideas or of scenarios, and never of both', () => {
    const wrong = said.filter(({ file, sentence }) =>
      scenarioBans.some(({ where, words, but }) => where.test(file) && words.test(sentence) && !but?.test(sentence)),
    )
    const shown = wrong.map(({ file, key, sentence }) => `${file} ${key}: ${sentence}`)
    if (profile.wording === 'scenarios') expect(shown).toEqual([])
    else expect(shown.length, 'the walk finds what it looks for').toBeGreaterThan(10)
  })
})
