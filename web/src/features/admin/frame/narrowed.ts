import { useState } from 'react'

/** What a list is narrowed to, and its page; whoever narrows it anew begins at the first one. */
export function useNarrowed<Which extends string>(first: Which) {
  const [typed, setTyped] = useState('')
  const [which, setWhich] = useState(first)
  const [page, setPage] = useState(1)
  const onTyped = (next: string) => {
    setTyped(next)
    setPage(1)
  }
  const onWhich = (next: Which) => {
    setWhich(next)
    setPage(1)
  }
  return { page, setPage, tools: { typed, which, onTyped, onWhich } }
}
