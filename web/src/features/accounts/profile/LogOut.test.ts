import { afterEach, expect, it } from 'vitest'
import { forgetText, readText, writeText } from '../../../stored/stored.ts'
import { forgetSession } from './AccountCard.tsx'

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

it('the end of a session clears the member and their last analysis from storage', () => {
  for (const key of [...ofMember, ...ofBrowser]) writeText(key, 'kept')
  forgetSession()
  expect(ofMember.map(readText)).toEqual(ofMember.map(() => null))
  expect(ofBrowser.map(readText)).toEqual(ofBrowser.map(() => 'kept'))
})
