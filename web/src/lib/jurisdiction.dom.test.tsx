import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

const Page = ({ use }: { use: () => { tab: string; foot: string } }) => {
  const t = use()
  return (
    <p>
      {t.tab} {t.foot}
    </p>
  )
}

it('a page speaks in the words of the profile it came with, from its first line on', async () => {
  document.documentElement.dataset.jurisdiction = 'turkey'
  const { useText } = await import('./language.ts')
  const { messages } = await import('./messages.ts')
  const text = messages({
    tab: { tr: 'Öneriler', en: 'Ideas', scenario: { tr: 'Senaryolar', en: 'Scenarios' } },
    foot: { tr: 'Yatırım tavsiyesi değildir.', en: 'Not investment advice.' },
  })
  render(<Page use={() => useText(text)} />)
  const said = screen.getByText(/.+/).textContent
  expect(said).toMatch(/^(Senaryolar|Scenarios) /)
  expect(said).not.toMatch(/Yatırım tavsiyesi değildir|Not investment advice/)
  delete document.documentElement.dataset.jurisdiction
})
