import { randomUUID } from 'node:crypto'
import { accounts, guests, type ReplyOf } from '@pusula/contract'
import { grant, spend } from '../features/credits/index.ts'
import type { Parts } from '../parts.ts'
import { type Db, sql } from '../platform/db/db.ts'
import type { Letter } from '../platform/mail/mail.ts'
import type { Person } from './world.ts'

/** A person who is known, and what is known of them. */
export type Guest = Person & { accountId: string }
export type Member = Guest & { email: string; password: string; user: ReplyOf<typeof accounts.register> }

export interface Wish {
  email?: string
  password?: string
  /** The balance to begin with; a new member has 20. */
  credits?: number
  referralHash?: string
}

const gift = 20

export async function openGuest(person: Person): Promise<Guest> {
  const { visitorId } = await person.call(guests.account, {})
  return Object.assign(person, { accountId: visitorId })
}

/** Letters of the outbox, the newest first. */
export const lettersTo = (db: Db, email: string) =>
  db.rows<Letter>(sql`select recipient as "to", subject, text, html, reply_to as "replyTo" from mail_outbox
    where recipient = ${email} order by id desc`)

/** The newest code that was sent to an address. */
export async function codeSentTo(db: Db, email: string): Promise<string> {
  const [newest] = await lettersTo(db, email)
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}

/** Verifies an address in this browser, as a person does. */
export async function verifyEmail(person: Person, db: Db, email: string) {
  await person.call(accounts.sendActivation, { email })
  await person.call(accounts.verifyActivation, { email, code: await codeSentTo(db, email) })
}

/** Registers through the real calls; only a balance other than the gift is set past the door. */
export async function joinAsMember(person: Person, { database, clock }: Parts, wish: Wish): Promise<Member> {
  const email = wish.email ?? `${randomUUID()}@example.com`
  const password = wish.password ?? 'kuzey yıldızı 7'
  await verifyEmail(person, database, email)
  const user = await person.call(accounts.register, {
    email,
    password,
    activationCode: 'verified',
    ...(wish.referralHash && { referralHash: wish.referralHash }),
  })
  const missing = (wish.credits ?? gift) - gift
  if (missing)
    await database.transaction(tx =>
      (missing > 0 ? grant : spend)(tx, user.id, Math.abs(missing), 'correction', 'a wish', clock.now()),
    )
  return Object.assign(person, { accountId: user.id, email, password, user })
}
