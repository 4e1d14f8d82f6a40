import { afterEach, expect, it } from 'vitest'
import { forget, read, write } from '../../../lib/storage.ts'
import { forgetSession } from './leave.ts'

const ofMember = [
  'signedIn',
  'userAnalysisData',
  'lastAnalyzedCoin',
  'selectedCoin',
  'analyzedCoinData',
  'chartCandles',
  'riskAcknowledged',
  'favorites',
  'guestAnalysisCount',
] as const
const ofBrowser = ['language', 'theme', 'guestAnalysisData'] as const
afterEach(() => [...ofMember, ...ofBrowser].forEach(forget))

it('a session that is over leaves neither the member nor their last analysis in the browser', () => {
  for (const key of [...ofMember, ...ofBrowser]) write(key, 'kept')
  forgetSession()
  expect(ofMember.map(read)).toEqual(ofMember.map(() => null))
  expect(ofBrowser.map(read)).toEqual(ofBrowser.map(() => 'kept'))
})
