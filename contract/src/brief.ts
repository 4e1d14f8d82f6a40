import Type from 'typebox'
import { get, post } from './route.ts'

/** Signed unsubscribe token: whose brief or weekly e-mail it is. */
const Token = Type.String({ minLength: 1, maxLength: 200 })

export const brief = {
  stopPage: get('/api/brief/stop', {
    who: 'anyone',
    says: 'A page with the one button that ends the brief or the letter in which its address stands.',
    input: Type.Object({ token: Token }),
    reply: Type.Object({}),
    answer: 'redirect',
  }),
  stop: post('/api/brief/stop', {
    who: 'anyone',
    says: 'Ends the brief or the letter in which this address stands. Mail programs call it with one click (RFC 8058).',
    input: Type.Object({ token: Token, 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 40 })) }),
    reply: Type.Object({}),
    body: 'form',
    answer: 'redirect',
  }),
}
