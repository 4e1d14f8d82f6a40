import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Loaded } from './Loaded.tsx'

const seen: string[] = []

/** What a timeframe, a year or a coin asks for: the answer to one is not the answer to another. */
function Asked({ of, answer }: { of: string; answer: string | undefined }) {
  const query = { data: answer, error: null, isFetching: false, refetch: () => undefined }
  return (
    <Loaded query={query}>
      {known => {
        seen.push(`${known} under ${of}`)
        return <p>{known}</p>
      }}
    </Loaded>
  )
}

it('never draws the answer to one question under the name of another', () => {
  const { rerender } = render(<Asked of="1h" answer="hours" />)
  rerender(<Asked of="1d" answer="days" />)
  expect(screen.getByText('days')).toBeTruthy()
  rerender(<Asked of="1w" answer={undefined} />)
  expect(screen.queryByText('days')).toBeNull()
  rerender(<Asked of="1w" answer="weeks" />)
  expect(screen.getByText('weeks')).toBeTruthy()
  expect([...new Set(seen)]).toEqual(['hours under 1h', 'days under 1d', 'weeks under 1w'])
})
