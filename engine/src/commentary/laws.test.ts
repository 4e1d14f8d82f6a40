import { languages } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { termNames } from '../analysis/terms.ts'
import { type Commentary, comment } from './comment.ts'
import { claims as plainClaims, type Reading } from './testing/claims.ts'
import { claimsOfChange } from './testing/claims-of-change.ts'
import { claimsOfSize } from './testing/claims-of-size.ts'
import { isKnown, knownOf } from './testing/known.ts'
import { leadFaults, repeatedFaults, stateFaults } from './testing/leads.ts'
import { masked, tokensOf as readTokens, sentencesOf } from './testing/reader.ts'
import { type State, statesOf } from './testing/states.ts'
import { wordingFaults } from './testing/wording.ts'

const claims = [...plainClaims, ...claimsOfChange, ...claimsOfSize]
const stateCount = 2_000
const states = statesOf(stateCount)
const said = states.map(({ analysis, coin }) => ({
  tr: comment(analysis, coin, 'tr'),
  en: comment(analysis, coin, 'en'),
}))

/** Several laws look at the same sentences. */
const read = new Map<string, ReturnType<typeof readTokens>>()
function tokensOf(text: string, language: 'tr' | 'en', names: string[]) {
  const key = [language, ...names, text].join('\n')
  const tokens = read.get(key) ?? readTokens(text, language, names)
  read.set(key, tokens)
  return tokens
}

type Check = (state: State, text: Commentary, language: 'tr' | 'en') => readonly string[]

/** What is wrong in any of the states, in either language; ten are enough to see it. */
const over = (check: Check) =>
  states.flatMap((state, i) => languages.flatMap(language => check(state, said[i][language], language))).slice(0, 10)

/** The sentences of a screen that belong to a story, with where they stand. */
const placesOf = ({ headline, stories }: Commentary) => [
  { place: 'headline' as const, slot: 'headline', text: headline.text },
  ...termNames.flatMap(place =>
    (['happened', 'stands', 'changes'] as const).flatMap(slot =>
      stories[place][slot] ? [{ place, slot, text: stories[place][slot] }] : [],
    ),
  ),
]

/** A dash between two prices is none. */
const wordsIn = (text: string) => text.split(' ').filter(word => /[\p{L}\d]/u.test(word)).length

/** How many thoughts of a text have a number; a range is one. */
const thoughts = (text: string, slot: string, language: 'tr' | 'en', name: string) => {
  const tokens = tokensOf(text, language, [name])
  const ranges = [...text.matchAll(/ – |[$₺€]\S+ ile [$₺€]|between [$₺€]\S+ and/g)].length
  // A level and the chance of its touch are one thought.
  const counted = slot === 'changes' ? tokens.filter(({ kind }) => kind === 'price') : tokens
  return counted.length - ranges
}

const lengthFaults: Check = ({ coin }, text, language) => {
  const faults = placesOf(text).flatMap(({ slot, text: whole }) => {
    const inSentence = sentencesOf(whole).some(one => thoughts(one, slot, language, coin.name) > 2)
    const inSlot = thoughts(whole, slot, language, coin.name) > 4 || sentencesOf(whole).length > 2
    return inSentence || inSlot ? [`numbers: ${whole}`] : []
  })
  const { headline } = text
  if (headline.text.length > 140 || sentencesOf(headline.text).length > 2) faults.push(headline.text)
  const terms = [text.short_term, text.mid_term, text.long_term]
  return [...faults, ...terms.filter(term => term.split(' ').length > 60)]
}

/** What is wrong with the letters of all that is said. */
const letterFaults: Check = (_, text, language) => [
  ...placesOf(text).flatMap(({ text: slot }) => wordingFaults(slot, language)),
  ...[text.spot_reason, text.leverage_reason, text.score_sentence, text.levels_sentence].flatMap(other =>
    wordingFaults(other, language),
  ),
]

/** Numbers that are no fact of the state, in the money it is told in. */
const numberFaults =
  (perDollar: number): Check =>
  (state, text, language) => {
    const { prices, ...others } = knownOf(state)
    const known = { ...others, prices: prices.map(usd => usd * perDollar) }
    return placesOf(text).flatMap(({ text: sentence }) =>
      tokensOf(sentence, language, [state.coin.name])
        .filter(token => !isKnown(token, known))
        .map(({ kind, value }) => `${kind} ${value}: ${sentence}`),
    )
  }

