const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in a page: nothing in it is read as markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

/** A table as markup; nothing where it has no rows. */
export function htmlTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (!rows.length) return ''
  const cells = (of: readonly string[], tag: string) => of.map(text => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')
  const body = rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('')
  return `<table><caption>${escapeHtml(title)}</caption><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`
}
