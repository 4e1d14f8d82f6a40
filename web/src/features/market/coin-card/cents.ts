/** A written price of 100 dollars or more ends in cents, which are dimmed; a smaller one needs all its digits. */
export function withoutCents(text: string): { whole: string; cents: string } {
  const [, whole = text, cents = ''] = /^(.*\d)([.,]\d\d)$/.exec(text) ?? []
  return { whole, cents }
}
