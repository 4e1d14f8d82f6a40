/** One line for what a log keeps with an entry; nested things stay as they were written. */
export function detailsLine(details: Record<string, unknown>): string {
  const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${said(value)}`)
    .join(', ')
}
