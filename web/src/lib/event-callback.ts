import { useLayoutEffect, useRef, useState } from 'react'

/** Stable callback (useEventCallback): one function that runs the newest render's, so that its receivers need not render again. */
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
