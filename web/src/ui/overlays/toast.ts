export type Toast = {
  tone: 'ok' | 'err' | 'info'
  title: string
  text?: string | undefined
  action?: { label: string; run: () => void } | undefined
  /** 3 s unless told; 5 s suits a payment. */
  durationMs?: number | undefined
}

/** Exit animation: the last toast stays in the state after it is hidden, so that it can fade out whole. */
type ToastState = { toast: (Toast & { id: number }) | null; isVisible: boolean }

/** The clock, so that a test can move time itself. */
export type Timers = { nowMs: () => number; after: (delayMs: number, run: () => void) => () => void }

const defaultMs = 3000

/** One toast at a time: a new one takes the place of the old. Time stands still while the person is on it. */
export function createToasts({ nowMs, after }: Timers) {
  let state: ToastState = { toast: null, isVisible: false }
  let lastId = 0
  let remainingMs = 0
  let resumedAtMs = 0
  let cancel: (() => void) | null = null
  const listeners = new Set<() => void>()

  function set(next: ToastState) {
    state = next
    for (const listener of listeners) listener()
  }

  function hide() {
    cancel?.()
    cancel = null
    if (state.isVisible) set({ ...state, isVisible: false })
  }

  function resume() {
    if (!state.isVisible || cancel) return
    resumedAtMs = nowMs()
    cancel = after(remainingMs, hide)
  }

  function pause() {
    if (!cancel) return
    cancel()
    cancel = null
    remainingMs -= nowMs() - resumedAtMs
  }

  function show(toast: Toast) {
    cancel?.()
    cancel = null
    remainingMs = toast.durationMs ?? defaultMs
    lastId += 1
    set({ toast: { ...toast, id: lastId }, isVisible: true })
    resume()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return { show, hide, pause, resume, subscribe, state: () => state }
}

/** `toast.show({ tone: 'ok', title })` from anywhere; `ToastHost` shows it. */
export const toast = createToasts({
  nowMs: () => performance.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
})
