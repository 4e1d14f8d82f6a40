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

it('the mark of an aim ends where the aim lies, and a row of one cell is as wide as the table', () => {
  const { html } = compose('ada@example.com', 'en', {
    subject: 'Your week',
    paragraphs: ['Your week.'],
    gauge: { held: 79, aim: 80, aimText: 'expected 80' },
    sections: [{ title: 'Missed', rows: [['SOL', '12 Nov', '6.4%'], ['and 10 more']] }],
  })
  expect(html).toMatch(/<td style="width:80%[^"]*text-align:right[^"]*">expected 80 ▲<\/td>/)
  expect(html).toMatch(/<td[^>]*colspan="3"[^>]*>and 10 more<\/td>/)
  expect(html, 'a short word is never broken to save room').toMatch(/<td[^>]*overflow-wrap:break-word[^>]*>SOL<\/td>/)
})
