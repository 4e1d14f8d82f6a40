import type { Both } from '../language.ts'

/** What may fail when a program calls with a key, or a member makes one. */
export const keyProblems = {
  'keys.unknown': {
    status: 401,
    tr: 'Bu anahtar geçerli değil ya da kaldırılmış.',
    en: 'This key is not valid, or was removed.',
  },
  'keys.notAllowed': {
    status: 403,
    tr: 'Bu anahtarın bunun için izni yok.',
    en: 'This key is not allowed to do this.',
  },
  'keys.tooMany': {
    status: 409,
    tr: 'En fazla 10 anahtar olabilir. Yenisi için birini kaldır.',
    en: 'There can be at most 10 keys. Remove one to make another.',
  },
} as const satisfies Record<string, Both & { status: number }>
