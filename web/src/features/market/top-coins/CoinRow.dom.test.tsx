import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page.tsx'
import { CoinRow } from './CoinRow.tsx'

const coin = {
  id: 'bitcoin',
  symbol: 'BTC',
  name: 'Bitcoin',
  image: '/coins/btc.svg',
  isLocked: false,
  isPegged: false,
}

function openRow() {
  const onOpen = vi.fn()
  const actions = { onPortfolio: vi.fn(), onFavorite: vi.fn(), onAnalyze: vi.fn() }
  const row = {
    coin,
    asked: ['BTC'],
    closes: undefined,
    isActive: false,
    isComplete: true,
    onSelect: vi.fn(),
  }
  openPage(<CoinRow {...row} isOpen onOpen={onOpen} actions={actions} />)
  return { onOpen, actions }
}

/** A finger that goes so far to the right on something, and leaves it. */
function swipe(on: Element, dxPx: number) {
  const at = (clientX: number) => ({ pointerId: 1, pointerType: 'touch', isPrimary: true, clientX, clientY: 5 })
  fireEvent.pointerDown(on, at(100))
  fireEvent.pointerMove(on, at(100 + dxPx / 2))
  fireEvent.pointerMove(on, at(100 + dxPx))
  fireEvent.pointerUp(on, at(100 + dxPx))
  fireEvent.click(on)
}

it.each([/^BTC/, /Analyze BTC|Analysis BTC/, /Portfolio BTC/])(
  'an open row closes by a swipe to the right over 20 px that begins on %s, and nothing is tapped',
  name => {
    const { onOpen, actions } = openRow()
    const [begins] = screen.getAllByRole('button', { name })
    if (!begins) throw new Error(`no ${name}`)
    swipe(begins, 20)
    expect(onOpen).not.toHaveBeenCalledWith('BTC', false)
    swipe(begins, 21)
    expect(onOpen).toHaveBeenLastCalledWith('BTC', false)
    for (const tapped of Object.values(actions)) expect(tapped).not.toHaveBeenCalled()
  },
)
