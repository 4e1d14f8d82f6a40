import { numbersIn } from '@pusula/words'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { openPage } from '../../testing/page.tsx'
import { NumberField } from './NumberField.tsx'

const limits = { least: '0.00000001', most: '999999999999999', decimals: 8 }

function Price({ language }: { language: 'tr' | 'en' }) {
  const [typed, setTyped] = useState('')
  const say = numbersIn(language).in('$').money
  return <NumberField label="Price" typed={typed} onType={setTyped} limits={limits} units={['$']} say={say} />
}

it('says back what was understood, and the other reading is one tap away', async () => {
  const { user } = openPage(<Price language="tr" />, { language: 'tr' })
  const field = screen.getByLabelText<HTMLInputElement>('Price')
  await user.type(field, '104.812')
  expect(screen.getByText(/\$104\.812,00 \(yüz dört bin sekiz yüz on iki\) olarak anlaşıldı/)).toBeTruthy()
  expect(field.value, 'stays as it was typed').toBe('104.812')
  await user.click(screen.getByRole('button', { name: '$104,81 demek istedim' }))
  expect(field.value).toBe('104,812')
  await user.clear(field)
  await user.type(field, '1,234.56')
  expect(screen.getByText('$1.234,56 olarak anlaşıldı')).toBeTruthy()
})

it('names the limit that was broken', async () => {
  const { user } = openPage(<Price language="en" />)
  const field = screen.getByLabelText('Price')
  const said = async (typed: string) => {
    await user.clear(field)
    await user.type(field, typed)
    await user.tab()
    return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  }
  expect(await said('1e-9')).toBe('It must be at least 0.00000001.')
  expect(await said('-5')).toBe('It cannot be negative.')
  expect(await said('1234567890123456')).toBe('It can be 999,999,999,999,999 at most.')
  expect(await said('0.123456789')).toBe('It can have 8 decimals at most.')
  expect(await said('ten')).toBe('Use only digits, dot and comma.')
  expect(await said('₺5')).toBe('₺ is not the unit of this field.')
})
