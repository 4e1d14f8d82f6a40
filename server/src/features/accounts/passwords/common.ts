import { dictionary } from '@zxcvbn-ts/language-common'
import { once } from '../../../platform/once.ts'
import ourWords from './common-words.txt?raw'

/** The 49,000 most common passwords of the world, and the words of this country that the list lacks. */
const words = once(() => new Set([...dictionary['passwords-common'], ...ourWords.split(/\s+/).filter(Boolean)]))

/** Rows of keys, and the alphabet: whoever slides a finger along them has chosen nothing. */
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const slides = rows.flatMap(row => [row, [...row].reverse().join('')])

const turkish: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' }

const plain = (password: string) =>
  password
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/[çğıöşü]/g, email => turkish[email] ?? email)

// What people add to a word: a digit or two, a year, a run, three times the same.
const ending = /^(?:\d{0,2}|007|123|321|1234|4321|12345|123456|(\d)\1\1|18[89]\d|19\d\d|20[0-3]\d)$/

/** A word that everyone knows, alone, twice, or with the digits that everyone adds. */
function isKnownWord(password: string): boolean {
  if (words().has(password)) return true
  const end = password.search(/\d*$/)
  const start = password.search(/\D/)
  const [front, back] = [password.slice(0, end), password.slice(Math.max(start, 0))]
  return (
    (words().has(front) && ending.test(password.slice(end))) ||
    (words().has(back) && ending.test(password.slice(0, start)))
  )
}

const isSlide = (part: string): boolean => slides.some(slide => slide.includes(part))

/** At most three slides of at least three keys each: qwe123, asdfgh, abc123xyz. */
function isSlides(password: string, left = 3): boolean {
  if (isSlide(password) && password.length >= 3) return true
  if (left === 1) return false
  for (let cut = 3; cut <= password.length - 3; cut++)
    if (isSlide(password.slice(0, cut)) && isSlides(password.slice(cut), left - 1)) return true
  return false
}

/**
 * Whether a password is one of the first that an attacker tries: one of the most common ones, or one with a usual twist.
 * Eight digits or fewer are dates and pins; one short piece repeated is as easy as the piece.
 */
export function isCommonPassword(password: string): boolean {
  const typed = plain(password)
  const piece = /^(.{1,12}?)\1+$/.exec(typed)?.[1]
  if (/^\d{1,8}$/.test(typed) || (piece && (piece.length <= 4 || words().has(piece)))) return true
  return isKnownWord(typed) || isSlides(typed)
}
