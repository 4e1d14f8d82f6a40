import { expect, it } from 'vitest'
import { compose } from './compose.ts'

it('an email brings its own ground and ink, and says what is looked up in rows and in lines', () => {
  const { text, html } = compose('ada@example.com', 'tr', {
    subject: 'Makbuz',
    paragraphs: ['Teşekkürler.', 'Kredilerin hesabında.'],
    facts: [
      ['Ürün', '50 <analiz> kredisi'],
      ['Tutar', '$12,50'],
    ],
  })
  expect(text).toBe('Teşekkürler.\n\nÜrün: 50 <analiz> kredisi\n\nTutar: $12,50\n\nKredilerin hesabında.\n\nPusula\n')
  expect(html).toContain('<meta name="color-scheme" content="light">')
  expect(html, 'a phone shows it in its own width').toContain('<meta name="viewport" content="width=device-width">')
  expect(html, 'dark text never lie on a dark page').toMatch(/color:#0e171c;background:#ffffff/)
  expect(html).toMatch(/<th scope="row"[^>]*>Ürün<\/th><td[^>]*>50 &lt;analiz&gt; kredisi<\/td>/)
  expect(html, 'beside a long number its name stays in whole words').toMatch(/<th[^>]*overflow-wrap:normal/)
  expect(html.indexOf('Tutar'), 'above what follows from it').toBeLessThan(html.indexOf('Kredilerin'))
})
