import Type from 'typebox'
import { get, Nothing, post } from '../route.ts'
import { Instant, OrNull } from '../shapes.ts'

const AdminNickname = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Enum(['person', 'model']),
  /** By how many people it was reported, and when the last of them did. */
  reports: Type.Integer({ minimum: 0 }),
  reportedAt: OrNull(Instant),
  isHidden: Type.Boolean(),
})

const Choice = Type.Object({ id: Type.String({ maxLength: 36, format: 'uuid' }) })

export const nicknameCalls = {
  nicknames: get('/api/admin/nicknames', {
    who: 'admin',
    says: 'Nicknames that were reported or hidden, those with most reports first.',
    input: Nothing,
    reply: Type.Array(AdminNickname),
  }),
  hideNickname: post('/api/admin/nicknames/:id/hide', {
    who: 'admin',
    says: 'Takes a nickname out of the table and the profile; its ranges stay graded.',
    input: Choice,
    reply: AdminNickname,
  }),
  showNickname: post('/api/admin/nicknames/:id/show', {
    who: 'admin',
    says: 'Shows a nickname again that was hidden, and forgets its reports.',
    input: Choice,
    reply: AdminNickname,
  }),
}
