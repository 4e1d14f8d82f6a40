import {
  InfiniteQueryObserver,
  notifyManager,
  QueryObserver,
  type useInfiniteQuery as useInfiniteQueryAtOnce,
  type useQuery as useQueryAtOnce,
  useQueryClient,
} from '@tanstack/react-query'
import { startTransition, useEffect, useReducer, useState } from 'react'

type Options = ConstructorParameters<typeof QueryObserver>[1]

/**
 * The library's hooks without useSyncExternalStore, which renders each reply synchronously and takes over a drawn page in one task with it. Here
 * replies are transitions: React renders them in slices, between which the page handles input.
 */
const inSlices = (Observer: typeof QueryObserver) => (options: Options) => {
  const client = useQueryClient()
  const defaulted = client.defaultQueryOptions(options)
  defaulted._optimisticResults = 'optimistic'
  const [observer] = useState(() => new Observer(client, defaulted))
  const [, render] = useReducer((renders: number) => renders + 1, 0)
  const result = observer.getOptimisticResult(defaulted)
  // Lost update: in the other order setOptions takes in what came between the render and here, before anybody has subscribed.
  useEffect(() => observer.subscribe(notifyManager.batchCalls(() => startTransition(render))), [observer])
  useEffect(() => observer.setOptions(defaulted), [defaulted, observer])
  return observer.trackResult(result)
}

// Typed as the library's own, which say more of what options and data have to do with each other.
export const useQuery = inSlices(QueryObserver) as typeof useQueryAtOnce
export const useInfiniteQuery = inSlices(
  InfiniteQueryObserver as unknown as typeof QueryObserver,
) as unknown as typeof useInfiniteQueryAtOnce
