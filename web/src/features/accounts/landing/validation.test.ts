import { describe, expect, it } from 'vitest'
import { isEmail, loginComplaints, registrationComplaints } from './validation.ts'

const whole = {
  firstName: 'Deniz',
  lastName: 'Aydın',
  email: 'deniz@ornek.com',
  password: 'pusula',
  confirmPassword: 'pusula',
  acceptsTerms: true,
}

describe('a registration', () => {
  it('with everything in place meets no complaint', () => expect(registrationComplaints(whole)).toEqual({}))

  it.each([
    [{ firstName: 'D' }, { firstName: 'nameShort' }],
    [{ lastName: '  y ' }, { lastName: 'nameShort' }],
    [{ email: 'deniz@ornek' }, { email: 'email' }],
    [{ password: 'kısa1', confirmPassword: 'kısa1' }, { password: 'passwordShort' }],
    [{ firstName: 'D'.repeat(81) }, { firstName: 'nameLong' }],
    [{ email: 'İrem@ornek.com' }, { email: 'emailLetters' }],
    [{ email: 'ışık@ornek.com' }, { email: 'emailLetters' }],
    [{ email: '"deniz"@ornek.com' }, { email: 'emailForm' }],
    [{ email: 'deniz@[10.0.0.1]' }, { email: 'emailForm' }],
    [{ email: 'deniz(ev)@ornek.com' }, { email: 'emailForm' }],
    [{ confirmPassword: 'pusulA' }, { confirmPassword: 'passwordsDiffer' }],
    [{ acceptsTerms: false }, { acceptsTerms: 'termsRequired' }],
  ])('with %o meets exactly one', (change, complaints) =>
    expect(registrationComplaints({ ...whole, ...change })).toEqual(complaints),
  )
})

it('a login needs an address and a password of any length', () => {
  expect(loginComplaints({ email: 'deniz@ornek.com', password: 'x' })).toEqual({})
  expect(loginComplaints({ email: '', password: '' })).toEqual({ email: 'email', password: 'passwordRequired' })
})

it.each(['a@b.c', 'ad.soyad+etiket@alt.ornek.com.tr', ' deniz@ornek.com '])('%s is an address', address =>
  expect(isEmail(address)).toBe(true),
)
it.each(['', 'a', 'a@', '@b.c', 'a b@c.d', 'a@b..c', 'a@@b.c'])('%s is not', address =>
  expect(isEmail(address)).toBe(false),
)
