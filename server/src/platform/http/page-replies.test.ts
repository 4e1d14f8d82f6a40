import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withReplies } from './page-replies.ts'

const page = '<html><body><div id="root"></div></body></html>'
const url = '/api/market/overview/BTC'
const broughtIn = (html: string) => /<script type="application\/json" id="replies">(.*?)<\/script>/s.exec(html)?.[1]

it('brings any text along as it is, and none of it ends the element or begins another', async () => {
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom('</script>', '<!--', '<script>', '$&', '$1', '\u2028', '"', '&lt;'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(texts), async words => {
      const html = await withReplies(page, Promise.resolve([{ url, value: { words } }]))
      expect(html.match(/<\/?script/g)).toHaveLength(2)
      expect(html).not.toContain('<!--')
      expect(JSON.parse(broughtIn(html) ?? '')).toEqual([{ url, value: { words } }])
      expect(html.endsWith('</body></html>')).toBe(true)
    }),
  )
})

it('a page does not wait for what is not at hand, and does not fail with it', async () => {
  expect(await withReplies(page, new Promise(() => undefined))).toBe(page)
  expect(await withReplies(page, Promise.reject(new Error('no market')))).toBe(page)
  expect(await withReplies(page, Promise.resolve([]))).toBe(page)
})
