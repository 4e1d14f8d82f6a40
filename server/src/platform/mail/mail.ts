/** Email with a text and an HTML part. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** Where an answer goes, when not to us. */
  replyTo?: string
  /** Where one click ends emails of this kind: mail programs show a button for it (RFC 8058). */
  stopUrl?: string
}

/** Mail transport: resolves when an email is accepted or stored. */
export interface Mail {
  kind: 'smtp' | 'outbox'
  send(email: Email): Promise<void>
  /** Forgets what was kept here of somebody who has left; what went out is theirs. */
  forget(address: string): Promise<void>
  close(): void
}
