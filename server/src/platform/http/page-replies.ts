import { dataScript } from '@pusula/words/html'

/** API reply embedded into a page: what its screen would fetch first. */
export interface PageReply {
  /** As the screen asks for it, without the language and the mode of the reader. */
  url: string
  value: unknown
}

/** Finds the replies for a path and search; only public ones, which anybody may read who has the address. */
export type FindReplies = (path: string, search: URLSearchParams) => Promise<PageReply[]>

/** A page does not wait for what is not at hand: its screen asks for it, as without this. */
const timeoutMs = 25
const soon = <T>(wanted: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([wanted, new Promise<T>(resolve => setTimeout(resolve, timeoutMs, otherwise))]).catch(() => otherwise)

export async function withReplies(page: string, finding: Promise<PageReply[]>): Promise<string> {
  const replies = await soon(finding, [])
  if (!replies.length) return page
  return page.replace('</body>', () => `${dataScript(replies, { id: 'replies' })}</body>`)
}
