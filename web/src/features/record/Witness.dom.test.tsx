import { type Language, record } from '@pusula/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '../../lib/language.ts'
import { queryClient } from '../../lib/query.ts'
import { forgetStored, readStored, writeStored } from '../../stored/stored.ts'
import { answerOf, entriesTo, type MadeUpLog } from '../../testing/log.ts'
import { type Answered, lost, openPage, refuse, replyWith } from '../../testing/page.tsx'
import Witness from './Witness.tsx'

type Reply = ReturnType<typeof answerOf>

const thousand: MadeUpLog = { entries: entriesTo(1_000) }
const grown: MadeUpLog = { entries: entriesTo(2_204) }
const rewritten: MadeUpLog = { entries: grown.entries.with(7, 'a kinder entry') }

const stored = () => readStored('recordCheckpoint')
const noteOf = (log: MadeUpLog) => answerOf(log, 0).checkpoint

const siteWith = (log: MadeUpLog, change: (reply: Reply) => Partial<Reply> = () => ({})): Answered =>
  replyWith(record.consistency, ({ from }) => {
    const reply = answerOf(log, Number(from))
    return { ...reply, ...change(reply) }
  })

/** A page that is opened anew: what the one before it knew is gone, what the browser keeps is not. */
function visit(answer: Answered, language: Language = 'en', at = new Date(2026, 10, 17, 9, 5)) {
  queryClient.clear()
  vi.spyOn(Date, 'now').mockReturnValue(at.getTime())
  return openPage(<Witness seed={null} />, { language, answers: [answer] })
}

/** A reader who was here on 12 November at 14:32. */
async function visitBefore(log = thousand) {
  const page = visit(siteWith(log), 'en', new Date(2026, 10, 12, 14, 32))
  await screen.findByText(/^You are now a witness/)
  page.unmount()
}

const atRest = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))
const says = async (words: RegExp) => expect((await screen.findByText(words)).textContent).toMatch(words)

afterEach(() => {
  vi.restoreAllMocks()
  // Blocked storage leaves it in memory.
  forgetStored('recordCheckpoint')
})

