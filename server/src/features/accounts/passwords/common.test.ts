import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common.ts'

describe('a common password', () => {
  it.each(
    `123456 12345678 1234567890 0987654321 19051905 01012000 111111 11111111111 123123123 121212 password Password
    PASSWORD password1 password123 passw0rd p@ssw0rd qwerty qwerty123 asdfgh 1q2w3e4r zaq12wsx abc123 abcdef aaaaaa
    iloveyou letmein welcome1 monkey dragon123 football baseball sunshine princess superman1 trustno1 michael jordan23
    galatasaray galatasaray1905 fenerbahce1907 Fenerbahçe beşiktaş1903 istanbul34 ataturk1881 mustafa1 ayşegül seniseviyorum
    İstanbul ISTANBUL aşkım123 123qwe qwe123 asd123 zxcvbnm 1234qwer 123mehmet lovelove passwordpassword qweasdzxc`.split(
      /\s+/,
    ),
  )('%s is refused', password => expect(isCommonPassword(password)).toBe(true))

  it.each([
    'kuzey yıldızı 7',
    'correct horse battery',
    'Deniz-2026-kuzey',
    'Tr0mbon&kaktüs',
    'x7Gq2pLw',
    '190519071903',
    'galatasaray şampiyon',
    'qwerty-elma-42',
    'Test-1234!kaya',
    '9081726354',
  ])('%s is not', password => expect(isCommonPassword(password)).toBe(false))

  it('is every one of the 49,000 most common', () => {
    const known = dictionary['passwords-common']
    expect(known.length).toBeGreaterThanOrEqual(49_000)
    expect(known.filter(password => !isCommonPassword(password))).toEqual([])
  })

  it('is any known word with the suffixes that people add', () => {
    const stems = ['password', 'dragon', 'mehmet', 'galatasaray', 'summer', 'bitcoin']
    const endings = ['', ...Array.from({ length: 100 }, (_, n) => String(n)), '123', '1234', '12345', '2020', '1995']
    const refused = stems.flatMap(stem => endings.map(end => stem + end)).filter(isCommonPassword)
    expect(refused).toHaveLength(stems.length * endings.length)
  })
})
