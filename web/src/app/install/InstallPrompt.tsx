import { useState } from 'react'
import { useTurn } from '../prompts.ts'
import { InstallCard } from './InstallCard.tsx'
import { useDevice } from './offer.ts'
import { installOffer } from './rules.ts'

/** The offer to keep the app on the device; seven days of silence after a no. */
export default function InstallPrompt() {
  const [isClosed, setClosed] = useState(false)
  const offer = installOffer(useDevice())
  const hasTurn = useTurn('install', offer !== 'nothing' && !isClosed)
  if (!hasTurn || offer === 'nothing') return null
  return <InstallCard offer={offer} onClose={() => setClosed(true)} />
}
