import Type from 'typebox'
import { Done, post } from './route.ts'

export const support = {
  send: post('/api/support/send-message', {
    who: 'anyone',
    says: 'Sends a message to the people behind the product.',
    input: Type.Object({
      /** A name the browser made up: the same message again, where its answer was lost, is kept once. */
      id: Type.Optional(Type.String({ maxLength: 32, pattern: '^[0-9a-f]{32}$' })),
      message: Type.String({ minLength: 1, maxLength: 5000, pattern: '\\S' }),
      userEmail: Type.Optional(Type.String({ maxLength: 254 })),
      userName: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    reply: Done,
  }),
}
