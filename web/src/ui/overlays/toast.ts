import { createToasts } from './toast-store.ts'

/** `toast.show({ tone: 'ok', title })` from anywhere; `ToastHost` shows it. */
export const toast = createToasts({
  nowMs: () => performance.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
})
