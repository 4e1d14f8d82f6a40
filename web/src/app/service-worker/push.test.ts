import { describe, expect, it } from 'vitest'
import { pathInside, readPush } from './push.ts'

const home = 'https://pusula.test'

describe('a push message', () => {
  it('is shown as it was sent', () => {
    const sent = { title: 'Bitcoin (BTC)', body: 'Fiyat', path: '/dashboard/home?coin=BTC', tag: 'alert-1' }
    expect(readPush(JSON.stringify(sent), home)).toEqual(sent)
  })

  it.each([undefined, '', 'null', '{', '[]', '{"title":1}', '{"title":"a","body":"b"}'])(
    'that says %s still shows something',
    text => expect(readPush(text, home)).toMatchObject({ title: 'Pusula', path: '/dashboard/home' }),
  )

  it.each(['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)', '\\\\elsewhere.test', undefined, 7])(
    'never leads to %s',
    path => expect(pathInside(path, home)).toBe('/dashboard/home'),
  )
})
