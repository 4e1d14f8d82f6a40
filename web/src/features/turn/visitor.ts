import type { Viewer } from '../accounts/index.ts'

/** Members keep a record, guests give one range a day, strangers read the table. */
export type Visitor = 'member' | 'guest' | 'stranger'

export const visitorOf = ({ state }: Viewer): Visitor =>
  state === 'anonymous' ? 'stranger' : state === 'guest' ? 'guest' : 'member'
