import { type Both, brief, type Language } from '@pusula/contract'
import { type Html, html } from '@pusula/words/html'
import { plainPage } from '../../platform/html/page.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { stopMornings } from '../notifications/index.ts'

export type StopKind = 'brief' | 'letter'

const purpose = 'brief stop'

/** One-click unsubscribe (RFC 8058): a signed address that ends a brief or weekly e-mail. */
export const stopUrl = ({ config, secrets }: Pick<Platform, 'config' | 'secrets'>, kind: StopKind, accountId: string) =>
  `${config.publicUrl}${brief.stop.path}?${new URLSearchParams({ token: secrets.sign(purpose, `${kind}:${accountId}`) })}`

const words: Both<Record<StopKind, { ask: string; stop: string; done: string }> & { title: string; change: string }> = {
  tr: {
    title: 'Bildirimler',
    change: 'Bildirim ayarları',
    brief: { ask: 'Sabah özeti artık gelmesin mi?', stop: 'Özeti durdur', done: 'Sabah özeti artık gelmeyecek.' },
    letter: {
      ask: 'Haftalık mektup artık gelmesin mi?',
      stop: 'Mektubu durdur',
      done: 'Haftalık mektup artık gelmeyecek.',
    },
  },
  en: {
    title: 'Notifications',
    change: 'Notification settings',
    brief: { ask: 'No more morning briefs?', stop: 'Stop the brief', done: 'You will get no more morning briefs.' },
    letter: { ask: 'No more weekly letters?', stop: 'Stop the letter', done: 'You will get no more weekly letters.' },
  },
}

const stopPage = (language: Language, says: string, form?: Html) => {
  const { title, change } = words[language]
  return plainPage({
    ...{ language, title },
    body: html`<section><h1>${title}</h1><p>${says}</p>${form}
<a class="button plain" href="/dashboard/notifications?language=${language}">${change}</a></section>`,
  })
}

export function openStop(door: Door, { database, secrets }: Platform) {
  const read = (token: string) => {
    const [kind, accountId = ''] = secrets.unsign(purpose, token)?.split(':') ?? []
    if (kind !== 'brief' && kind !== 'letter') throw new Problem('request.invalid')
    return { kind, accountId } as const
  }
  // Programs that look at the links of an e-mail before its reader does end nothing by that.
  serve(door, brief.stopPage, ({ input: { token }, language, reply }) => {
    const { ask, stop } = words[language][read(token).kind]
    const action = `${brief.stop.path}?${new URLSearchParams({ token, language })}`
    const form = html`<form method="post" action="${action}"><button class="button main">${stop}</button></form>`
    reply.type('text/html').send(stopPage(language, ask, form))
    return {}
  })
  serve(door, brief.stop, async ({ input: { token }, language, reply }) => {
    const { kind, accountId } = read(token)
    await stopMornings(database, accountId, kind)
    reply.type('text/html').send(stopPage(language, words[language][kind].done))
    return {}
  })
}
