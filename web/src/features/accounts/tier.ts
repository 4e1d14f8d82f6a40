import { messages } from '../../lib/messages.ts'
import { nameOf, rankOf, type Viewer } from './viewer.ts'

/** The three levels of access; the wire also says basic, an older word for member. */
type Tier = 'visitor' | 'member' | 'pro'

/** While the server cannot say who is here, whoever was here last still is. */
export const tierOf = (viewer: Viewer): Tier => {
  if (viewer.state === 'unreachable') return viewer.last?.tier ?? 'visitor'
  return viewer.state === 'member' ? rankOf(viewer.user) : 'visitor'
}

/** What a member is called; undefined for everybody else. */
export const calledOf = (viewer: Viewer): string | undefined => {
  if (viewer.state === 'unreachable') return viewer.last?.name
  return viewer.state === 'member' ? nameOf(viewer.user) : undefined
}

/** Capitals are written out: upper-casing by machine gets the Turkish i wrong. */
export const tierText = messages({
  visitor: { tr: 'MİSAFİR', en: 'VISITOR' },
  member: { tr: 'ÜYE', en: 'MEMBER' },
  pro: { tr: 'PRO', en: 'PRO' },
})

export const initialsOf = (name: string, locale: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => word.charAt(0).toLocaleUpperCase(locale))
    .join('')
