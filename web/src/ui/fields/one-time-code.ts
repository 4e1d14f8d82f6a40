/** The digits of what was typed or pasted, at most `length` of them: «407 192» from a letter becomes 407192. */
export function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}
