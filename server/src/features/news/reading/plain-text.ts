import { truncate } from '../../../platform/text.ts'

/** HTML entities that outlets use in headlines; any other stays as it is written. */
const named: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', zwj: '', zwnj: '' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', deg: '°', times: '×', euro: '€', pound: '£' },
  ...{ yen: '¥', cent: '¢', copy: '©', reg: '®', trade: '™', frac12: '½', ccedil: 'ç', Ccedil: 'Ç', ouml: 'ö' },
  ...{ Ouml: 'Ö', uuml: 'ü', Uuml: 'Ü', auml: 'ä', Auml: 'Ä', szlig: 'ß', inodot: 'ı', imath: 'ı', Idot: 'İ' },
  ...{ scedil: 'ş', Scedil: 'Ş', gbreve: 'ğ', Gbreve: 'Ğ', acirc: 'â', Acirc: 'Â', icirc: 'î', ucirc: 'û' },
  ...{ eacute: 'é', Eacute: 'É', egrave: 'è', aacute: 'á', agrave: 'à', iacute: 'í', oacute: 'ó', ntilde: 'ñ' },
}

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : ''
  })

/** Elements whose content is not for reading, then every other tag and comment, closed or not. */
const strip = (text: string): string =>
  text
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|iframe|object|svg|noscript|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<[/!?a-z][^>]*(?:>|$)/gi, ' ')

/** Characters that cannot be seen, turn the direction of writing, or are not characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\ufffd\ufffe\uffff]/gu

/** Once for entities, once for entities inside entities; whoever nests deeper is not an outlet. */
const rounds = 3
/** Nothing that is longer than this begins with something short and readable. */
const longestInput = 20_000

/**
 * What a person reads of a piece of HTML, in one line and at most this long, cut between words. What is left holds no
 * angle bracket at all, so that nothing of it can be taken for markup wherever it is shown.
 */
export function plainText(html: string, maxLength: number): string {
  let text = html.slice(0, longestInput)
  for (let round = 0; round < rounds; round++) text = decode(strip(text))
  const line = strip(text)
    .replace(/</g, '‹')
    .replace(/>/g, '›')
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .trim()
    .normalize('NFC')
  return line.length <= maxLength ? line : cut(line, maxLength)
}

function cut(line: string, maxLength: number): string {
  const start = truncate(line, maxLength - 1)
  const space = start.lastIndexOf(' ')
  return `${(space > maxLength / 2 ? start.slice(0, space) : start).replace(/[\s.,;:–—-]+$/, '')}…`
}
