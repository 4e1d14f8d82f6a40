import { creditPackages, orderOf } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sumOf } from './use-purchase.ts'

const blank = { tab: 'packages', priceId: '', typed: '' } as const
const asked = ({ amountCents, ...rest }: NonNullable<ReturnType<typeof sumOf>>) => ({
  amount: amountCents / 100,
  ...rest,
})

describe('what the page asks to pay for', () => {
  it.each(creditPackages)('is the package $priceId, as the server reckons it', ({ priceId, priceCents, analyses }) => {
    const sum = sumOf({ ...blank, priceId })
    expect(sum).toEqual({ amountCents: priceCents, analyses, priceId })
    expect(sum && orderOf(asked(sum))).toMatchObject({ amountCents: priceCents, analyses, priceId })
  })

  it('is an own sum, also where a package costs the same', () => {
    const sum = sumOf({ ...blank, tab: 'custom', typed: '12,50' })
    expect(sum).toEqual({ amountCents: 1_250, analyses: 62 })
    expect(sum && orderOf(asked(sum))).toEqual({ amountCents: 1_250, analyses: 62, priceId: null })
  })

  it('is nothing while nothing can be bought', () => {
    expect(sumOf({ ...blank, tab: 'custom', typed: '' })).toBeNull()
    expect(sumOf({ ...blank, tab: 'custom', typed: '0,99' })).toBeNull()
    expect(sumOf({ ...blank, priceId: 'no such package' })).toBeNull()
  })
})
