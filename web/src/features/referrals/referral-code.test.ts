import { describe, expect, it } from 'vitest'
import { referralOf } from './referral-code.ts'

describe('an invitation', () => {
  it('is taken out of the address, which keeps everything else', () => {
    expect(referralOf('/?Ref=8F2KQ')).toEqual({ hash: '8F2KQ', clean: '/' })
    expect(referralOf('/dashboard?guest=true&Ref=8F2KQ#top')).toEqual({
      hash: '8F2KQ',
      clean: '/dashboard?guest=true#top',
    })
  })

  it.each(['/', '/?Ref=', '/?ref=8F2KQ', '/?Ref=%3Cscript%3E', `/?Ref=${'x'.repeat(65)}`])('is not in %s', address =>
    expect(referralOf(address).hash).toBeNull(),
  )
})
