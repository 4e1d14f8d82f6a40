import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'
import type { KeptRegistration } from '../../../stored/table.ts'

/** What was typed and sent before the page was left; null where nothing was, or too long ago. */
export const keptRegistration = (): KeptRegistration | null => readStored('registration')

export const keepRegistration = (registration: Omit<KeptRegistration, 'atMs'>): void =>
  writeStored('registration', { ...registration, atMs: Date.now() })

export const forgetRegistration = (): void => forgetStored('registration')

export interface LinkedCode {
  email: string
  code: string
}

/** The code that the link of a letter carries behind the hash of its address. */
export function linkedCode(hash: string): LinkedCode | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const code = said.get('code') ?? ''
  const email = said.get('email') ?? ''
  return /^\d{6}$/.test(code) && email ? { email, code } : null
}
