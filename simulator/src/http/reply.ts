/** HTTP request without a network. `query` is a URLSearchParams or anything that reads like one. */
export type HttpRequest = { path: string; query: { get(name: string): string | null }; nowMs: number }
export type HttpReply = { status: number; headers: Record<string, string>; body: string }

export const json = (status: number, value: unknown): HttpReply => ({
  status,
  headers: { 'content-type': 'application/json;charset=UTF-8' },
  body: JSON.stringify(value),
})

export const notFound: HttpReply = { status: 404, headers: { 'content-type': 'text/html' }, body: '' }
