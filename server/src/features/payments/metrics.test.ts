import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'
import { closeCase, listCases, recordCase } from './store/cases.ts'

const world = await createWorld()
const { database, clock } = world

const shown = async () => {
  const response = await world.app.inject({ method: 'GET', url: '/metrics' })
  return response.body.split('\n')
}

it('open cases are metrics: how many of each kind, and the age of the oldest', async () => {
  expect(await shown()).toContain('pusula_payment_cases_open{kind="notRefunded"} 0')
  expect(await shown()).toContain('pusula_payment_cases_oldest_seconds 0')
  const about = { accountId: null, orderId: null, details: {} }
  await recordCase(database, { key: 'a', kind: 'notRefunded', ...about }, clock.now())
  clock.forward(60_000)
  await recordCase(database, { key: 'b', kind: 'notRefunded', ...about }, clock.now())
  await recordCase(database, { key: 'c', kind: 'disputed', ...about }, clock.now())
  clock.forward(30_000)
  const figures = await shown()
  expect(figures).toContain('pusula_payment_cases_open{kind="notRefunded"} 2')
  expect(figures).toContain('pusula_payment_cases_open{kind="disputed"} 1')
  expect(figures).toContain('pusula_payment_cases_oldest_seconds 90')
  for (const { id } of await listCases(database, { onlyOpen: true })) await closeCase(database, id, 'done', clock.now())
  expect(await shown()).toContain('pusula_payment_cases_open{kind="notRefunded"} 0')
  expect(await shown()).toContain('pusula_payment_cases_oldest_seconds 0')
})

it('the shipped alert rules name metrics that exist', async () => {
  const rules = readFileSync(join(import.meta.dirname, '../../../../deploy/alerts.yml'), 'utf8')
  const asked = new Set(rules.match(/\bpusula_\w+/g))
  const figures = await shown()
  expect(asked.size).toBeGreaterThan(0)
  const retained = new Set(figures.map(line => /^# TYPE (\w+) (?:gauge|counter)$/.exec(line)?.[1]))
  for (const name of asked) expect(retained, name).toContain(name)
})
