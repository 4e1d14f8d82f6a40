import Type from 'typebox'
import { jurisdictions } from './jurisdictions.ts'
import { get, Nothing } from './route.ts'

/** Server info for a page. */
export const app = {
  info: get('/api/app', {
    who: 'anyone',
    says: 'The version and the parts in use.',
    input: Nothing,
    reply: Type.Object({
      version: Type.String(),
      dev: Type.Boolean(),
      market: Type.Enum(['live', 'simulated']),
      googleSignIn: Type.Boolean(),
      /** The name on the button of one more identity provider, where there is one. */
      openIdName: Type.Optional(Type.String()),
      /** Whose words and limits are in force; general where it is left out. */
      jurisdiction: Type.Optional(Type.Enum([...jurisdictions])),
      /** Whether this browser has a member's session: a page need not ask for a user it cannot have. */
      signedIn: Type.Boolean(),
    }),
  }),
}
