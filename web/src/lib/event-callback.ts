import { useLayoutEffect, useRef, useState } from 'react'

/** One and the same function that does what the newest drawing says: whoever is handed it need not be drawn again. */
export function useEventCallback<Given extends unknown[], Result>(run: (...given: Given) => Result) {
  const newest = useRef(run)
  useLayoutEffect(() => {
    newest.current = run
  })
  const [callback] = useState(
    () =>
      (...given: Given): Result =>
        newest.current(...given),
  )
  return callback
}
