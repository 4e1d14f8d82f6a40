/** What the browser's Back closes, the topmost last. */
const open: (() => void)[] = []

/** The step of the history that stands for whatever is open. */
const isStep = () => Boolean((history.state as { overlay?: true } | null)?.overlay)

let isSettling = false
/** Our own step back, which nobody asked for. */
let isOurs = false

/** One step for all that is open, none for nothing; looked at once what closes and opens together has done so. */
function settle(): void {
  isSettling = false
  if (open.length > 0 && !isStep()) history.pushState({ ...history.state, overlay: true }, '')
  if (open.length === 0 && isStep()) {
    isOurs = true
    history.back()
  }
}

function settleSoon(): void {
  if (isSettling) return
  isSettling = true
  setTimeout(settle)
}

/** Before all others, who would take it for a way to another screen. */
function stepBack(event: Event): void {
  if (!isOurs && open.length === 0) return
  event.stopImmediatePropagation()
  if (!isOurs) open.at(-1)?.()
  isOurs = false
  settleSoon()
}
globalThis.addEventListener?.('popstate', stepBack, { capture: true })

// A page that was loaded again has nothing open, whatever its step of the history says.
if (globalThis.history && isStep()) settleSoon()

/** From now on Back closes this first, and the page stays; the answer says that it is closed. */
export function closeOnBack(close: () => void): () => void {
  open.push(close)
  settleSoon()
  return () => {
    open.splice(open.indexOf(close), 1)
    settleSoon()
  }
}
