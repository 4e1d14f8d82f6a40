import { expect, it } from 'vitest'
import { adminPlaceOf, personPath, sectionPath, sections } from './sections.ts'

const searchOf = (path: string) => new URL(path, 'http://pusula.test').search

it.each(sections)('the way to %s leads there', section =>
  expect(adminPlaceOf(searchOf(sectionPath(section)))).toEqual({ section, personId: null }),
)

it('the way to a person leads to that person, whatever the id', () => {
  expect(adminPlaceOf(searchOf(personPath('a b&tab=audit')))).toEqual({ section: 'people', personId: 'a b&tab=audit' })
})

it('an address that says nothing, or nonsense, shows the coins', () => {
  for (const search of ['', '?tab=', '?tab=nothing']) expect(adminPlaceOf(search).section).toBe('coins')
})
