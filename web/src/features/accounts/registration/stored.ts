import { newId } from '../../../lib/new-id.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'
import type { StoredRegistration } from '../../../stored/table.ts'

/** What was typed and sent before the page was left; null where nothing was, or too long ago. */
export const storedRegistration = (): StoredRegistration | null => readStored('registration')

export const saveRegistration = (registration: Omit<StoredRegistration, 'atMs'>): void =>
  writeStored('registration', { ...registration, atMs: Date.now() })

export const forgetRegistration = (): void => forgetStored('registration')

let outOfRange: string | undefined

/** By what the server knows the browser again in which a code was asked for, also where its answer was lost. */
export function codeBrowser(): string {
  // A browser that keeps nothing has it as long as the page.
  outOfRange ??= newId()
  const secret = readStored('codeBrowser')?.secret ?? outOfRange
  writeStored('codeBrowser', { secret, atMs: Date.now() })
  return secret
}

export interface LinkedCode {
  email: string
  code: string
  /** With it the code counts in this browser, too, wherever it was asked for. */
  key: string
}

/** The code that the link of a letter carries behind the hash of its address. */
export function linkedCode(hash: string): LinkedCode | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const code = said.get('code') ?? ''
  const email = said.get('email') ?? ''
  const key = said.get('key') ?? ''
  return /^\d{6}$/.test(code) && email && key ? { email, code, key } : null
}
