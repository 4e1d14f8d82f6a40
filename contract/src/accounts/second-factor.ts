import Type from 'typebox'
import { Done, del, get, Nothing, post } from '../route.ts'

const Code = Type.String({ maxLength: 6, pattern: '^[0-9]{6}$' })

/**
 * The panel opens with a passkey or a one-time code besides the sign-in, and whatever changes who owns an account asks for one
 * where there is one. Members have passkeys; one-time and recovery codes are for administrators.
 */
export const factorCalls = {
  secondFactor: get('/api/accounts/second-factor', {
    who: 'member',
    says: 'What second factor this member has, and whether this session has shown it.',
    input: Nothing,
    reply: Type.Object({
      /** None is set up; it is asked for; it was shown in this session. */
      state: Type.Enum(['none', 'asked', 'shown']),
      passkeys: Type.Integer(),
      hasOneTimeCodes: Type.Boolean(),
      recoveryCodesLeft: Type.Integer(),
    }),
  }),
  showSecondFactor: post('/api/accounts/second-factor', {
    who: 'member',
    says: 'Shows a one-time code or a recovery code; a passkey is shown by confirming with it. Each code works once.',
    input: Type.Object({
      code: Type.Optional(Code),
      recoveryCode: Type.Optional(Type.String({ minLength: 10, maxLength: 20 })),
    }),
    reply: Done,
  }),
  wantOneTimeCodes: post('/api/accounts/second-factor/one-time-codes/wanted', {
    who: 'member',
    says: 'A new secret for an app that makes one-time codes; it counts once a code of it has come back.',
    input: Nothing,
    reply: Type.Object({
      /** To be typed where no camera can read the address. */
      secret: Type.String(),
      /** The otpauth address for a QR code. */
      address: Type.String(),
      /** Comes back with the first code. */
      setup: Type.String(),
    }),
    fresh: 'firstFactor',
  }),
  setOneTimeCodes: post('/api/accounts/second-factor/one-time-codes', {
    who: 'member',
    says: 'Sets one-time codes up, in the place of any there were, with the first code of the new secret.',
    input: Type.Object({ setup: Type.String({ minLength: 1, maxLength: 500 }), code: Code }),
    reply: Done,
    fresh: 'firstFactor',
  }),
  removeOneTimeCodes: del('/api/accounts/second-factor/one-time-codes', {
    who: 'member',
    says: 'Removes one-time codes; the last factor of an administrator stays.',
    input: Nothing,
    reply: Done,
    fresh: true,
  }),
  newRecoveryCodes: post('/api/accounts/second-factor/recovery-codes', {
    who: 'member',
    says: 'Ten new recovery codes, shown this once; the old ones are void.',
    input: Nothing,
    reply: Type.Object({ codes: Type.Array(Type.String()) }),
    fresh: true,
  }),
}
