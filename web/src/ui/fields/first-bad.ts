import { useEffect, useRef, useState } from 'react'

/**
 * After a try that could not succeed, the hand is led to the first field that has something against it; likewise when a
 * refusal comes from elsewhere.
 */
export function useFirstBad(refusal?: string) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  // A refusal that comes later is a reason too.
  const reason = tries > 0 ? `${tries} ${refusal ?? ''}` : null
  useEffect(() => {
    if (reason) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [reason])
  return { form, wasTried: tries > 0, tried: () => setTries(tries + 1) }
}
