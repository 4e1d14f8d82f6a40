import Type from 'typebox'
import { LivingPlan } from './analysis/plans.ts'
import { Done, del, get, Nothing, post } from './route.ts'
import { Instant, OrNull } from './shapes.ts'

const PlanId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

const FollowedPlan = Type.Object({
  ...LivingPlan.properties,
  name: Type.String(),
  followedAt: Instant,
  /** Whether a notification is sent when it begins and when it ends. */
  isTold: Type.Boolean(),
})

/** Outcomes, and the sum of the stated chances. */
const SaidWas = Type.Object({ was: Type.Integer(), said: Type.Number() })

export const follows = {
  mine: get('/api/plans/mine', {
    who: 'member',
    says: 'The plans this member follows, those that wait or run first, and how they did beside what was said.',
    input: Nothing,
    reply: Type.Object({
      plans: Type.Array(FollowedPlan),
      /** Of all that this member has ever followed. */
      followed: Type.Integer(),
      /** Those whose day of waiting is over: how many began. */
      decided: Type.Integer(),
      begun: SaidWas,
      /** Those that began and ended: how. */
      ended: Type.Integer(),
      target: SaidWas,
      stop: SaidWas,
      neither: SaidWas,
      /** After fees, with its error by days; null before the first has ended. */
      meanRatio: OrNull(Type.Number()),
      errorRatio: OrNull(Type.Number()),
    }),
  }),
  follow: post('/api/plans/follow', {
    who: 'member',
    says: 'Follows a plan that waits, on paper. Only plans of coins that this member has opened can be followed.',
    input: Type.Object({ id: PlanId, isTold: Type.Optional(Type.Boolean()) }),
    reply: FollowedPlan,
  }),
  unfollow: del('/api/plans/follow/:id', {
    who: 'member',
    says: 'Follows a plan no longer.',
    input: Type.Object({ id: PlanId }),
    reply: Done,
  }),
}
