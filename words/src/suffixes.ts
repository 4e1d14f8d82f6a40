/** Suffixes as grammars write them: E is e or a, I is ı, i, u or ü, D is d or t; a bracket keeps two vowels or consonants apart. */
const forms = {
  /** 104’ü görmek. */
  accusative: '(y)I',
  /** 104’e çıkmak. */
  dative: '(y)E',
  /** 104’te durmak. */
  locative: 'DE',
  /** 104’ten düşmek. */
  ablative: 'DEn',
  /** 104’ün altı. */
  genitive: '(n)In',
  /** Günlerin %80’i, 5 seferden 4’ü. */
  possessive: '(s)I',
  /** 5 seferden 4’ünde. */
  possessiveLocative: '(s)IndE',
  /** %5’le. */
  instrumental: '(y)lE',
  /** %33’lük. */
  measure: 'lIk',
} as const

export type Suffix = keyof typeof forms

const ones = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const thousands = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon']
const currencies: Readonly<Record<string, string>> = { $: 'dolar', '₺': 'lira', '€': 'avro' }
const units: Readonly<Record<string, string>> = { K: 'bin', Mn: 'milyon', Mr: 'milyar', Tn: 'trilyon' }

/** The last word of a number that is read aloud: 1.500 is bin beş yüz. */
function lastOfNumber(digits: string): string {
  const [, digit, zeros = ''] = /([1-9])(0*)$/.exec(digits) ?? []
  if (!digit) return 'sıfır'
  if (zeros.length >= 3) return thousands[Math.floor(zeros.length / 3)] ?? 'kentilyon'
  if (zeros.length === 2) return 'yüz'
  return (zeros ? tens : ones)[Number(digit)] ?? ''
}

/** The last word of a value as it is said: $5 is beş dolar, %0,5 sıfır virgül beş, 14.00 on dört. A name is read as it is written. */
function lastSpoken(text: string): string {
  const currency = Object.keys(currencies).find(sign => text.includes(sign))
  if (currency) return currencies[currency] ?? ''
  const [, hour, minute] = /^(\d\d?)[.:](\d\d)$/.exec(text) ?? []
  if (hour && minute) return lastOfNumber(minute === '00' ? hour : minute)
  const [, whole = '', fraction, unit] = /([\d.]+)(?:,(\d+))?\s?(K|Mn|Mr|Tn)?$/.exec(text) ?? []
  if (unit) return units[unit] ?? ''
  if (whole) return lastOfNumber(fraction ?? whole.replaceAll('.', ''))
  // Letters without a vowel are spelled: BTC is be te ce.
  return /[aeıioöuü]/i.test(text) ? text.toLowerCase() : 'e'
}

const vowels = /[aeıioöuü]/g
const high: Readonly<Record<string, string>> = { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }

/** A value, a time or a name with a Turkish suffix that agrees with how it is read aloud: 104’ten, %80’i, $5’a. */
export function suffixed(text: string, suffix: Suffix): string {
  const spoken = lastSpoken(text)
  const endsInVowel = /[aeıioöuü]$/.test(spoken)
  const form = forms[suffix]
    .replace(/\((.)\)/, endsInVowel ? '$1' : '')
    .replace(/^D/, /[fstkçşhp]$/.test(spoken) ? 't' : 'd')
  let vowel = spoken.match(vowels)?.at(-1) ?? 'e'
  const said = form.replace(/[EI]/g, letter => {
    vowel = letter === 'I' ? (high[vowel] ?? 'i') : 'aıou'.includes(vowel) ? 'a' : 'e'
    return vowel
  })
  return `${text}’${said}`
}
