import type { Page } from '@playwright/test'
import { newFolder } from '../../server/src/testing/folder.ts'
import {
  calibration,
  cardReply,
  gradedCall,
  recordReply,
  sealedCall,
  tableReply,
  tableRow,
  todayReply,
} from '../../web/src/features/turn/testing.ts'
import { removeFolder, startServer } from '../process/server.ts'
import { becomeMember, newEmail } from './people-steps.ts'
import { everyone, expect, expectAccessible, expectRoom, narrowPx, picture, test } from './person.ts'

const words = {
  tr: {
    question: 'Bitcoin yarın bu saatte nerede olur?',
    low: 'Alt uç',
    high: 'Üst uç',
    highField: 'Üst',
    seal: 'Aralığımı mühürle',
    sealed: 'Aralığın mühürlü',
    pusula: /Pusula \$64\.350/,
    held: 'Tuttu',
    missed: 'Tutmadı',
    mine: '80 diyorsun, 61 tutuyor',
    early: 'Ne kadar isabetli olduğunu 20 aralıktan sonra söyleriz.',
    show: 'Tabloda görün',
    free: 'Bu ad boş',
    table: 'Tablo',
    better: '34 kişi ve 3 model. “Aynı kalır”dan açıkça iyi: 3.',
    few: '20’den az aralığı olan 28 ad',
    history: 'Bütün geçmişi',
    model: 'Modeli kaydet',
    join: 'Sonucu saklayalım mı?',
    guestLimit: 'Misafirken günde bir aralık verebilirsin.',
  },
  en: {
    question: 'Where will Bitcoin be this time tomorrow?',
    low: 'Low end',
    high: 'High end',
    highField: 'High',
    seal: 'Seal my range',
    sealed: 'Your range is sealed',
    pusula: /Pusula \$64,350/,
    held: 'Held',
    missed: 'Missed',
    mine: 'You say 80, you get 61',
    early: 'After 20 ranges we can say how well you judge.',
    show: 'Show me in the table',
    free: 'This name is free',
    table: 'Table',
    better: '34 people and 3 models. 3 are clearly better than “no change”.',
    few: '28 with fewer than 20 ranges',
    history: 'Whole history',
    model: 'Save the model',
    join: 'Shall we keep the result?',
    guestLimit: 'As a guest you can give one range a day.',
  },
}

/** A day of which the answers are known: what the server grades is tested where it is done. */
async function knownDay(page: Page) {
  let sealed: ReturnType<typeof sealedCall> | null = null
  let record = recordReply()
  const earlier = [
    gradedCall(65_700),
    gradedCall(67_180, { id: 41 }),
    gradedCall(3_480, { id: 40, symbol: 'ETH', name: 'Ethereum', priceUsd: 3_470, lowUsd: 3_390, highUsd: 3_520 }),
    gradedCall(150, { id: 39, symbol: 'SOL', name: 'Solana', priceUsd: 158, lowUsd: 156, highUsd: 161 }),
  ]
  const player = { name: 'kuzeyli', kind: 'person', about: null, url: null, since: '2026-06-01T00:00:00.000Z' }
  const given = () => (sealed ? [sealed] : [])
  const answers: Record<string, (last: string) => unknown> = {
    '': () => todayReply({ calls: given() }),
    coins: () => cardReply({ at: new Date().toISOString(), mine: sealed, refusal: sealed ? 'called' : null }),
    calls: last => (last === 'calls' ? [...given(), ...earlier] : earlier.find(({ id }) => id === Number(last))),
    record: () => record,
    table: () => tableReply(),
    players: () => ({ ...player, row: tableRow('kuzeyli'), calls: earlier.slice(0, 2) }),
    nickname: () => ({ state: 'free' }),
    models: () => [],
  }
  await page.route(/\/api\/turn(\/|\?|$)/, route => {
    const [part = '', ...rest] = new URL(route.request().url()).pathname.split('/').slice(3)
    if (part === 'calls' && route.request().method() === 'POST') {
      const { lowUsd, highUsd } = route.request().postDataJSON()
      sealed = sealedCall({ id: 50, lowUsd, highUsd, widthRatio: (highUsd - lowUsd) / 65_684 })
      return route.fulfill({ json: sealed })
    }
    return route.fulfill({ json: answers[part]?.(rest.at(-1) ?? part) })
  })
  return {
    posted: () => sealed,
    recordIs: (next: typeof record) => {
      record = next
    },
  }
}

/** Room on the smallest phone and with twice the text, nothing in anyone’s way, and a picture. */
async function looked(page: Page, name: string) {
  await expectAccessible(page)
  await picture(page, `turn-${name}`)
  await expectRoom(page, [narrowPx.phone, narrowPx.largeText])
}

