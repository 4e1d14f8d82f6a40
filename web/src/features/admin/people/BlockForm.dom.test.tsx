import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../../testing/page.tsx'
import { BlockForm } from './PersonPanel.tsx'
import type { PersonDetail } from './people.ts'

const person: PersonDetail = {
  ...{ id: 'ada', kind: 'member', email: 'ada@example.com', isEmailVerified: true, name: null, credits: 0 },
  ...{ isAdmin: false, createdAt: '2026-11-01T12:00:00.000Z', lastSeenAt: null, blocked: null, tier: 'pro' },
  ...{ ledger: [], purchases: [], audit: [] },
}

it.each([
  ['en', /A Pro plan renews no more, also after the block is lifted\./],
  ['tr', /Pro planı varsa artık yenilenmez; engel kalkınca da kendiliğinden başlamaz\./],
] as const)('says before a block what it does to a plan, in %s', (language, says) => {
  openPage(<BlockForm person={person} />, { language })
  expect(screen.getByText(says)).toBeTruthy()
})
