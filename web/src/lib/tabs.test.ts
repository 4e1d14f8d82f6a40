import { afterAll, afterEach, expect, it, vi } from 'vitest'

/** Tabs of one browser: each loads its own modules, and hears what the browser tells the others. */
function openBrowser({ hasChannel }: { hasChannel: boolean }) {
  const cached = new Map<string, string>()
  const listeners: { tab: number; type: string; listen: (event: object) => void }[] = []
  const channels: Channel[] = []
  let current = 0

  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null
    constructor() {
      channels.push(this)
    }
    postMessage(data: unknown) {
      for (const other of channels) if (other !== this) other.onmessage?.({ data })
    }
    close() {
      channels.splice(channels.indexOf(this), 1)
    }
  }
  const fire = (type: string, event: object, isMeant: (tab: number) => boolean) => {
    for (const { tab, listen } of listeners.filter(listener => listener.type === type)) if (isMeant(tab)) listen(event)
  }

  async function openTab() {
    const tab = ++current
    vi.resetModules()
    vi.stubGlobal('BroadcastChannel', hasChannel ? Channel : undefined)
    vi.stubGlobal('addEventListener', (type: string, listen: (event: object) => void) =>
      listeners.push({ tab, type, listen }),
    )
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => cached.get(key) ?? null,
      setItem: (key: string, newValue: string) => {
        if (cached.get(key) === newValue) return
        cached.set(key, newValue)
        fire('storage', { key, newValue }, other => other !== tab)
      },
    })
    const { listenToTabs, broadcastToTabs } = await import('./tabs.ts')
    const heard: string[] = []
    listenToTabs({
      onMessage: word => heard.push(String(word).split(' ').slice(0, 2).join(' ')),
      onHide: () => broadcastToTabs('gone'),
    })
    const things: unknown[] = []
    listenToTabs({ onMessage: word => typeof word === 'object' && things.push(word) })
    const only = (other: number) => other === tab
    return {
      heard,
      things,
      tell: broadcastToTabs,
      hide: () => fire('pagehide', {}, only),
      comeBack: () => fire('pageshow', { persisted: true }, only),
    }
  }
  return { openTab }
}

afterEach(() => vi.unstubAllGlobals())
afterAll(() => void vi.resetModules())

it.each([{ hasChannel: true }, { hasChannel: false }])(
  'what one tab says the others onMessage, not itself: %o',
  async how => {
    const { openTab } = openBrowser(how)
    const [first, second] = [await openTab(), await openTab()]
    second.tell('member ada')
    expect([first.heard, second.heard]).toEqual([['member ada'], []])
  },
)

it('back/forward cache: a page in it holds no channel open, and listens again once it is back', async () => {
  const { openTab } = openBrowser({ hasChannel: true })
  const [first, second] = [await openTab(), await openTab()]
  first.hide()
  second.tell('member ada')
  first.comeBack()
  second.tell('member ben')
  expect(first.heard).toEqual(['member ben'])
})

it('objects travel by the same BroadcastChannel as texts, to their listeners', async () => {
  const { openTab } = openBrowser({ hasChannel: true })
  const [first, second] = [await openTab(), await openTab()]
  second.tell({ kind: 'prices' })
  expect([first.things, second.things]).toEqual([[{ kind: 'prices' }], []])
})

it('a page that goes can still say so', async () => {
  const { openTab } = openBrowser({ hasChannel: true })
  const [first, second] = [await openTab(), await openTab()]
  first.hide()
  expect(second.heard).toEqual(['gone'])
})