describe(`the stories of ${stateCount} states in both languages`, () => {
  it('have no number that is not a fact of the state, rounded as sentences round', () =>
    expect(over(numberFaults(1))).toEqual([]))

  it('say the same numbers in both languages', () => {
    const faults = states.flatMap(({ coin }, i) => {
      const numbers = languages.map(language =>
        placesOf(said[i][language]).map(({ text }) =>
          // Half and twice are words in English, and half in Turkish.
          tokensOf(text, language, [coin.name])
            .filter(({ kind, value }) => kind !== 'times' || (value !== 0.5 && value !== 2))
            .map(({ kind, value }) => `${kind} ${value}`)
            .sort(),
        ),
      )
      const [turkish, english] = numbers.map(list => JSON.stringify(list))
      return turkish === english ? [] : [turkish, english, said[i].tr.short_term, said[i].en.short_term]
    })
    expect(faults.slice(0, 8)).toEqual([])
  })

  it('have no claim that the numbers contradict', () => {
    const counts = new Map<string, number>()
    const faults = over((state, text, language) =>
      placesOf(text).flatMap(({ place, text: slot }) =>
        sentencesOf(slot).flatMap(sentence => {
          const reading: Reading = { state, language, place }
          return claims.flatMap(({ name, words, holds }) =>
            words[language].flatMap(pattern => {
              const found = pattern.exec(sentence)
              if (!found) return []
              counts.set(`${language} ${name}`, (counts.get(`${language} ${name}`) ?? 0) + 1)
              return holds(reading, found.groups ?? {}) ? [] : [`${name} is not true (${place}): ${sentence}`]
            }),
          )
        }),
      ),
    )
    expect(faults).toEqual([])
    const unheard = languages.flatMap(language =>
      claims.map(({ name }) => `${language} ${name}`).filter(claim => (counts.get(claim) ?? 0) < 3),
    )
    expect(unheard, 'every claim is made often enough to be caught').toEqual([])
  })

  it('use no forbidden word, no indicator’s name, and no suffix on a number', () =>
    expect(over(letterFaults)).toEqual([]))

  it('are short: 140 characters and two sentences, 60 words a term, two numbers a sentence, four a slot', () =>
    expect(over(lengthFaults)).toEqual([]))

  it('lead with the largest surprise', () => expect(over(leadFaults)).toEqual([]))

  it('have a headline for the first state that is so', () => {
    expect(over(stateFaults)).toEqual([])
    const counted: Record<string, number> = {}
    for (const { tr } of said) counted[tr.headline.state] = (counted[tr.headline.state] ?? 0) + 1
    expect(Math.min(...Object.values(counted)), JSON.stringify(counted)).toBeGreaterThanOrEqual(5)
    expect(Object.keys(counted), 'all that an analysis can be in').toHaveLength(11)
  })

  it('do not repeat the headline in the short term', () => expect(over(repeatedFaults)).toEqual([]))

  it('never open two terms with the same word, nor begin two sentences of a screen alike', () => {
    expect(
      over(({ coin }, text) => {
        const first = termNames.map(term => text.stories[term].happened.split(' ')[0])
        const begun = placesOf(text).map(({ text: slot }) =>
          masked(slot.replace(coin.name, '')).split(' ', 3).join(' '),
        )
        const isTwice = (items: readonly string[]) => new Set(items).size < items.length
        return [...(isTwice(first) ? [first.join(' | ')] : []), ...(isTwice(begun) ? [begun.join(' | ')] : [])]
      }),
    ).toEqual([])
  })

  it('watch prices that fit their term, and say what a close there would make of it', () => {
    const consequence = {
      tr: /olursa .*(?:geri verir|telafi eder|döner|düşmüş olur|yükselmiş olur|kalır|yeni en (?:yükseği|düşüğü) olur)/,
      en: /would (?:give back|make up|turn|be a new|make it|leave it)/,
    }
    expect(
      over(({ analysis }, text, language) =>
        termNames.flatMap(name => {
          const term = analysis.terms[name]
          const { changes } = text.stories[name]
          if (term.kind !== 'read' || /geçmişi henüz kısa|too short/.test(changes)) return []
          const { below, above } = term.levels
          const fits = [below, above].every(({ touchChance }) => touchChance >= 0.199 && touchChance <= 0.601)
          return consequence[language].test(changes) && fits ? [] : [changes]
        }),
      ),
    ).toEqual([])
  })

  it('take less than 110 words at the middle, all three terms together', () => {
    const grown = said.filter((_, i) => states[i].analysis.facts.ageDays >= 90)
    for (const language of languages) {
      const counts = grown
        .map(texts => texts[language])
        .map(({ short_term, mid_term, long_term }) => wordsIn([short_term, mid_term, long_term].join(' ')))
        .sort((a, b) => a - b)
      expect(counts[counts.length >> 1]).toBeLessThan(110)
    }
  })

  it('mean one thing by a range: where the price may end', () => {
    const other = { tr: /aralı(?!k (?:\S+ – |\$|₺|€))/, en: /range(?! (?:for|this|an hour|is))/ }
    expect(
      over((_, text, language) =>
        placesOf(text).flatMap(({ text: slot }) => (other[language].test(slot) ? [slot] : [])),
      ),
    ).toEqual([])
  })
})

describe.each([
  { currency: 'TRY', perDollar: 42.3, sign: '₺' },
  { currency: 'EUR', perDollar: 0.8607, sign: '€' },
] as const)('the stories in $currency', ({ sign, ...tender }) => {
  /** The same words were judged above; here are the numbers, and the room that longer ones take. */
  const thinned = states.flatMap((state, i) => {
    if (i % 8) return []
    const { analysis, coin } = state
    return languages.map(language => ({
      ...{ state, language, text: comment(analysis, coin, language, tender) },
      inDollars: said[i][language],
    }))
  })
  const overSome = (check: Check) =>
    thinned.flatMap(({ state, text, language }) => check(state, text, language)).slice(0, 10)

  it('hold no number that is not a fact of the state in that money', () =>
    expect(overSome(numberFaults(tender.perDollar))).toEqual([]))

  it('are as short, and as clean', () => {
    expect(overSome(lengthFaults)).toEqual([])
    expect(overSome(letterFaults)).toEqual([])
  })

  it('say the words that they say in dollars, and no dollar', () => {
    const bare = (text: string) => masked(text).replaceAll('# – #', '#')
    const faults = thinned.flatMap(({ text, inDollars }) => {
      const all = JSON.stringify(text)
      const isSame = bare(all) === bare(JSON.stringify(inDollars))
      return isSame && !/[$]\d|\{/.test(all.replace(/[{}"]/g, '')) && all.includes(sign) ? [] : [all]
    })
    expect(faults.slice(0, 10)).toEqual([])
  })
})