for (const who of everyone)
  test(`a range is placed by keys, sealed, and seen beside the others (${who})`, { tag: who }, async ({
    page,
    language,
  }) => {
    const said = words[language]
    const day = await knownDay(page)
    await becomeMember(page, newEmail())

    await test.step('one line on home, one card on the coin’s page', async () => {
      await page.goto('/dashboard/home')
      await expect(page.getByRole('link', { name: said.question })).toHaveAttribute('href', '/turn')
      await picture(page, 'turn-home')
      await page.goto('/dashboard/analysis?coin=BTC')
      await page.getByRole('heading', { name: 'Bitcoin', exact: true }).waitFor()
      // It comes when it is near.
      await page.keyboard.press('End')
      await expect(page.getByRole('heading', { name: said.question })).toBeVisible()
      await picture(page, 'turn-coin')
    })

    await test.step('the keys alone place both ends; Pusula’s range is nowhere', async () => {
      await page.goto('/turn')
      await expect(page.getByRole('heading', { name: said.question })).toBeVisible()
      await looked(page, 'call-untouched')
      await expect(page.getByText(/64[.,]350/)).toHaveCount(0)
      await page.getByRole('slider', { name: said.low }).press('ArrowLeft')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('slider', { name: said.high })).toBeFocused()
      await page.keyboard.press('PageUp')
      await expect(page.getByLabel(said.highField, { exact: true })).toHaveValue(
        language === 'tr' ? '67.384' : '67,384',
      )
      await looked(page, 'call')
    })

    await test.step('a finger or the mouse drags a thumb', async () => {
      const thumb = page.getByRole('slider', { name: said.high })
      const box = await thumb.boundingBox()
      if (!box) throw new Error('no thumb')
      await page.mouse.move(box.x + box.width / 2, box.y + 26)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2 - 30, box.y + 26, { steps: 4 })
      await page.mouse.up()
      await expect.poll(async () => Number(await thumb.getAttribute('aria-valuenow'))).toBeLessThan(67_384)
    })

    await test.step('sealed: nothing can be changed, and Pusula’s range is there', async () => {
      await page.getByRole('button', { name: said.seal }).press('Enter')
      await expect(page.getByRole('heading', { name: said.sealed })).toBeVisible()
      await expect(page.getByRole('img', { name: said.pusula })).toBeVisible()
      await expect(page.getByRole('slider')).toHaveCount(0)
      expect(day.posted()?.lowUsd).toBe(64_884)
      await looked(page, 'sealed')
    })

    await test.step('how others ended', async () => {
      await page.goto('/turn?call=42')
      await expect(page.getByRole('heading', { name: said.held, exact: true })).toBeVisible()
      await looked(page, 'result')
      await page.goto('/turn?call=41')
      await expect(page.getByRole('heading', { name: said.missed, exact: true })).toBeVisible()
      await looked(page, 'result-miss')
    })

    await test.step('one’s own record, and the name in the table', async () => {
      await page.goto('/turn?tab=record')
      await expect(page.getByRole('heading', { name: said.mine })).toBeVisible()
      await looked(page, 'record')
      await page.getByRole('switch', { name: said.show }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('deniz_a')
      await expect(page.getByText(said.free)).toBeVisible()
      await looked(page, 'nickname')
      day.recordIs(recordReply({ graded: 61, given: 62, held: 45, calibration }))
      await page.goto('/turn?tab=record')
      await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
      await looked(page, 'record-60')
      const none = { rate: null, reading: null, widened: null, heldIfHalved: null, skill: null }
      day.recordIs(recordReply({ ...none, graded: 7, given: 7, held: 5 }))
      await page.goto('/turn?tab=record')
      await expect(page.getByRole('heading', { name: said.early })).toBeVisible()
      await looked(page, 'record-early')
    })

    await test.step('the table, a profile, a model', async () => {
      await page.getByRole('tab', { name: said.table }).click()
      await expect(page.getByRole('heading', { name: said.better })).toBeVisible()
      await page.getByRole('button', { name: said.few }).click()
      await looked(page, 'table')
      await page.getByRole('link', { name: 'kuzeyli' }).click()
      await expect(page.getByRole('heading', { name: said.history })).toBeVisible()
      await looked(page, 'profile')
      await page.goto('/turn?tab=model')
      await expect(page.getByRole('button', { name: said.model })).toBeVisible()
      await looked(page, 'model')
    })
  })

test('a guest seals on a real server, is asked to keep it by joining, and has one range a day', {
  tag: '@phone',
}, async ({ page, language }) => {
  const said = words[language]
  const folder = newFolder('turn')
  // The server of the other journeys keeps no record, and so offers no coin.
  const server = await startServer({ DATA_DIR: folder, MARKET_SOURCE: 'simulated', RECORD_COINS: '2' })
  try {
    const card = page.waitForResponse(response => response.url().includes('/api/turn/coins/'))
    await page.goto(`${server.url}/turn?guest=true`)
    const low = page.getByRole('slider', { name: said.low })
    await low.press('ArrowLeft')
    const shown = await (await card).json()
    expect(JSON.stringify(shown), 'before the seal').not.toContain('rivals')
    await page.getByRole('button', { name: said.seal }).click()
    await expect(page.getByRole('heading', { name: said.sealed })).toBeVisible()
    await expect(page.getByRole('img', { name: /Pusula \$/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: said.join })).toBeVisible()
    await looked(page, 'guest')
    await page.reload()
    await expect(page.getByRole('heading', { name: said.sealed })).toBeVisible()
    await page.goto(`${server.url}/turn?guest=true&coin=${shown.symbol === 'BTC' ? 'ETH' : 'BTC'}`)
    await expect(page.getByText(said.guestLimit)).toBeVisible()
    await page.goto(`${server.url}/turn?guest=true&tab=table`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  } finally {
    await server.end('SIGTERM')
    removeFolder(folder)
  }
})
