/** What a keyboard can go on from; a text field would open the keyboard of a phone. */
const reachable = 'a[href], button:not([disabled]), [tabindex="0"], h1[tabindex], summary, select'

interface Step {
  parent: Element
  /** Which child of it led to what had the focus. */
  place: number
}

/** What had the focus last, and the way to it from the page. */
let last: HTMLElement | null = null
let way: Step[] = []

/** What tells something over the page is no place to go on from: it leaves by itself. */
const isMessage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[popover=manual]') !== null

function note({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || isMessage(target)) return
  last = target
  way = []
  for (let child: Element = target; child.parentElement && child !== document.body; child = child.parentElement)
    way.push({ parent: child.parentElement, place: [...child.parentElement.children].indexOf(child) })
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
const firstIn = (part: Element | undefined): HTMLElement | undefined => {
  if (!part) return undefined
  const within = [...part.querySelectorAll<HTMLElement>(reachable)]
  return part instanceof HTMLElement && part.matches(reachable) && isSeen(part) ? part : within.find(isSeen)
}

/** Beyond its own part of the page nothing stands around it: the first thing there is the way past the menu. */
const parts = 'main, nav, header, dialog'

/** What took the place of the lost one, its neighbour, or the next that stands around it. */
function nextOf({ parent, place }: Step): HTMLElement | undefined {
  if (!parent.isConnected || !parent.closest(parts)) return undefined
  const { children } = parent
  return firstIn(children[place]) ?? firstIn(children[Math.min(place, children.length) - 1]) ?? firstIn(parent)
}

/** Where something with the focus leaves the page, the focus would fall to its top: it goes on where it was. */
function keep(): void {
  if (!last || last.isConnected || document.activeElement !== document.body) return
  // What stands in its place may still be on its way; it is looked for again when it has come.
  if (way.find(({ parent }) => parent.isConnected)?.parent.querySelector('[aria-busy=true]')) return
  const next = way.map(nextOf).find(Boolean) ?? document.querySelector<HTMLElement>('h1[tabindex]')
  if (!next) return
  last = null
  next.focus({ preventScroll: true })
}

/** Whoever has answered a message goes on where they were before it, unless the answer led elsewhere. */
function comeBack(): void {
  const { activeElement, body } = document
  if (activeElement !== body && !isMessage(activeElement)) return
  if (last?.isConnected) last.focus({ preventScroll: true })
  else {
    if (activeElement instanceof HTMLElement) activeElement.blur()
    keep()
  }
}

/** Looks once what replaced the lost one has had its chance to take the focus itself. */
export function restoreFocus(): void {
  document.addEventListener('focusin', note)
  document.addEventListener('click', ({ target }) => isMessage(target) && requestAnimationFrame(comeBack))
  new MutationObserver(() => last && !last.isConnected && requestAnimationFrame(keep)).observe(document.body, {
    childList: true,
    subtree: true,
  })
}
