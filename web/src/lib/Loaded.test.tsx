import type { UseQueryResult } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Loaded } from './Loaded.tsx'
import { ownProblem } from './problem.ts'

/** The parts of a query that a screen looks at. */
const inState = (state: Partial<UseQueryResult<string[]>>) =>
  ({ data: undefined, error: null, isFetching: false, refetch: () => undefined, ...state }) as UseQueryResult<string[]>

const face = (state: Partial<UseQueryResult<string[]>>) =>
  renderToStaticMarkup(
    <Loaded query={inState(state)} empty={coins => coins.length === 0 && <p>no coin yet</p>}>
      {coins => <p>{coins.join()}</p>}
    </Loaded>,
  )

describe('a screen', () => {
  it('waits', () => expect(face({})).toContain('aria-busy="true"'))

  it('says what failed and offers another try', () => {
    const failed = face({ error: ownProblem('connection.timeout') })
    expect(failed).toContain('The answer took too long')
    expect(failed).toContain('Try again')
  })

  it('says once that something went wrong', () =>
    expect(face({ error: ownProblem('connection.broken') }).match(/Something went wrong/g)).toHaveLength(1))

  it('is empty with a way to begin', () => expect(face({ data: [] })).toBe('<p>no coin yet</p>'))

  it('is full', () => expect(face({ data: ['BTC', 'ETH'] })).toBe('<p>BTC,ETH</p>'))

  it('keeps what it has when a refresh fails', () =>
    expect(face({ data: ['BTC'], error: ownProblem('connection.offline') })).toBe('<p>BTC</p>'))
})
