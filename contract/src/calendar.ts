import Type from 'typebox'
import { Done, del, get, Nothing, post, put } from './route.ts'
import { OrNull } from './shapes.ts'

const Sources = Type.Object({
  /** When alerts end. */
  alerts: Type.Boolean(),
  /** Until when followed plans wait or run. */
  plans: Type.Boolean(),
  /** How many of one's own coins stayed in range, day by day. */
  graded: Type.Boolean(),
})

const Feed = Type.Object({
  /** For a calendar program; whoever knows it can read it. Null where there is none. */
  url: OrNull(Type.String()),
  ...Sources.properties,
})

export const calendar = {
  feed: get('/api/calendar', {
    who: 'member',
    says: 'The private address of this member’s calendar, and what goes in.',
    input: Nothing,
    reply: Feed,
  }),
  makeAddress: post('/api/calendar', {
    who: 'member',
    says: 'Makes a new private address; the one before leads nowhere from then on.',
    input: Nothing,
    reply: Feed,
  }),
  change: put('/api/calendar', {
    who: 'member',
    says: 'Changes what goes in; what is not given stays.',
    input: Type.Partial(Sources),
    reply: Feed,
  }),
  close: del('/api/calendar', {
    who: 'member',
    says: 'Takes the address back: it leads nowhere from then on.',
    input: Nothing,
    reply: Done,
  }),
}
