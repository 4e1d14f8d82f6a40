import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../../testing/page.tsx'
import { Amount, useSpoken } from './Amount.tsx'
import { hiddenDigits } from './discreet.ts'

function Sentence({ text }: { text: string }) {
  const spoken = useSpoken()
  return (
    <button type="button" aria-label={spoken(text)}>
      <Amount text={text} />
    </button>
  )
}

it('hidden amounts are dots to see and a word to hear, in both languages', () => {
  openPage(<Sentence text={`₺ ${hiddenDigits} of ${hiddenDigits} BTC`} />, { language: 'tr' })
  const sentence = screen.getByLabelText('₺ gizli of gizli BTC')
  const heard = [...sentence.childNodes].filter(
    node => !(node instanceof Element) || node.getAttribute('aria-hidden') !== 'true',
  )
  expect(heard.map(({ textContent }) => textContent).join('')).toBe('₺ gizli of gizli BTC')
  expect(sentence.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2)
})

it('an amount that is shown is the text alone', () => {
  openPage(<Sentence text="$1,250" />, { language: 'en' })
  expect(screen.getByText('$1,250').innerHTML).toBe('$1,250')
})
