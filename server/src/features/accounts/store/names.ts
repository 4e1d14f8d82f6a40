/** Bidi control characters: they turn the direction of a text around, and with it all that stands beside it. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g
const anythingSeen = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u

/** Display form of a name in e-mails, screens and the panel: one line without bidi control characters; null where all of it is invisible. */
export function shownName(written: string | null): string | null {
  const line = (written ?? '')
    .replace(turning, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return anythingSeen.test(line) ? line : null
}
