import type { Both } from '@pusula/contract'

interface Section {
  heading: string
  says: readonly string[]
}

/** A text with a date on it, whole in each language. */
export interface LegalDocument {
  title: Both
  updatedAt: Date
  sections: Both<readonly Section[]>
}
