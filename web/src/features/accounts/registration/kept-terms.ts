import { useState } from 'react'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'

/** Whoever has accepted the terms and comes back from the checkout page finds the box as they left it. */
export function useKeptTerms(): [isAccepted: boolean, accept: (isAccepted: boolean) => void] {
  const [isAccepted, setAccepted] = useState(() => readStored('termsAccepted') !== null)
  return [
    isAccepted,
    next => {
      setAccepted(next)
      if (next) writeStored('termsAccepted', Date.now())
      else forgetStored('termsAccepted')
    },
  ]
}
