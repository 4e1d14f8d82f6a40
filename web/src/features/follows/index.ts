export { FollowPlan } from './FollowPlan.tsx'
export { MyPlansLink } from './MyPlansLink.tsx'
