import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CalendarEntry, calendarText, escapeText, foldLine } from './ics.ts'

/** What a calendar program makes of a file: its lines unfolded, each a name and a value, texts as they were. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
const unescaped = (text: string) => text.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter))

const changedAt = new Date('2026-11-17T05:30:00Z')
const file = (entries: readonly CalendarEntry[]) =>
  calendarText({ name: 'Pusula', host: 'pusula.example', language: 'tr', entries })

it('no line is longer than 75 bytes, none is cut inside a character, and unfolded they are what they were', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
      const line = `SUMMARY:${text.replaceAll(/[\r\n]/g, '')}`
      const folded = foldLine(line)
      for (const part of folded.split('\r\n')) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
        expect(Buffer.from(part).toString(), 'no letter is cut').toBe(part)
      }
      expect(folded.replaceAll('\r\n ', '')).toBe(line)
    }),
  ))

it('a title comes back letter for letter, and never as another property', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), typed => {
      const title = `${typed}\nEND:VEVENT\r\nATTACH:x; "a", \\b`
      const lines = unfolded(file([{ id: 'a', title, at: changedAt, changedAt }]))
      expect(lines.filter(line => line.startsWith('END:VEVENT'))).toHaveLength(1)
      expect(lines.some(line => line.startsWith('ATTACH'))).toBe(false)
      const summary = lines.find(line => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? ''
      const isSaved = (letter: string) => letter === '\n' || (letter >= ' ' && letter !== '\u007f')
      const retained = [...title.replaceAll(/\r\n|\r/g, '\n')].filter(isSaved).join('')
      expect(unescaped(summary)).toBe(retained)
    }),
  ))

it('a moment is in UTC, a day is a date with the next one as its end, and what is off says so', () => {
  const lines = unfolded(
    file([
      { id: 'alert-1', title: 'ETH', at: new Date('2026-11-29T21:00:00Z'), changedAt, url: 'https://pusula.example/a' },
      { id: 'graded-1', title: escapeText('9'), at: '2026-11-30', changedAt, isCancelled: true },
    ]),
  )
  for (const line of [
    'UID:alert-1@pusula.example',
    'DTSTART:20261129T210000Z',
    'URL:https://pusula.example/a',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261201',
    'STATUS:CANCELLED',
    'SEQUENCE:1',
    'TRANSP:TRANSPARENT',
  ])
    expect(lines).toContain(line)
  expect(unfolded(file([])), 'an empty one is a calendar too').toContain('END:VCALENDAR')
})
