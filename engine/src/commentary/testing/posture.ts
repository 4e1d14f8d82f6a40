import { type Language, numbersIn } from '@pusula/words'
import type { Analysis } from '../../analysis/analyse.ts'
import type { Commentary } from '../comment.ts'

type Lines = Pick<Commentary['headline'], 'holding' | 'notHolding'>

const price = /[$₺€]\d/
const moment = {
  tr: /(?:dün|bugün|yarın|\d+ [A-ZÇĞİÖŞÜ][a-zçğıöşü]{2}(?: \d{4})?) \d\d\.\d\d/,
  en: /\d\d:\d\d (?:yesterday|today|tomorrow|on \d+ [A-Z][a-z]{2})/,
}
const condition = { tr: /çıkarsa|inerse|ihtimali/, en: /starts on|[Cc]hance/ }
const count = { tr: /20’de (?:\d+|1’den az)/, en: /(?:\d+|fewer than 1) of 20/ }
const imperative = { tr: /(?:^|[.;:] )(?:Al|Sat)[.,; ]|\b(?:al|sat)[.;]/, en: /(?:^|[.;:] )(?:Buy|Sell)\b/ }

/** What is wrong with the two lines under a headline: what each must have, and where it differs from the plan it speaks of. */
export function postureFaults({ plans }: Analysis, lines: Lines, language: Language): string[] {
  const write = numbersIn(language)
  const laws = (line: string): [string, boolean][] => [
    ['a price', price.test(line)],
    ['a moment', moment[language].test(line)],
    ['a chance for its condition', !condition[language].test(line) || count[language].test(line)],
    ['no imperative to buy or sell', !imperative[language].test(line)],
    ['at most 160 characters', line.length <= 160],
    // The screen sets it in bold.
    ['a first sentence of at most seven words', /^(?:\S+ ){0,6}[^\s\d]+\. /.test(line)],
  ]
  const sides = [
    { plan: plans.down, line: lines.holding },
    { plan: plans.up, line: lines.notHolding },
  ]
  const waiting = sides.flatMap(({ plan, line }): string[] => {
    // Whoever holds some keeps to the plan that has begun; whoever holds none waits for the one that may.
    if (plan.state !== 'waiting' || (plan.side === 'down' && plans.up.state === 'met')) return []
    const said = [write.prose(plan.triggerUsd), write.outOf(plan.chances.met, 20)]
    return said.filter(part => !line.includes(part)).map(part => `${part} of the plan is missing: ${line}`)
  })
  const missing = [lines.holding, lines.notHolding].flatMap(line =>
    laws(line).flatMap(([law, holds]) => (holds ? [] : [`${law}: ${line}`])),
  )
  return [...missing, ...waiting]
}