describe.each<[Language, Record<'first' | 'unchanged' | 'grown' | 'unreached', RegExp>]>([
  [
    'tr',
    {
      first: /^Artık sen de tanıksın: bundan sonra geçmiş değiştirilirse tarayıcın fark eder\.$/,
      unchanged: /^Son ziyaretinden beri değişmedi \(12 Kas( 2026)? 14[.:]32\)\.$/,
      grown: /^Son ziyaretinden beri değişmedi \(17 Kas.*\)\. 1\.204 yeni kayıt eklendi\.$/,
      unreached: /^Geçmiş şu an denetlenemedi\. Son denetim: 12 Kas.*\.$/,
    },
  ],
  [
    'en',
    {
      first: /^You are now a witness: from now on your browser notices if the past is rewritten\.$/,
      unchanged: /^Unchanged since your last visit \(12 Nov.* 14:32\)\.$/,
      grown: /^Unchanged since your last visit \(17 Nov.*\)\. 1,204 entries were added\.$/,
      unreached: /^The past could not be checked just now\. Last checked: 12 Nov.*\.$/,
    },
  ],
])('a past that is as it was, in %s', (language, lines) => {
  it('the first visit makes a witness, and shows who signs and how to check elsewhere', async () => {
    const page = visit(siteWith(thousand), language)
    await says(lines.first)
    expect(page.asked(record.consistency)).toMatchObject([{ from: '0' }])
    const { checkpoint, verifierKey } = answerOf(thousand, 0)
    expect(stored()).toEqual({ note: checkpoint, verifierKey, atMs: Date.now() })
    expect(screen.getByText(verifierKey)).toBeTruthy()
    await says(/^npm run verify -- .* --since pusula-checkpoint-kept-1000\.txt$/)
  })

  it('the next visits say quietly that nothing has changed, and how much was added', async () => {
    await visitBefore()
    const same = visit(siteWith(thousand), language)
    await says(lines.unchanged)
    same.unmount()
    const later = visit(siteWith(grown), language, new Date(2026, 10, 18))
    await says(lines.grown)
    expect(later.asked(record.consistency)).toMatchObject([{ from: '1000' }])
    expect(stored()?.note).toBe(noteOf(grown))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each<[string, Answered]>([
    ['nobody answers', lost(record.consistency)],
    ['the server stumbles', refuse(record.consistency, 'server.failed')],
    ['something else answers', [record.consistency, () => ({ status: 200, body: { welcome: 'to the hotel' } })]],
  ])('where %s, what is kept stays, and nothing is alleged', async (_, answer) => {
    await visitBefore()
    visit(answer, language)
    await says(lines.unreached)
    expect(stored()?.note).toBe(noteOf(thousand))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

/** The first letter of the signature is turned into another. */
const badlySigned = ({ checkpoint }: Reply) => ({
  checkpoint: checkpoint.replace(/(— \S+ \S{12})(\S)/, (_, head, letter) => head + (letter === 'A' ? 'B' : 'A')),
})
const otherKey = { ...grown, secret: 'two' }
const shortened: MadeUpLog = { entries: entriesTo(900) }

describe('a past that is not as it was', () => {
  it.each<[string, MadeUpLog, ((reply: Reply) => Partial<Reply>) | undefined, Record<Language, RegExp[]>]>([
    [
      'an entry was rewritten',
      rewritten,
      undefined,
      {
        tr: [/^Karnenin geçmişi yeniden yazılmış$/, /gördüğü 1\.000 kayıt artık aynı değil/],
        en: [/^The past of the track record was rewritten$/, /^The 1,000 entries .* at least one was changed/],
      },
    ],
    [
      'the log is as long and has another root',
      { entries: thousand.entries.with(999, 'another entry') },
      undefined,
      { tr: [/^Karnenin geçmişi yeniden yazılmış$/], en: [/^The past of the track record was rewritten$/] },
    ],
    [
      'the end was cut off',
      shortened,
      undefined,
      {
        tr: [/^Karnenin sonu kesilmiş$/, /1\.000 kayıt vardı, şimdi 900 var/],
        en: [/^The end of the track record was cut off$/, /there were 1,000 entries, now there are 900/],
      },
    ],
    [
      'no proof is given',
      grown,
      () => ({ proof: null }),
      { tr: [/değişmediği kanıtlanmadı$/], en: [/^Nobody proved that the past/] },
    ],
    [
      'another key signs',
      otherKey,
      undefined,
      {
        tr: [/^Karne başka bir anahtarla imzalanmış$/, /^Daha önce gördüğün kayıtlar olduğu gibi duruyor\.$/],
        en: [/^The track record is signed with another key$/, /^The entries that you saw are as they were\.$/],
      },
    ],
    [
      'another key signs a past that was rewritten',
      { ...rewritten, secret: 'two' },
      undefined,
      {
        tr: [/^Karnenin geçmişi yeniden yazılmış$/, /^İmza anahtarı son ziyaretindekinden farklı/],
        en: [/^The past of the track record was rewritten$/, /^The verifier key is not the one of your last visit/],
      },
    ],
    [
      'the log goes by another name',
      { ...grown, origin: 'another.test' },
      undefined,
      { tr: [/^Karnenin adı değişmiş$/], en: [/^The track record goes by another name$/] },
    ],
    [
      'the signature is wrong',
      grown,
      badlySigned,
      {
        tr: [/^Karnenin imzası geçersiz$/, /tarayıcın kabul etmedi\.$/],
        en: [/^The signature of the track record is not valid$/, /your browser did not take it\.$/],
      },
    ],
    [
      'what came is no checkpoint',
      grown,
      () => ({ checkpoint: 'hello' }),
      { tr: [/^Karnenin imzası geçersiz$/], en: [/^The signature of the track record is not valid$/] },
    ],
  ])('says loudly that %s, keeps what it kept, and gives both to download', async (_, log, change, words) => {
    await visitBefore()
    const page = visit(siteWith(log, change))
    const alert = within(await screen.findByRole('alert'))
    for (const language of ['en', 'tr'] as const) {
      act(() => setLanguage(language))
      for (const each of words[language]) expect(alert.getByText(each)).toBeTruthy()
    }
    expect(stored()?.note).toBe(noteOf(thousand))

    const files: Promise<string>[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      if (file instanceof Blob) files.push(file.text())
      return 'blob:file'
    })
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    for (const button of alert.getAllByRole('button')) await page.user.click(button)
    const names = download.mock.contexts.map(
      link => link instanceof HTMLAnchorElement && link.download.replace(/(-\d+)?\.txt$/, ''),
    )
    expect(names).toEqual(['pusula-checkpoint-kept', 'pusula-checkpoint-received'])
    const reply = answerOf(log, 1_000)
    expect(await Promise.all(files)).toEqual([noteOf(thousand), { ...reply, ...change?.(reply) }.checkpoint])
  })
})

describe('what a browser cannot do is said', () => {
  it('where it cannot keep anything, it could not notice a change', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => undefined })
    visit(siteWith(thousand))
    await says(/^This browser cannot keep anything new/)
    cleanup()
    visit(siteWith(thousand), 'tr')
    await says(/Bu tarayıcı yeni bir şey saklayamıyor/)
  })

  it('where it has no Ed25519 the signature is not checked, the tree is', async () => {
    const refused = new DOMException('Unrecognized name.', 'NotSupportedError')
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(refused)
    const first = visit(siteWith(thousand))
    await says(/^You are now a witness.* This browser cannot check the signature/)
    first.unmount()
    const second = visit(siteWith(grown), 'tr')
    await says(/1\.204 yeni kayıt eklendi\. Bu tarayıcı imza denetleyemiyor/)
    second.unmount()
    visit(siteWith({ entries: rewritten.entries.concat('one more') }))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it('where the connection is not encrypted it has no hashes either', async () => {
    vi.stubGlobal('crypto', {})
    visit(siteWith(thousand))
    await says(/^Your browser cannot check the past: this connection is not encrypted\.$/)
  })
})

it('a key that is no point of the curve is no excuse for not checking the signature', async () => {
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Invalid key.', 'DataError'))
  visit(siteWith(thousand))
  expect(await screen.findByRole('heading', { name: 'The signature of the track record is not valid' })).toBeTruthy()
  expect(stored(), 'and nothing is kept that was not signed').toBeNull()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it('a log that is gone altogether was cut off; one that never was is not spoken of', async () => {
  const nothing = replyWith(record.consistency, () => ({ checkpoint: null, verifierKey: null, proof: null }))
  const page = visit(nothing)
  await atRest()
  expect(document.body.textContent).toBe('')
  page.unmount()
  await visitBefore()
  visit(nothing)
  expect(await screen.findByText(/there were 1,000 entries, now there are 0/)).toBeTruthy()
})

describe('two tabs', () => {
  /** The other tab keeps a newer checkpoint while this one waits for its answer. */
  const withOtherTab = (seenThere: MadeUpLog) =>
    replyWith(record.consistency, ({ from }) => {
      const { checkpoint, verifierKey } = answerOf(seenThere, 0)
      if (from === '1000') writeStored('recordCheckpoint', { note: checkpoint, verifierKey, atMs: 1 })
      return answerOf(from === '1000' ? { entries: entriesTo(1_100) } : grown, Number(from))
    })

  it('the later answer does not put an older checkpoint in the place of what the other tab keeps', async () => {
    await visitBefore()
    const page = visit(withOtherTab({ entries: entriesTo(1_500) }))
    await says(/\(12 Nov.*\)\. 1,204 entries were added\.$/)
    expect(page.asked(record.consistency)).toMatchObject([{ from: '1000' }, { from: '1500' }])
    expect(stored()?.note).toBe(noteOf(grown))
  })

  it('find out where each was shown another past', async () => {
    await visitBefore()
    const fork = { entries: entriesTo(1_500).with(1_200, 'for the other tab alone') }
    visit(withOtherTab(fork))
    expect(await screen.findByRole('heading', { name: 'The past of the track record was rewritten' })).toBeTruthy()
    expect(stored()?.note).toBe(noteOf(fork))
  })
})

describe('one visit', () => {
  const open = (page: ReturnType<typeof visit>) => {
    page.unmount()
    return openPage(<Witness seed={null} />, { answers: [siteWith({ entries: entriesTo(2_304) })] })
  }

  it('checks anew whenever the record is opened, and counts from the visit before', async () => {
    await visitBefore()
    const page = visit(siteWith(grown))
    await says(/1,204 entries were added/)
    const again = open(page)
    await says(/\(12 Nov.*\)\. 1,304 entries were added\.$/)
    expect(again.asked(record.consistency)).toMatchObject([{ from: '2204' }])
  })

  it('goes on saying what was wrong, even where the next answer is in order again', async () => {
    await visitBefore()
    const page = visit(siteWith(rewritten))
    await screen.findByRole('alert')
    open(page)
    await atRest()
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(stored()?.note).toBe(noteOf(thousand))
  })

  it('of a demo checks nothing', async () => {
    const page = openPage(<Witness seed={null} />, { address: '/track-record?demo=true' })
    await atRest()
    expect(page.asked(record.consistency)).toEqual([])
    expect(stored()).toBeNull()
  })
})
