import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from './query.ts'
import { useQuery } from './use-query.ts'

const queryKey = ['test', 'reply']

function show(reader: ReactNode) {
  const client = makeQueryClient()
  render(<QueryClientProvider client={client}>{reader}</QueryClientProvider>)
  return client
}

/** Its reply arrives in a layout effect: before passive effects, in which hooks subscribe. */
function EarlyReader() {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey, queryFn: () => new Promise<string>(() => undefined) })
  useLayoutEffect(() => void client.setQueryData(queryKey, 'arrived'), [client])
  return <p>{data ?? 'waiting'}</p>
}

it('a reply that arrives between the render and the subscription is shown (lost update)', async () => {
  show(<EarlyReader />)
  expect(await screen.findByText('arrived')).toBeTruthy()
})

function Reader({ onRender }: { onRender: () => void }) {
  const { data } = useQuery({ queryKey, queryFn: async () => 'first' })
  onRender()
  return <p>{data ?? 'waiting'}</p>
}

it('each reply is rendered once', async () => {
  const onRender = vi.fn()
  const client = show(<Reader onRender={onRender} />)
  expect(await screen.findByText('first')).toBeTruthy()
  const before = onRender.mock.calls.length
  client.setQueryData(queryKey, 'second')
  expect(await screen.findByText('second')).toBeTruthy()
  expect(onRender.mock.calls.length).toBe(before + 1)
})
