/** How a value came: as JSON, which knows numbers from texts, or as the text that paths, queries and forms are made of. */
export type Wire = 'json' | 'text'

/** Reads a value that should have a shape, or notes what is wrong with it. */
export type Read = (value: unknown, wire: Wire, field: string, faults: Fault[]) => unknown

/** A shape as JSON Schema writes it. */
export type Shape = Readonly<Record<string, unknown>>

/** What is wrong with one part of an input. */
export interface Fault {
  /** Names and numbers from the outside in: `keys.auth`, `symbols.3`. */
  field: string
  /** The word of JSON Schema that was broken. */
  rule: string
  message: string
}

/** Enough to mend a request by; one that is wrong throughout is not told item by item. */
const most = 20

export const areEnough = (faults: readonly Fault[]): boolean => faults.length >= most

/** Notes what is wrong; nothing can be read there. */
export function note(faults: Fault[], field: string, rule: string, message: string): undefined {
  if (!areEnough(faults)) faults.push({ field, rule, message })
}
