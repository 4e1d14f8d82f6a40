import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Click-through guard: so long after it has opened, a press was still meant for what lay under it. */
const firstMomentsMs = 400

/** Whether what has just come up may be pressed. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true), firstMomentsMs)
    return () => clearTimeout(timer)
  }, [])
  return isAwake
}

type Props = {
  open: boolean
  /** Asked for by Escape, a tap beside it or a close button; the owner then sets `open` to false. */
  onClose: () => void
  /** Cannot be dismissed: only its own buttons lead on. */
  locked?: boolean | undefined
  className: string | undefined
  labelledBy: string
  children: ReactNode
}

/** As wide as it is now; behind an open dialog there is none to measure. */
function rememberScrollbar() {
  if (document.querySelector('dialog[open]')) return
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`)
}

/** What the browser's Back closes, the topmost last. */
const open: (() => void)[] = []

type Step = 'open' | 'spent' | undefined

/** What a step of the history stands for: whatever is open, or something that was closed by another way than Back. */
const stepHere = (): Step => (history.state as { overlay?: Step } | null)?.overlay
const note = (how: 'pushState' | 'replaceState', overlay: Step) => history[how]({ ...history.state, overlay }, '')

/** The place in the history, which alone tells Forward from Back; undefined in browsers without the Navigation API. */
const placeNow = () => (globalThis as { navigation?: Navigation }).navigation?.currentEntry?.index

/** The step that the next Back leaves, and its place. */
let here: Step
let place: number | undefined
const look = () => {
  here = stepHere()
  place = placeNow()
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

/** Closing is asynchronous: the dialog animates out, or stays open where it asks for confirmation. */
const closingMs = 100

/** Before all others, who would take it for a way to another screen. */
function stepBack(event: Event): void {
  if (open.length > 0) {
    event.stopImmediatePropagation()
    cleanHistorySoon(closingMs)
    open.at(-1)?.()
    return
  }
  const isForward = (placeNow() ?? 0) > (place ?? Number.POSITIVE_INFINITY)
  // Neither the step that was left nor the one that was come to is a page of its own; Forward leaves the one for a page.
  const isOfNoPage = stepHere() !== undefined || (here === 'spent' && !isForward)
  look()
  if (!isOfNoPage) return
  event.stopImmediatePropagation()
  if (isForward) history.forward()
  else {
    here = undefined
    history.back()
  }
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
function closeOnBack(close: () => void): () => void {
  open.push(close)
  cleanHistorySoon()
  return () => {
    open.splice(open.indexOf(close), 1)
    cleanHistorySoon()
  }
}

/**
 * The native dialog: it holds the focus, gives it back, and makes the page behind inert.
 * Its content exists only while it is open or leaving, so every opening starts afresh.
 */
export function Modal({ open, onClose, locked = false, className, labelledBy, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAtMs = useRef(0)
  const [isPresent, setPresent] = useState(open)
  if (open && !isPresent) setPresent(true)

  // What was last shown stays in sight while the dialog leaves, even when the owner has already let go of it.
  const shown = useRef(children)
  useLayoutEffect(() => {
    if (open) shown.current = children
  })

  // An owner that drops an open dialog takes it out of the page at once; closing it first gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open) {
      if (!element.open) {
        rememberScrollbar()
        element.showModal()
        openedAtMs.current = performance.now()
      }
      const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element
      first.focus()
      return
    }
    // One that was never opened has nothing to leave; asking for its animations makes the browser style the whole page.
    if (!isPresent) return
    if (element.open) element.close()
    let isCurrent = true
    const leaving = element.getAnimations().map(animation => animation.finished)
    Promise.allSettled(leaving).then(() => isCurrent && setPresent(false))
    return () => {
      isCurrent = false
    }
  }, [open, isPresent])

  // On a phone Back is the usual way out of what covers the page; it leaves neither what is locked nor the page below it.
  const back = useEffectEvent(() => locked || onClose())
  useEffect(() => {
    if (open) return closeOnBack(() => back())
  }, [open])

  const pressedBeside = useRef(false)
  const isBeside = (event: MouseEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const isInside =
      event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom
    return event.target === event.currentTarget && !isInside
  }

  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key === 'Escape' && locked) event.preventDefault()
        // A key that is still held since it opened this is no answer.
        const isAnswer = event.target instanceof Element && event.target.closest('a, button')
        if (event.repeat && event.key === 'Enter' && isAnswer) event.preventDefault()
      }}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!locked) onClose()
      }}
      // A browser may close it against our will (a second Escape); the owner's word still holds.
      onClose={event => {
        const { target, currentTarget } = event
        if (!open || currentTarget.open || target !== currentTarget) return
        if (locked) currentTarget.showModal()
        else onClose()
      }}
      // Both ends of the press must lie beside it: marking text and letting go outside is not a wish to leave.
      onPointerDown={event => {
        pressedBeside.current = isBeside(event) && event.timeStamp - openedAtMs.current > firstMomentsMs
      }}
      onClick={event => {
        if (pressedBeside.current && isBeside(event) && event.detail < 2 && !locked) onClose()
      }}
      // What is on its way out has had its answer.
      onClickCapture={event => {
        if (open) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {isPresent && (open ? children : shown.current)}
    </dialog>
  )
}
