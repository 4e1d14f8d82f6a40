import { useEffect, useState } from 'react'
import { useEverTrue } from './late-screen.ts'

/** What the browser says of an element, or of a margin around it; `unknown` until it has. */
function useSight(element: Element | null, rootMargin?: string): 'unknown' | 'in' | 'out' {
  const [sight, setSight] = useState<'unknown' | 'in' | 'out'>('unknown')
  useEffect(() => {
    if (!element) return
    const onSight = (entries: { isIntersecting: boolean }[]) => setSight(entries.at(-1)?.isIntersecting ? 'in' : 'out')
    const observer = new IntersectionObserver(onSight, rootMargin ? { rootMargin } : {})
    observer.observe(element)
    return () => {
      observer.disconnect()
      setSight('unknown')
    }
  }, [element, rootMargin])
  return sight
}

/** Far enough ahead of a finger that scrolls. */
const nearMargin = '240px'

/** Whether an element was ever nearly in sight: what stands below the first view is neither fetched nor rendered before. */
export const useWasNear = (element: Element | null): boolean => useEverTrue(useSight(element, nearMargin) === 'in')

/** Whether an element is in sight; false until it is on the page. */
export const useOnScreen = (element: Element | null): boolean => useSight(element) === 'in'

/** Whether an element is known to be out of sight: what moves there rests. */
export const useOutOfSight = (element: Element | null): boolean => useSight(element) === 'out'
