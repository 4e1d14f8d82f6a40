import Type from 'typebox'
import { Done, post } from './route.ts'

export const support = {
  send: post('/api/support/send-message', {
    who: 'anyone',
    says: 'Sends a message to the people behind the product.',
    input: Type.Object({
      message: Type.String({ minLength: 1, maxLength: 5000, pattern: '\\S' }),
      userEmail: Type.Optional(Type.String({ maxLength: 254 })),
      userName: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    reply: Done,
  }),
}
