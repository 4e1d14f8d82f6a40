// Mistakes in the fixed text of a query: half of what must never be wrong with money is decided there.
const mistakes = [
  [
    /<=|>=|<>|(?<![<>:=-])=(?!>)|(?<![<>=-])[<>](?![<>=])/g,
    { '<=': '<', '>=': '>', '<>': '=', '=': '<>', '<': '<=', '>': '>=' },
  ],
  [/(?<= )[+-](?= |$)/g, { '+': '-', '-': '+' }],
  [/\b(?:and|or)\b/g, { and: 'or', or: 'and' }],
  [/\bis (?:not )?null\b/g, { 'is null': 'is not null', 'is not null': 'is null' }],
  [/\bis (?:not )?distinct from\b/g, { 'is distinct from': '=', 'is not distinct from': '<>' }],
  [/\b(?:min|max|least|greatest)(?=\()/g, { min: 'max', max: 'min', least: 'greatest', greatest: 'least' }],
  [/\b(?:true|false)\b/g, { true: 'false', false: 'true' }],
  [/ (?:desc|asc)\b/g, { ' desc': '', ' asc': ' desc' }],
  [/ for (?:no key )?(?:update|share)(?: skip locked)?\b/g, {}],
  [/ skip locked\b/g, {}],
  [/ on conflict(?: \([^)]*\))? do nothing/g, {}],
  [/(?<=\bselect )distinct\b/g, {}],
  [/(?<=\bunion) all\b/g, {}],
  [/\bleft join\b/g, { 'left join': 'join' }],
]

/** `held` are the values between `${` and `}`, as [start, end] in the text: the mistakes of code are found elsewhere. */
export function sqlMistakes(text, held) {
  const fixed = held.reduce(
    (rest, [start, end]) => rest.slice(0, start) + '?'.repeat(end - start) + rest.slice(end),
    text,
  )
  const clauseAt = at =>
    fixed
      .slice(0, at)
      .match(/\b(?:set|where|from|on|returning|when|values)\b/g)
      ?.at(-1)
  return mistakes.flatMap(([pattern, others]) =>
    [...fixed.matchAll(pattern)]
      // `set a <> b` is not even a query: whatever runs it would notice.
      .filter(({ 0: was, index }) => was !== '=' || clauseAt(index) !== 'set')
      .map(({ 0: was, index }) => ({ at: index, was, text: others[was] ?? '' })),
  )
}
