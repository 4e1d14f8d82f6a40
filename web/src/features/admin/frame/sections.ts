import { go } from '../../../lib/go.ts'
import { useSearch } from '../../../lib/location.ts'

export const sections = [
  'coins',
  'apis',
  'settings',
  'jurisdiction',
  'channels',
  'figures',
  'people',
  'support',
  'audit',
] as const
export type Section = (typeof sections)[number]

const isSection = (word: string | null): word is Section => sections.some(section => section === word)

/** URL state: a section, and in it the selected person. */
interface AdminPlace {
  section: Section
  personId: string | null
}

export function adminPlaceOf(search: string): AdminPlace {
  const query = new URLSearchParams(search)
  const tab = query.get('tab')
  return { section: isSection(tab) ? tab : 'coins', personId: query.get('person') }
}

export const sectionPath = (section: Section): string => (section === 'coins' ? '/admin' : `/admin?tab=${section}`)
export const personPath = (id: string): string => `/admin?tab=people&person=${encodeURIComponent(id)}`

export const useAdminPlace = (): AdminPlace => adminPlaceOf(useSearch())

export const showPerson = (id: string | null): void => go(id ? personPath(id) : sectionPath('people'))
