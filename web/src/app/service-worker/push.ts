/** What a push message says; the server sends it, and the worker believes only its shape. */
interface Pushed {
  title: string
  body: string
  /** Where a tap leads, inside the app. */
  path: string
  tag: string
}

const home = '/dashboard/home'
/** A browser insists that something is shown for every push. */
const unreadable: Pushed = { title: 'Pusula', body: '', path: home, tag: 'pusula' }

/** A path of ours and nothing else: no other host, however it is written. */
export function pathInside(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return home
  const url = new URL(path, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : home
}

export function readPush(text: string | undefined, origin: string): Pushed {
  try {
    const { title, body, path, tag }: Record<string, unknown> = JSON.parse(text ?? '')
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return unreadable
    return { title, body, tag, path: pathInside(path, origin) }
  } catch {
    return unreadable
  }
}
