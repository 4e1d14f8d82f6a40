/** Design tokens for a canvas, which knows no custom properties: read from the page while it shows them. */
export function readTokens<Names extends Record<string, string>>(names: Names): Record<keyof Names, string> {
  const style = getComputedStyle(document.documentElement)
  const read = Object.entries(names).map(([name, token]) => [name, style.getPropertyValue(token).trim()])
  return Object.fromEntries(read) as Record<keyof Names, string>
}
