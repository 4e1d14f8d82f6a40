/** What the browser's Back closes, the topmost last. */
const open: (() => void)[] = []

type Step = 'open' | 'spent' | undefined

/** What a step of the history stands for: whatever is open, or something that was closed by another way than Back. */
const stepHere = (): Step => (history.state as { overlay?: Step } | null)?.overlay
const note = (how: 'pushState' | 'replaceState', overlay: Step) => history[how]({ ...history.state, overlay }, '')

/** The step that the next Back leaves. */
let here: Step
const look = () => {
  here = stepHere()
}

let isSettling = false

/**
 * One step for all that is open, none for nothing; looked at once what closes and opens together has done so. A step that
 * nobody needs any more stays until Back comes to it: taken back at once, it might take a newer page along.
 */
function settle(): void {
  isSettling = false
  const step = stepHere()
  if (open.length > 0 && step !== 'open') note(step === 'spent' ? 'replaceState' : 'pushState', 'open')
  if (open.length === 0 && step === 'open') note('replaceState', 'spent')
  look()
}

function cleanHistorySoon(afterMs = 0): void {
  if (isSettling) return
  isSettling = true
  setTimeout(settle, afterMs)
}

/** What is told to close takes a moment, or stays because it asks first. */
const closingMs = 100

/** Before all others, who would take it for a way to another screen. */
function stepBack(event: Event): void {
  if (open.length > 0) {
    event.stopImmediatePropagation()
    cleanHistorySoon(closingMs)
    open.at(-1)?.()
    return
  }
  // Neither the step that was left nor the one that was come to is a page of its own.
  const isOfNoPage = here === 'spent' || stepHere() !== undefined
  here = undefined
  if (!isOfNoPage) return
  event.stopImmediatePropagation()
  history.back()
}

if (globalThis.history) {
  globalThis.addEventListener('popstate', stepBack, { capture: true })
  // The router says so when a page is opened.
  for (const change of ['pushState', 'replaceState']) globalThis.addEventListener(change, look)
  // A page that was loaded again has nothing open, whatever its step of the history says.
  if (stepHere() === 'open') cleanHistorySoon()
  look()
}

/** From now on Back closes this first, and the page stays; the answer says that it is closed. */
export function closeOnBack(close: () => void): () => void {
  open.push(close)
  cleanHistorySoon()
  return () => {
    open.splice(open.indexOf(close), 1)
    cleanHistorySoon()
  }
}
