import { afterEach, expect, it } from 'vitest'
import { forgetText, readText, writeText } from '../../../stored/storage.ts'
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
afterEach(() => [...ofMember, ...ofBrowser].forEach(forgetText))

it('a session that is over leaves neither the member nor their last analysis in the browser', () => {
  for (const key of [...ofMember, ...ofBrowser]) writeText(key, 'kept')
  forgetSession()
  expect(ofMember.map(readText)).toEqual(ofMember.map(() => null))
  expect(ofBrowser.map(readText)).toEqual(ofBrowser.map(() => 'kept'))
})
