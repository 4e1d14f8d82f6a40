/** Exceptions of stemming, short words that would become another one: an ad is not to add, an ape is no app. */
const asTheyAre = new Map([
  ['ad', 'advert'],
  ['ads', 'advert'],
  ['ape', 'ape'],
  ['apes', 'ape'],
  ['node', 'node'],
  ['nodes', 'node'],
  ['trust', 'trusts'],
  ['trusts', 'trusts'],
  ['note', 'notes'],
  ['notes', 'notes'],
  ['wanted', 'wanted'],
  ['used', 'use'],
  ['does', 'do'],
  ['goes', 'go'],
])

/** Cuts an English word down to what its inflections share: surges, surged and surging are all `surg`. */
export function englishStem(word: string): string {
  const whole = asTheyAre.get(word)
  if (whole !== undefined || word.length < 3) return whole ?? word
  const bare = withoutTense(withoutPlural(word))
  const last = bare.charCodeAt(bare.length - 1)
  const isDoubled = last === bare.charCodeAt(bare.length - 2) && !'aeious'.includes(bare.at(-1) ?? '')
  const once = isDoubled ? bare.slice(0, -1) : bare
  return once.length > 2 && once.endsWith('e') ? once.slice(0, -1) : once
}

function withoutPlural(word: string): string {
  if (!word.endsWith('s')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('ss') || word.endsWith('us') ? word : word.slice(0, -1)
}

function withoutTense(word: string): string {
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`
  const cut = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0
  return cut && /[aeiouy]/.test(word.slice(0, -cut)) ? word.slice(0, -cut) : word
}
