import type { Language } from '@pusula/words'
import type { Analysis } from '../../analysis/analyse.ts'
import { termNames } from '../../analysis/terms.ts'
import type { Commentary } from '../comment.ts'
import { claims } from './claims/index.ts'
import { faultsOfEnd } from './ends.ts'
import { isWritten, prices, type Reading, reads, sentencesOf } from './reader.ts'

export const textsOf = (said: Commentary) => [
  said.short_term,
  said.mid_term,
  said.long_term,
  said.spot_reason,
  said.leverage_reason,
  said.score_sentence,
  said.levels_sentence,
]

/** Every price that stands somewhere beside the texts. */
function pricesBeside({ priceUsd, levels, forecasts, plans, terms }: Analysis): number[] {
  const marks = [...levels.supports, ...levels.resistances].map(level => level.priceUsd)
  const ranges = Object.values(forecasts.horizons).flatMap(({ range80 }) => [range80.lowUsd, range80.highUsd])
  const watched = Object.values(terms).flatMap(({ watch }) => [watch.supportUsd, watch.resistanceUsd])
  const planned = [plans.up, plans.down].flatMap(plan =>
    plan.kind === 'plan'
      ? [plan.entryUsd, plan.stopUsd, plan.targetUsd, ...(plan.leverage ? [plan.leverage.liquidationUsd] : [])]
      : [],
  )
  return [priceUsd, ...marks, ...ranges, ...watched, ...planned]
}

/** What is wrong with the letters of a text, whatever it says. */
function faultsOfLetters(text: string, language: Language): string[] {
  const faults: string[] = []
  if (/undefined|null|NaN|Infinity|\s\s|\s[.,;:]|[^.]$/.test(text)) faults.push('not a text')
  // A suffix on a number or a name would have to know how it is read aloud.
  if (/[\d%\p{Lu}]['’]|\d\p{Ll}/u.test(text)) faults.push('a suffix on a value')
  if (language === 'en' && /[çğıöşüÇĞİÖŞÜ]/.test(text)) faults.push('Turkish in English')
  if (language === 'tr' && /\b(?:the|is|of|and|with|price)\b/.test(text)) faults.push('English in Turkish')
  if (/alıcı|satıcı|buyers|sellers/i.test(text)) faults.push('a claim about who trades')
  if (/!|garanti|kesin|mutlaka|hemen|fırsat|kaçırma|guarantee|certainly|hurry|don't miss|should buy/i.test(text))
    faults.push('a promise or a hurry')
  return faults.map(fault => `${fault}: ${text}`)
}

/** What one text about a term gets wrong, counting each claim it makes. */
function faultsOfTerm(reading: Reading, text: string, counts: Map<string, number>): string[] {
  const { language } = reading
  const sentences = sentencesOf(text)
  const faults = sentences.length >= 2 && sentences.length <= 4 ? [] : [`${sentences.length} sentences: ${text}`]
  for (const sentence of sentences) {
    let made = 0
    for (const { name, words, holds } of claims) {
      const found = sentence.match(words[language])
      if (!found) continue
      made++
      counts.set(`${language}: ${name}`, (counts.get(`${language}: ${name}`) ?? 0) + 1)
      if (!holds(reading, found)) faults.push(`${name} is not true: ${sentence}`)
    }
    if (made === 0) faults.push(`claims nothing: ${sentence}`)
  }
  const { watch } = reading.facts
  const { range80 } = reading.analysis.forecasts.horizons['4hour']
  const onCard = [watch.supportUsd, watch.resistanceUsd, range80.lowUsd, range80.highUsd]
  for (const digits of prices(text))
    if (!onCard.some(reads(digits, language))) faults.push(`${digits} is not on the card of its term: ${text}`)
  return [...faults, ...faultsOfEnd(reading, sentences.at(-1) ?? '')]
}

/** All that a commentary gets wrong. */
export function faultsOf(analysis: Analysis, said: Commentary, language: Language, counts: Map<string, number>) {
  const beside = pricesBeside(analysis)
  const faults = textsOf(said).flatMap(text => [
    ...faultsOfLetters(text, language),
    ...prices(text)
      .filter(digits => !beside.some(reads(digits, language)))
      .map(digits => `a price from nowhere, ${digits}: ${text}`),
  ])
  const texts = { short: said.short_term, mid: said.mid_term, long: said.long_term }
  for (const term of termNames) {
    const facts = analysis.terms[term]
    if (facts.kind === 'read') faults.push(...faultsOfTerm({ facts, term, analysis, language }, texts[term], counts))
    else if (!prices(texts[term]).some(digits => isWritten(digits, facts.watch.supportUsd, language)))
      faults.push(`no mark to watch: ${texts[term]}`)
  }
  return faults
}
