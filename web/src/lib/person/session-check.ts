import { nobodyHere, type ProblemCode } from '@pusula/contract'
import { forgetBelongings, readStored, writeStored } from '../../stored/stored.ts'
import { isDemo, isGuest } from '../mode.ts'
import { broadcastToTabs } from '../tabs.ts'
import { type Change, openFreshPage } from './fresh-page.ts'
import { identity, isLeaving } from './identity.ts'

/** Why a page doubts that it is still drawn for the one who is here: another tab said so, or a call was refused. */
export type RecheckReason = 'told' | ProblemCode

let look: (reason: RecheckReason) => Promise<unknown> = async () => undefined
let looking: Promise<unknown> | null = null
let reason: RecheckReason | 'removal' | null = null

/** Whoever knows how to ask who is here says so once. */
export function lookWith(how: typeof look): void {
  look = how
}

/**
 * Race: a sign-in over a session ends that one on the server before the browser has the new cookie. Whoever asked within that moment would
 * find nobody and take it for an expired session.
 */
const cookieMs = 400

/** Asks who is here, once for all who doubt it at the same time. */
export function lookAgain(why: RecheckReason): Promise<unknown> {
  if (looking) return looking
  reason = why
  const cookie = new Promise(done => setTimeout(done, cookieMs))
  looking = (why === 'accounts.signInRequired' ? cookie.then(() => look(why)) : look(why))
    .catch(() => undefined)
    .finally(() => {
      looking = null
      reason = null
    })
  return looking
}

const forever = (): Promise<never> => new Promise(() => undefined)

export async function lookAfter(code: string, saidFor: string): Promise<void> {
  if (!isDoubt(code, saidFor)) return
  await (isLeaving() ? forever() : lookAgain(code))
}

function isDoubt(code: string, saidFor: string): code is ProblemCode {
  if (code === 'accounts.otherPerson') return true
  if (saidFor === nobodyHere) return false
  return code === 'guests.sessionRequired' || (code === 'accounts.signInRequired' && !isGuest())
}

export const announceMember = (id: string): void => broadcastToTabs(`member ${id}`)

/** Somebody signs out here: another tab may be refused before this one can say that it is over. */
export const announceLogout = (): void => broadcastToTabs('leaving')

/** Long enough for the tab that signs out to be gone. */
const goingMs = 30_000
let goesUntilMs = 0

/** What another tab knows of who is here; what agrees with this page is no news. */
export function onTabMessage(word: string): void {
  const [kind, id = ''] = word.split(' ')
  if (kind === 'leaving') {
    goesUntilMs = Date.now() + goingMs
    return
  }
  if (!isDemo() && (kind === 'guest' ? isOtherGuest(id) : isOtherMember(id))) void lookAgain('told')
}

/**
 * The account was asked to be deleted, and nobody answered: whoever is not here any more has no account. One that this look
 * finds here is as it was, and whoever is gone later has only signed out.
 */
export function lookWhetherRemoved(): Promise<unknown> {
  const found = lookAgain('told')
  reason = 'removal'
  return found
}

const isOtherMember = (id: string) =>
  isGuest() ? id !== nobodyHere : identity.member !== null && identity.member !== id

/** There are guests only where no member is. */
const isOtherGuest = (id: string) =>
  isGuest() ? isProven && identity.guest !== id : identity.member !== null && identity.member !== nobodyHere

/** This page gives way to a fresh one, and whatever waits for this goes no further. */
async function giveWay(change: Change | null, to: 'member' | 'guest' | 'nobody'): Promise<never> {
  await openFreshPage(change, to)
  return forever()
}

export function giveWayToMember(id: string, before: string | null): Promise<never> {
  announceMember(id)
  const isSignedOut = reason === 'told' || Date.now() < goesUntilMs
  if (id === nobodyHere && reason === 'removal') {
    forgetBelongings('member', true)
    return giveWay('removed', 'nobody')
  }
  if (id === nobodyHere) return giveWay(isSignedOut ? 'signedOut' : 'expired', 'nobody')
  if (isGuest()) return giveWay(identity.guest === null ? null : 'signedIn', 'member')
  return giveWay(before === nobodyHere ? 'signedIn' : 'otherPerson', 'member')
}

/**
 * A call was answered in the guest's name: the browser has kept the cookie. Before that, the next page might meet yet another
 * guest, and the one after it the next.
 */
let isProven = false
export const isGuestProven = (): boolean => isProven

/** The server has opened or found the guest of this browser. */
export async function meetGuest(id: string): Promise<void> {
  if (identity.guest !== null && identity.guest !== id) await changeGuest(id, 'newGuest')
  identity.guest = id
  isProven = false
}

export async function proveGuest(id: string): Promise<void> {
  if (isProven || id !== identity.guest) return
  isProven = true
  broadcastToTabs(`guest ${id}`)
  const stored = readStored('guestHere')
  if (stored !== null && stored !== id) await changeGuest(id, null)
  writeStored('guestHere', id)
}

async function changeGuest(id: string, change: Change | null): Promise<void> {
  forgetBelongings('guest')
  writeStored('guestHere', id)
  await giveWay(change, 'guest')
}
