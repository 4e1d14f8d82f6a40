import { useEffect, useState } from 'react'

/** Whether an element is in sight; false until it is on the page. */
export function useOnScreen(element: Element | null): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(entries => setSeen(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setSeen(false)
    }
  }, [element])
  return isSeen
}
