import { useLayoutEffect, useState } from 'react'
import { type Box, type Placed, placeCard, ringAround } from './place-card.ts'

/** Phone and desk each have their own tabs on the page; only one of them is in sight. */
function boxOf(name: string): Box | null {
  const found = [...document.querySelectorAll(`[data-tour="${name}"]`)].find(each => each.getClientRects().length > 0)
  if (!found) return null
  const { left, top, width, height } = found.getBoundingClientRect()
  return { left, top, width, height }
}

type Target = Placed & { ring: Box }

/** What a step points at, followed as the page changes its size; null where it points at nothing. */
export function useTarget(name: string): Target | null {
  const [target, setTarget] = useState<Target | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const box = boxOf(name)
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const page = { width, height }
      setTarget(box && { ring: ringAround(box, page), ...placeCard(box, page) })
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [name])
  return target
}
