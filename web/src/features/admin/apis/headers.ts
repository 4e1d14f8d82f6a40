/** Null stands for the value that is already stored under this name. */
type Headers = Record<string, string | null>

export type HeadersRead =
  | { state: 'read'; headers: Headers }
  | { state: 'json'; line: number | null }
  | { state: 'object' }
  | { state: 'value' | 'unknown'; name: string }

/** Where a parser stopped; browsers say it in one of these two ways, or not at all. */
function lineOf(message: string, text: string): number | null {
  const line = /line (\d+)/.exec(message)?.[1]
  if (line) return Number(line)
  const position = /position (\d+)/.exec(message)?.[1]
  return position ? text.slice(0, Number(position)).split('\n').length : null
}

/** Reads what was typed before anything is sent. `kept` are the names whose values are stored. */
export function readHeaders(text: string, saved: readonly string[]): HeadersRead {
  if (text.trim() === '') return { state: 'read', headers: {} }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { state: 'json', line: lineOf(String(error), text) }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { state: 'object' }
  const headers: Headers = {}
  for (const [name, content] of Object.entries(value)) {
    if (typeof content !== 'string' && content !== null) return { state: 'value', name }
    if (content === null && !saved.includes(name)) return { state: 'unknown', name }
    headers[name] = content
  }
  return { state: 'read', headers }
}

/** Stored headers as they stand in the editor: the names, and null for what is never shown again. */
export const headersToText = (saved: readonly string[]): string =>
  saved.length === 0 ? '' : JSON.stringify(Object.fromEntries(saved.map(name => [name, null])), null, 2)
