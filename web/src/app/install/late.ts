import { lazy } from 'react'

/** Nobody is asked for anything before they have seen what it is. */
const delayMs = 3_000

/** Comes after everything that the reader came for. */
export const InstallPrompt = lazy(async () => {
  await new Promise(resolve => setTimeout(resolve, delayMs))
  return import('./InstallPrompt.tsx')
})
