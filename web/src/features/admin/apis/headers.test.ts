import { describe, expect, it } from 'vitest'
import { headersToText, readHeaders } from './apis.ts'

describe('the headers of a service', () => {
  it('are none when nothing is written', () => {
    for (const text of ['', '  \n ', '{}']) expect(readHeaders(text, [])).toEqual({ state: 'read', headers: {} })
  })

  it('are sent unchanged when untouched', () => {
    const saved = ['X-Key', 'Accept']
    expect(readHeaders(headersToText(saved), saved)).toEqual({
      state: 'read',
      headers: { 'X-Key': null, Accept: null },
    })
  })

  it('may be replaced one by one', () => {
    const text = '{ "X-Key": "new", "Accept": null }'
    expect(readHeaders(text, ['Accept'])).toEqual({ state: 'read', headers: { 'X-Key': 'new', Accept: null } })
  })

  it('cannot be kept where nothing is stored', () =>
    expect(readHeaders('{ "Other": null }', ['X-Key'])).toEqual({ state: 'unknown', name: 'Other' }))

  it('are refused with the line when they are not JSON', () =>
    expect(readHeaders('{ "a": "b",\n  "c": "d" "e" }', [])).toEqual({ state: 'json', line: 2 }))

  it.each(['[]', '"text"', '3', 'null', 'true'])('are an object, not %s', text =>
    expect(readHeaders(text, [])).toEqual({ state: 'object' }),
  )

  it.each(['{ "a": 1 }', '{ "a": {} }', '{ "a": [] }', '{ "a": true }'])('have text for values, not %s', text =>
    expect(readHeaders(text, [])).toEqual({ state: 'value', name: 'a' }),
  )
})
