import { createStore } from '../../lib/store.ts'

/** Return parameters of a checkout page. */
export interface Arrival {
  /** The order's name with us: what became of it is asked, not read from the address. */
  orderId: string | null
  /** A guest became a member by it. */
  hasJoined: boolean
}

export function arrivalOf(search: string): Arrival | null {
  const query = new URLSearchParams(search)
  if (query.get('purchase') !== 'success') return null
  const order = query.get('order') ?? ''
  return { orderId: /^[\w-]{1,64}$/.test(order) ? order : null, hasJoined: query.get('joined') === 'true' }
}

/** The address without what was said in it once. The home tab is the end of a purchase, unless it was made for a place. */
export function addressAfter(path: string, search: string): string {
  const query = new URLSearchParams(search)
  const retained = new URLSearchParams([...query].filter(([name]) => name === 'guest' || name === 'demo')).toString()
  return (path.startsWith('/dashboard/') ? path : '/') + (retained && `?${retained}`)
}

/** A guest who paid under an address that has an account: there is a question to ask. */
export interface KnownPayer {
  email: string
  credits: number
}

export const knownPayer = createStore<KnownPayer | null>(null)
