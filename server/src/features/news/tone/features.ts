import type { Language } from '@pusula/contract'
import { adverse, favourable, spokenOf } from './lexicon/lexicon.ts'
import { englishStem } from './stems.ts'
import { type Met, themesOf } from './themes.ts'

/** Clause boundary of an English headline: `Bitcoin falls | as dollar gains`. */
const joints = new Set(
  'as after amid despite following while but ahead on over for with due since before although though because'.split(
    ' ',
  ),
)
/** Turkish inflects at the end; six letters are about what the forms of a word share. */
const turkishStemLetters = 6

interface Features {
  names: ReadonlySet<string>
  /** Longer headlines have more features; the sum of their weights is scaled back by this. */
  scale: number
}

/** Everything about the words of a headline that has a weight, by name. */
export function featuresOf(words: readonly string[], language: Language): Features {
  const stems = words.map(word => (language === 'en' ? englishStem(word) : word.slice(0, turkishStemLetters)))
  const met = themesOf[language](words, stems)
  const denied = new Set(met.filter(({ isDenied }) => isDenied).map(({ at }) => at))
  const names = new Set(['always'])
  addWords(
    names,
    stems.map((stem, i) => (denied.has(i) ? `-${stem}` : stem)),
  )
  const joint = language === 'en' ? words.findIndex((word, i) => i > 1 && joints.has(word)) : -1
  const deeds = met.filter(({ theme }) => !spokenOf.has(theme))
  addThemes(names, deeds, joint < 0 ? words.length : joint, words[joint] ?? '')
  if (language === 'en') addSubjects(names, met)
  return { names, scale: 1 / Math.sqrt(12 + 3 * words.length) }
}

function addWords(names: Set<string>, stems: readonly string[]) {
  stems.forEach((stem, i) => {
    names.add(`1 ${stem}`)
    if (i > 0) names.add(`2 ${stems[i - 1]} ${stem}`)
  })
}

/** Themes alone, with their neighbour, by clause, and how many speak for good and for bad. */
function addThemes(names: Set<string>, met: readonly Met[], cut: number, joint: string) {
  let good = 0
  let bad = 0
  let headLean = 0
  let tailLean = 0
  let before = ''
  for (const one of met) {
    const name = nameOf(one)
    const isHead = one.at < cut
    names.add(`t ${name}`).add(`${isHead ? 'h' : 'k'} ${name}`)
    if (before) names.add(`p ${before} ${name}`)
    before = name
    const sign = signOf(one)
    if (sign > 0) good++
    if (sign < 0) bad++
    if (isHead) headLean += sign
    else tailLean += sign
  }
  names.add(`b ${Math.min(3, good)} ${Math.min(3, bad)}`)
  names.add(`j ${joint} ${Math.sign(headLean)} ${Math.sign(tailLean)}`)
}

const nameOf = ({ theme, isDenied }: Met): string => (isDenied ? `-${theme}` : theme)

/** Of whom it speaks, and what stands beside what: `office approve`, `cost fall`. */
function addSubjects(names: Set<string>, met: readonly Met[]) {
  const said = met.map(nameOf)
  said.forEach((name, i) => {
    if (spokenOf.has(met[i]!.theme)) names.add(`s ${name}`)
    if (i > 0) names.add(`q ${said[i - 1]} ${name}`)
    // The coin between them changes nothing: in `fees on Ethereum fall` it is the fees that do.
    if (i > 1 && said[i - 1] === 'coin') names.add(`q ${said[i - 2]} ${name}`)
  })
}

const signOf = ({ theme, isDenied }: Met): number =>
  (favourable.has(theme) ? 1 : adverse.has(theme) ? -1 : 0) * (isDenied ? -1 : 1)
