import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  analysis,
  app,
  credits,
  gems,
  jurisdictions,
  profileOf,
  referrals,
  admin as routes,
  turn,
} from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { administrator } from '../../testing/admin.ts'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()
const owner = await administrator(world)
const reader = await world.member({ credits: 50 })

describe.each(jurisdictions)('the profile %s', jurisdiction => {
  const profile = profileOf[jurisdiction]
  const choose = () => owner.call(routes.saveSettings, { jurisdiction })

  it('takes effect at once in every instance, and is in the audit log', async () => {
    expect((await choose()).jurisdiction).toBe(jurisdiction)
    expect(await world.person().call(app.info, {})).toMatchObject({ jurisdiction })
    const [newest] = await owner.call(routes.audit, { action: 'settings.change' })
    if (jurisdiction !== 'general') expect(newest?.details).toMatchObject({ jurisdiction: { to: jurisdiction } })
  })

  it('decides what the API says of borrowed money, in saved analyses too', async () => {
    await choose()
    await reader.call(credits.deduct, { symbol: 'ETH' })
    const fresh = await reader.call(analysis.analyze, { symbol: 'ETH' })
    const saved = await reader.call(analysis.keptOf, { symbol: 'ETH' })
    const demo = await reader.call(analysis.demo, {})
    for (const said of [fresh, saved.tr.analysis, saved.en.analysis, demo.tr.analysis]) {
      const leveraged = said.plans.flatMap(({ leverages }) => leverages)
      if (!profile.hasLeverage) {
        expect(leveraged).toEqual([])
        expect(said.leverage_recommendation).toMatchObject({ position: 'none', leverage: null, reason: '' })
      }
    }
    for (const said of [fresh, saved.tr.analysis, saved.en.analysis, demo.en.analysis]) {
      const advised = [said.headline.holding, said.headline.notHolding, said.spot_recommendation.reason]
      expect(advised.every(Boolean)).toBe(profile.wording === 'ideas')
    }
    const all = [fresh, demo.tr.analysis].flatMap(said => said.plans.flatMap(({ leverages }) => leverages))
    if (profile.hasLeverage) expect(all.length, 'there is something to hide').toBeGreaterThan(0)
  })

  it('decides what pages without a script say of risk, and what is said of a coin too young for them', async () => {
    await choose()
    // Pages are kept for a minute.
    world.clock.forward(61_000)
    const page = await world.app.inject({ url: '/coins/bitcoin' })
    expect(page.body).toContain(profile.risk.en)
    const young = await reader.call(analysis.kind, { symbol: 'KITE', language: 'en' })
    const isScenario = profile.wording === 'scenarios'
    expect(/\bscenarios?\b/.test(JSON.stringify(young.text))).toBe(isScenario)
    expect(/\bplans?\b/.test(JSON.stringify(young.text))).toBe(!isScenario)
  })

  it('opens or closes gems, rewards for invitations, and ranges of one’s own', async () => {
    await choose()
    const asked = reader.call(gems.summary, {})
    if (profile.gems === 'closed') await expect(asked).rejects.toMatchObject({ code: 'gems.closed' })
    else expect(await asked).toHaveProperty('count')
    const invited = reader.call(referrals.generate, {})
    if (profile.rewardsInvitations) expect(await invited).toHaveProperty('referralUrl')
    else await expect(invited).rejects.toMatchObject({ code: 'referrals.closed' })
    expect((await reader.call(turn.today, {})).isOpen).toBe(profile.hasTurn)
    const card = reader.call(turn.card, { symbol: 'BTC' })
    if (profile.hasTurn) expect(await card).toHaveProperty('priceUsd')
    else await expect(card).rejects.toMatchObject({ code: 'turn.off' })
  })
})

it('e-mails, pushes and the words of an analysis recommend nothing, under any profile', () => {
  const root = join(import.meta.dirname, '../../../..')
  const files = ['server/src/features', 'engine/src'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /(emails?|messages|words|texts|sentences)[^/]*\.ts$|commentary\/.*\.ts$/.test(file))
      .filter(file => !/\.test\.ts$|testing\//.test(file))
      .map(file => join(folder, file)),
  )
  expect(files.length).toBeGreaterThan(15)
  const spoken = (text: string) =>
    [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, a, b]) => a ?? b ?? '')
  const wrong = files.flatMap(file =>
    spoken(readFileSync(join(root, file), 'utf8'))
      .filter(text => text.includes(' ') && /öneri|\brecommend|\b(buy|sell) (now|it)\b|hemen (al|sat)\b/i.test(text))
      .map(text => `${file}: ${text}`),
  )
  expect(wrong).toEqual([])
})
