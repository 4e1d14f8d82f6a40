import { createStore } from '../../../lib/store.ts'

/** A guest who paid under an address that has an account: there is a question to ask. */
export interface KnownPayer {
  email: string
  credits: number
}

export const knownPayer = createStore<KnownPayer | null>(null)
