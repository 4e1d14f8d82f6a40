import { gems, languages, subscriptions } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import Below from '../features/accounts/landing/Below.tsx'
import { GemRecordCard } from '../features/gems/index.ts'
import SubscribeScreen from '../features/subscriptions/SubscribeScreen.tsx'
import { setJurisdiction } from '../lib/jurisdiction.ts'
import { openPage, sampled } from '../testing/page.tsx'
import { Says, Title } from './tour/DeferredSteps.tsx'

const everywhere = (
  <>
    <Below bitcoinUsd={undefined} isGuestBlocked={false} onJoin={() => undefined} />
    <SubscribeScreen viewer={{ state: 'guest' }} />
    <GemRecordCard />
    {[1, 2, 3, 4, 5].map(place => (
      <section key={place}>
        <Title place={place} />
        <Says place={place} hasDemo={false} />
      </section>
    ))}
  </>
)

it.each(languages)('where a profile closes the gems, nothing offers or counts them (%s)', language => {
  onTestFinished(() => setJurisdiction('general'))
  const told = () => screen.queryAllByText(/gizli cevher|hidden gem|az bilinen|lesser-known/i)
  const open = () => openPage(everywhere, { language, answers: [subscriptions.current, gems.record].map(sampled) })
  const general = open()
  expect(told().length, 'the general profile offers them').toBeGreaterThan(5)
  general.unmount()
  setJurisdiction('turkey')
  open()
  expect(told().map(({ textContent }) => textContent)).toEqual([])
})
