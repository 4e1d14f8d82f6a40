import { admin } from '@pusula/contract'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { emptyDraft, readDraft } from './apis.ts'

it('takes a key as long as the server does: a token of some kilobytes is sent, and not refused without a name', () => {
  const headersText = JSON.stringify({ Authorization: `Bearer ${'x'.repeat(5_000)}`, Accept: null })
  const typed = { ...emptyDraft, name: 'Feed', endpoint: 'https://example.org/feed', headersText }
  const { ready } = readDraft(typed, ['Accept'])
  expect([...Value.Errors(admin.addApiConfig.input, ready)]).toEqual([])
  expect(JSON.parse(String(ready?.headers))).toEqual(JSON.parse(headersText))
})
