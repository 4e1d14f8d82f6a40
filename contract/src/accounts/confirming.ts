import Type from 'typebox'
import { Done, get, Nothing, post } from '../route.ts'
import { LanguageCode } from '../shapes.ts'
import { PasskeyAnswer, PasskeyQuestion } from './passkeys.ts'

/** Reauthentication methods: a passkey, the password, or without one a code by e-mail. */
const confirmWays = ['passkey', 'password', 'email'] as const
export type ConfirmWay = (typeof confirmWays)[number]

export const confirmCalls = {
  confirmWays: get('/api/accounts/confirm', {
    who: 'member',
    says: 'How this member can confirm that it is them; nothing where an address has to be verified first.',
    input: Nothing,
    reply: Type.Object({
      ways: Type.Array(Type.Enum([...confirmWays])),
      /** Where a code would be sent to. */
      email: Type.Union([Type.String(), Type.Null()]),
    }),
  }),
  sendConfirmCode: post('/api/accounts/confirm/email', {
    who: 'member',
    says: 'Sends a six-digit code to the verified address of a member without a password; it counts in this session alone.',
    input: Type.Object({ language: Type.Optional(LanguageCode) }),
    reply: Done,
  }),
  confirm: post('/api/accounts/confirm', {
    who: 'member',
    says: 'Confirms that it is them, in one of the ways; for ten minutes, what asks for a fresh sign-in is then open.',
    input: Type.Object({
      password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      code: Type.Optional(Type.String({ maxLength: 6, pattern: '^[0-9]{6}$' })),
      passkey: Type.Optional(PasskeyAnswer),
    }),
    reply: Done,
  }),
  askOwnPasskey: post('/api/accounts/confirm/question', {
    who: 'member',
    says: 'A question for a passkey of this member, to confirm with.',
    input: Nothing,
    reply: PasskeyQuestion,
  }),
}
