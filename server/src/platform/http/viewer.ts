import type { Fresh, KeyScope, Who } from '@pusula/contract'
import { Problem } from '../problem.ts'

interface Nobody {
  kind: 'nobody'
}
export interface Guest {
  kind: 'guest'
  accountId: string
}
export interface Member {
  kind: 'member'
  accountId: string
  sessionId: string
  isAdmin: boolean
  /** Whether they signed in, or confirmed that it is them, a moment ago; what is not said is not so. */
  isConfirmed?: boolean
  /** Whether they showed a moment ago that the mailbox is theirs, which a password does not. */
  ownsMailbox?: boolean
  /** Whether the account has a second factor. */
  hasFactor?: boolean
  /** Whether this session has shown a second factor, and whether it was a moment ago. */
  factor?: 'shown' | 'fresh' | undefined
  /** What the key may do with which a program calls in their name; left out where they are here themselves. */
  scopes?: readonly KeyScope[]
}

/** Authenticated caller of a request. */
export type Viewer = Nobody | Guest | Member

/** What a handler may rely on, by who its route lets in. */
export type Admitted<W extends Who> = W extends 'anyone' ? Viewer : W extends 'guest' ? Guest | Member : Member

export const nobody: Nobody = { kind: 'nobody' }

/** Lets a viewer in or says why not. */
export function admit<W extends Who>(who: W, viewer: Viewer, fresh?: Fresh): Admitted<W>
export function admit(who: Who, viewer: Viewer, fresh?: Fresh): Viewer {
  if (who === 'anyone') return viewer
  if (who === 'guest') {
    if (viewer.kind === 'nobody') throw new Problem('guests.sessionRequired')
    return viewer
  }
  if (viewer.kind !== 'member')
    throw new Problem(who === 'admin' && viewer.kind === 'guest' ? 'accounts.forbidden' : 'accounts.signInRequired')
  if (who === 'admin') admitAdministrator(viewer, fresh)
  else if (fresh) admitOwner(viewer, fresh)
  return viewer
}

/** A program may do what its key says, of what is open to programs at all. */
export function admitKey(needed: KeyScope | undefined, viewer: Viewer) {
  if (viewer.kind !== 'member' || !viewer.scopes) return
  if (!needed || !viewer.scopes.includes(needed)) throw new Problem('keys.notAllowed', needed ? { needed } : undefined)
}

function admitAdministrator({ isAdmin, factor }: Member, fresh: Fresh | undefined) {
  if (!isAdmin) throw new Problem('accounts.forbidden')
  if (!factor) throw new Problem('accounts.secondFactorRequired')
  if (fresh && factor !== 'fresh') throw new Problem('accounts.secondFactorStale')
}

/** Whoever may change who owns the account. What one of its factors has shown needs no password besides. */
function admitOwner({ isAdmin, hasFactor, factor, isConfirmed, ownsMailbox }: Member, fresh: Fresh) {
  if (factor === 'fresh') return
  if (hasFactor || (isAdmin && fresh !== 'firstFactor'))
    throw new Problem(factor ? 'accounts.secondFactorStale' : 'accounts.secondFactorRequired')
  // Whoever set up the first factor of an administrator with the password alone would lock its owner out.
  if (!(isAdmin ? ownsMailbox : isConfirmed)) throw new Problem('accounts.confirmRequired')
}
