/** The letters of a text as a search sees them: no case, no marks, and the four i of Turkish as one. */
const folded = (letter: string): string =>
  letter.replace(/[İIı]/, 'i').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

interface Match {
  before: string
  match: string
  after: string
}

/** Where the wanted letters stand in a text, so that they can be marked; an empty match when they do not. */
export function matchIn(text: string, wanted: string): Match {
  const letters = [...text]
  const sought = [...wanted.trim()].map(folded).join('')
  for (let from = 0; sought !== '' && from < letters.length; from += 1) {
    let seen = ''
    for (let to = from; to < letters.length && seen.length < sought.length; to += 1) {
      seen += folded(letters[to] ?? '')
      if (seen !== sought) continue
      const part = (start: number, end?: number) => letters.slice(start, end).join('')
      return { before: part(0, from), match: part(from, to + 1), after: part(to + 1) }
    }
  }
  return { before: text, match: '', after: '' }
}
