import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { forgetText, readText } from '../../../stored/stored.ts'
import { openPage } from '../../../testing/page.tsx'
import { minMove } from './draw.ts'
import { LayerSwitches, useLayers } from './LayerSwitches.tsx'
import { layers } from './layers.ts'
import { Readout } from './Readout.tsx'

afterEach(() => forgetText('chartLayers'))

const places = Array.from({ length: 40 }, (_, place) => place)
const candles = {
  time: places.map(place => Date.parse('2026-11-02T00:00:00Z') + place * 3_600_000),
  open: places.map(place => 100 + place),
  high: places.map(place => 103 + place),
  low: places.map(place => 99 + place),
  close: places.map(place => 102 + place),
  volume: places.map(() => 1_250),
}

function Read() {
  const [index, setIndex] = useState<number | null>(null)
  return <Readout candles={candles} timeframe="1h" index={index} onIndex={setIndex} />
}
const said = () => screen.getByRole('slider').getAttribute('aria-valuetext')

it('reads the last candle out, and with the arrow keys any other, by its open, high, low, close and volume', async () => {
  const { user } = openPage(<Read />)
  expect(said()).toContain('Open $139.00, High $142.00, Low $138.00, Close $141.00, Volume 1.25K')
  screen.getByRole('slider', { name: /^Candle/ }).focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(said()).toContain('Open $137.00')
  await user.keyboard('{PageDown}')
  expect(said()).toContain('Open $127.00')
  await user.keyboard('{Home}{ArrowLeft}')
  expect(said(), 'never leaves the chart').toContain('Open $100.00')
})

function Switches() {
  const [shown, setShown] = useLayers()
  return <LayerSwitches offered={layers} shown={shown} onChange={setShown} />
}
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

it('remembers which layers were chosen, and starts with those that cost nothing to draw', async () => {
  const { user, unmount } = openPage(<Switches />)
  expect(pressed()).toEqual(['Volume', 'Levels'])
  await user.click(screen.getByRole('button', { name: 'EMA' }))
  await user.click(screen.getByRole('button', { name: 'Volume' }))
  expect(readText('chartLayers')).toBe('["ema","levels"]')
  unmount()
  openPage(<Switches />)
  expect(pressed()).toEqual(['EMA', 'Levels'])
})

it('has marks on its axis for a coin of any price', () => {
  for (const price of [104_812, 162.46, 0.5, 1.234e-8]) expect(minMove(price)).toBeLessThan(price / 1_000)
})
