import { type ComponentType, createElement, lazy, useState } from 'react'
import { whenIdle, whenLoaded } from './idle.ts'

interface Chunk<Props> {
  late: ComponentType<Props>
  /** Once it has been fetched ahead. */
  ready: ComponentType<Props> | null
}

/** A loaded chunk is rendered synchronously: React.lazy shows its fallback first, and keeps that for 300 ms. */
function Part<Props extends object>({ chunk, props }: { chunk: Chunk<Props>; props: Props }) {
  // Chosen once: an element of another kind would lose what the screen remembers.
  const [chosen] = useState(() => chunk.ready ?? chunk.late)
  return createElement(chosen, props)
}

/** Long enough for a connection that broke to be there again, short enough to wait for. */
const pauseMs = 1_000

/** A connection that breaks once must not cost a screen: what React was refused it never asks for again. */
const twice =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch(() => new Promise<void>(resolve => setTimeout(resolve, pauseMs)).then(load))

/** One chunk per screen. `ahead` fetches one before it is asked for. */
export function lateScreen<Props extends object>(fetch: () => Promise<{ default: ComponentType<Props> }>) {
  const load = twice(fetch)
  const chunk: Chunk<Props> = { late: lazy(load), ready: null }
  const ahead = async () => {
    chunk.ready = (await load()).default
  }
  return Object.assign((props: Props) => createElement(Part<Props>, { chunk, props }), { ahead })
}

type Ahead = { ahead: () => Promise<unknown> } | undefined

/** What fails here fails again where it is shown, with a way to retry. */
export const fetchQuietly = async (part: Ahead): Promise<unknown> => part?.ahead().catch(() => undefined)

/** Long enough for the first screen to be whole, and for a newcomer to meet the tour. */
const restMs = 2_000
let rested: Promise<void> | undefined
const untilRested = (): Promise<void> => {
  rested ??= new Promise(resolve => whenLoaded(() => setTimeout(resolve, restMs)))
  return rested
}

function inTurn([next, ...rest]: readonly Ahead[]): void {
  if (next) whenIdle(() => void fetchQuietly(next).then(() => inTurn(rest)))
}

/**
 * Once the page is at rest, one after the other, each in a moment of its own: a page that is read must not stutter for one that may be, and a style
 * sheet that comes along makes the browser look at every element again.
 */
export const fetchInTurn = (parts: readonly Ahead[]): void => void untilRested().then(() => inTurn(parts))

/** What is fetched when it first opens then stays, so that it can leave the screen as it came. */
export function useEverTrue(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow)
  if (isNow && !was) setWas(true)
  return was || isNow
}
