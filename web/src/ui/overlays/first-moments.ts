import { useEffect, useState } from 'react'

/** So long after it has come up, a press was still meant for what lay under it. */
export const firstMomentsMs = 400

/** Whether what has just come up may be pressed. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true), firstMomentsMs)
    return () => clearTimeout(timer)
  }, [])
  return isAwake
}
