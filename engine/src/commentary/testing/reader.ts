import type { Language } from '@pusula/words'

/** A number parsed from a text. */
export interface Token {
  readonly kind: 'price' | 'percent' | 'times' | 'count'
  readonly value: number
  readonly decimals: number
  /** Where it is not exact: below 1 %, above 99 %. */
  readonly bound?: '<' | '>'
}

const numberIn = (digits: string, language: Language) =>
  Number(language === 'tr' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''))

const decimalsIn = (digits: string, language: Language) => digits.split(language === 'tr' ? ',' : '.')[1]?.length ?? 0

/** Spans and shares that are the same in every text. */
const fixed = {
  tr: /5 seferden 4’ünde|son 24 saat(?:te)?\b|24 saatte|200 günlük|30 günlük (?=aral)|[Ss]on (?:7|30) gün(?:ün|de)|\b3 gün(?:de| içinde)|\b4 hafta(?:da| içinde)|\b6 ay(?:da| içinde)|\d+ günde (?=%)|\d+ gün önceki/g,
  en: /4 times in 5|(?:the last )?24 hours|200-day|30-day|7-day|(?:Over|highest in|lowest in) 30 days|(?<!pens )(?:in|within) (?:3 days|4 weeks|6 months)|In \d+ days it|(?<=% )in \d+ days|After \d+ days it/g,
}

const digits = String.raw`\d[\d.,]*\d|\d`
const eachNumber = new RegExp(digits, 'g')
const price = `[$₺€](?:${digits})(?: – (?:${digits}))?`
const patternOf = (percent: string, times: string) => new RegExp(`(${price})|(${percent})|(${times})|(${digits})`, 'g')
const patterns = {
  tr: patternOf(`[<>]?%(?:${digits})`, `(?:${digits}) kat`),
  en: patternOf(`[<>]?(?:${digits})%`, `(?:${digits}) times`),
}

/** All numbers of a text in order, ranges as their two ends. */
export function tokensOf(text: string, language: Language, names: readonly string[] = []): Token[] {
  const bare = names.reduce((left, name) => left.replaceAll(name, '_'), text).replace(fixed[language], '_')
  return [...bare.matchAll(patterns[language])].flatMap(([, priced, percented, timed, counted]): Token[] => {
    const token = (kind: Token['kind'], written: string): Token => ({
      kind,
      value: numberIn(written, language),
      decimals: decimalsIn(written, language),
    })
    if (priced) return [...priced.matchAll(eachNumber)].map(([end]) => token('price', end))
    if (percented) {
      const bound = /^[<>]/.exec(percented)?.[0] as '<' | '>' | undefined
      return [{ ...token('percent', percented.replace(/[<>%]/g, '')), ...(bound && { bound }) }]
    }
    if (timed) return [token('times', timed.split(' ')[0] ?? '')]
    return [token('count', counted ?? '')]
  })
}

/** Whether a value is what the digits say: equal when it is rounded to as many decimals. */
export const reads = ({ value, decimals }: Token, fact: number): boolean =>
  Math.abs(value - fact) <= 0.5 * 10 ** -decimals * (1 + 1e-6) + 1e-12 * Math.abs(fact)

/** Sentences end with a full stop before a space; those within numbers have none after them. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=\S)/)

/** The words of a text with its numbers masked. */
export const masked = (text: string): string => text.replace(/[<>]?[$₺€%]?\d[\d.,]*%?/g, '#')
