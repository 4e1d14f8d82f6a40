import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../stored/stored.ts'

/**
 * What comes over a screen by itself, in the order in which it may: each after so long that whatever stands before it has had its moment. The
 * tour is for newcomers, the offer to install for who comes without one, a passkey for members. At most one of them comes in a visit. Nothing else
 * comes by itself: the browser is asked about notifications where somebody taps for them, and a guest’s consent to a fingerprint is a box
 * beside the button it belongs to.
 */
export const promptDelayMs = { tour: 1_000, install: 3_000, passkey: 4_000 } as const
export type Prompt = keyof typeof promptDelayMs

/**
 * Takes the visit for a prompt that is about to be seen; false where another one has come. Reloads and other tabs belong to a visit; who
 * comes back after the age of what is stored begins another.
 */
export function takeTurn(prompt: Prompt): boolean {
  const last = readStored('lastPrompt')
  if (last !== null && last.prompt !== prompt) return false
  if (last === null) writeStored('lastPrompt', { prompt, atMs: Date.now() })
  return true
}

/** Whether a prompt may be seen, once it wants to be. */
export function useTurn(prompt: Prompt, isWanted: boolean): boolean {
  const [hasTurn, setTurn] = useState(false)
  useEffect(() => {
    if (isWanted && !hasTurn) setTurn(takeTurn(prompt))
  }, [prompt, isWanted, hasTurn])
  return isWanted && hasTurn
}

/** True after the delay of a prompt. */
export function usePromptTime(prompt: Prompt, isAsked = true): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setTime(true), promptDelayMs[prompt])
    return () => clearTimeout(timer)
  }, [prompt, isAsked])
  return isTime
}
