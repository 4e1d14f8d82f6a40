import type { Language } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../platform/db/db.ts'

export interface SupportMessage {
  id: string
  accountId: string | null
  /** Where an answer may go; null when nobody left an address. */
  senderEmail: string | null
  senderName: string | null
  language: Language
  message: string
  createdAt: Date
  answer: string | null
  answeredAt: Date | null
}

type NewMessage = Omit<SupportMessage, 'answer' | 'answeredAt'>

/** Query of the inbox: a page of messages, the newest first. */
interface Page {
  limit: number
  /** The last message of the page before. */
  after?: string | undefined
  /** Only what nobody has answered yet. */
  isOpen?: boolean | undefined
}

const columns = sql`id, account_id as "accountId", sender_email as "senderEmail", sender_name as "senderName", language,
  message, created_at as "createdAt", answer, answered_at as "answeredAt"`

export const isSaved = async (db: Db, id: string): Promise<boolean> =>
  (await db.row(sql`select 1 from support_messages where id = ${id}`)) !== undefined

/** Once, however often it is sent under its id. */
export const addMessage = (
  db: Db,
  { id, accountId, senderEmail, senderName, language, message, createdAt }: NewMessage,
) =>
  db.run(sql`insert into support_messages (id, account_id, sender_email, sender_name, language, message, created_at)
    values (${id}, ${accountId}, ${senderEmail}, ${senderName}, ${language}, ${message}, ${createdAt})
    on conflict (id) do nothing`)

export const listMessages = (db: Db, { limit, after, isOpen = false }: Page) =>
  db.rows<SupportMessage>(sql`select ${columns} from support_messages
    where (not ${isOpen}::boolean or answer is null)
      and (${after ?? null}::uuid is null
        or (created_at, id) < (select created_at, id from support_messages where id = ${after ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`)

/** Held until the transaction ends, so that two people do not answer at once. */
export const lockMessage = (tx: Tx, id: string) =>
  tx.row<SupportMessage>(sql`select ${columns} from support_messages where id = ${id} for update`)

export const saveAnswer = (tx: Tx, id: string, answer: string, now: Date) =>
  tx.run(sql`update support_messages set answer = ${answer}, answered_at = ${now} where id = ${id}`)

export const unmailedSince = (db: Db, since: Date, limit: number) =>
  db.rows<SupportMessage>(sql`select ${columns} from support_messages
    where mailed_at is null and created_at > ${since} order by created_at limit ${limit}`)

export const markMailed = (db: Db, id: string, now: Date) =>
  db.run(sql`update support_messages set mailed_at = ${now} where id = ${id}`)

export const messagesOf = (db: Db, accountId: string) =>
  db.rows<SupportMessage>(sql`select ${columns} from support_messages where account_id = ${accountId}
    order by created_at desc`)

export const dropMessages = (db: Db, accountId: string) =>
  db.run(sql`delete from support_messages where account_id = ${accountId}`)
