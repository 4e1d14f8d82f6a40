import { expect, it } from 'vitest'
import { ownProblem, problemOf } from './problem.ts'
import { isWorthRetrying, makeQueryClient } from './query.ts'

it('tries a read once more when the line or the server stumbled, and never a refusal', () => {
  expect(isWorthRetrying(0, ownProblem('connection.timeout'))).toBe(true)
  expect(isWorthRetrying(0, problemOf(503, {}))).toBe(true)
  expect(isWorthRetrying(1, problemOf(503, {}))).toBe(false)
  expect(isWorthRetrying(0, problemOf(402, {}))).toBe(false)
})

it('keeps data fresh for 5 minutes, holds it for 10 and never writes twice by itself', () => {
  const { queries, mutations } = makeQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000 })
  expect(queries).toMatchObject({ refetchOnMount: false, refetchOnWindowFocus: false })
  expect(mutations?.retry).toBe(false)
})
