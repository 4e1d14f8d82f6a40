import { startTransition, useEffect, useState } from 'react'

/** What the browser says of an element; `unknown` until it has. */
function useSight(element: Element | null): 'unknown' | 'in' | 'out' {
  const [sight, setSight] = useState<'unknown' | 'in' | 'out'>('unknown')
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(entries => setSight(entries.at(-1)?.isIntersecting ? 'in' : 'out'))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setSight('unknown')
    }
  }, [element])
  return sight
}

/** Far enough ahead of a finger that scrolls. */
const rootMargin = '240px'

/** Whether an element was ever nearly in sight: what stands below the first view is neither fetched nor rendered before. */
export function useWasNear(element: Element | null): boolean {
  const [wasNear, setNear] = useState(false)
  useEffect(() => {
    if (!element || wasNear) return
    const onSight = (entries: { isIntersecting: boolean }[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
    }
    const observer = new IntersectionObserver(onSight, { rootMargin })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, wasNear])
  return wasNear
}

/** Whether an element is in sight; false until it is on the page. */
export const useOnScreen = (element: Element | null): boolean => useSight(element) === 'in'

/** Whether an element is known to be out of sight: what moves there rests. */
export const useOutOfSight = (element: Element | null): boolean => useSight(element) === 'out'
