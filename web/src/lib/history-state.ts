import { useEffect, useState } from 'react'
import type { Shape } from '../stored/shapes.ts'
import { readStored } from '../stored/stored.ts'
import { isLeaving } from './person/identity.ts'

/** Debounced writes: typed or chosen, and not yet in the history entry. */
const waiting = new Map<string, unknown>()
let typedAtMs = 0

interface Left {
  typed?: Readonly<Record<string, unknown>>
  typedAtMs?: number
}

/** A step of the history outlives who typed in it: whoever comes by Back finds only what is younger than the last change. */
const isOfSomeoneElse = (atMs = 0) => atMs <= (readStored('personChangedAtMs') ?? 0)

function leftIn(state: Left | null | undefined) {
  return isOfSomeoneElse(state?.typedAtMs) ? undefined : state?.typed
}

/** A pause in typing: browsers refuse a page that changes its history with every key. */
const restMs = 300
let timer: ReturnType<typeof setTimeout> | undefined

/** What was last written down over a page, in the step of the history that Back closes. */
let over: { href: string; typed: Readonly<Record<string, unknown>> } | undefined
const isOver = () => history.state?.overlay === 'open'

function leave(): void {
  clearTimeout(timer)
  if (waiting.size === 0 || isLeaving() || isOfSomeoneElse(typedAtMs)) return
  const typed = { ...leftIn(history.state), ...Object.fromEntries(waiting) }
  history.replaceState({ ...history.state, typed, typedAtMs }, '')
  over = isOver() ? { href: location.href, typed } : undefined
  waiting.clear()
}

/** Back leaves the step of what was open: what was typed in it stays with the page beneath, however long the closing takes. */
function carryOver(): void {
  if (over?.href === location.href)
    for (const [name, value] of Object.entries(over.typed)) if (!waiting.has(name)) waiting.set(name, value)
  leave()
}

globalThis.addEventListener?.('beforeunload', leave)
globalThis.document?.addEventListener('visibilitychange', leave)

/**
 * What is typed or chosen stays with this step of the history: neither a reload nor a dropped tab takes it away, and it
 * goes with the tab, or when somebody else comes. Not for passwords.
 */
export function useHistoryState<T>(name: string, first: T, shape: Shape<T>): [T, (next: T) => void] {
  const [value, setValue] = useState(() => {
    const saved = leftIn(globalThis.history?.state)?.[name]
    return shape(saved) ? saved : first
  })
  useEffect(() => carryOver, [])
  return [
    value,
    next => {
      setValue(next)
      waiting.set(name, next)
      typedAtMs = Date.now()
      clearTimeout(timer)
      timer = setTimeout(leave, restMs)
    },
  ]
}
