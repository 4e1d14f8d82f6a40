import { accounts, app } from '@pusula/contract'
import { afterAll, afterEach, expect, it, vi } from 'vitest'

/** A visit with what the last one kept, to a server that answers by the path; null does not answer. */
async function visit(signedIn: string, answers: Record<string, { status: number; body: unknown } | null>) {
  vi.resetModules()
  vi.stubGlobal('location', Object.assign(new URL('http://pusula.test/'), { reload: vi.fn() }))
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url.split('?')[0] ?? '']
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status })
  })
  const storage = await import('../../stored/stored.ts')
  storage.writeText('signedIn', signedIn)
  storage.writeText('userAnalysisData', 'of the last one')
  const viewer = await import('./viewer.ts')
  const { identity: met } = await import('../../lib/person/identity.ts')
  // The router looks for a whole browser where it finds a history.
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
  const { saveRegistration, storedRegistration } = await import('./registration/join.ts')
  saveRegistration({ firstName: 'Deniz', lastName: '', email: '', acceptsTerms: false, proof: null, arriveAt: '/' })
  const typed = () => storedRegistration()?.firstName
  return { ...viewer, kept: () => storage.readText('userAnalysisData'), typed, met }
}

const ada = JSON.stringify({ id: 'ada', name: 'Ada', tier: 'member' })
const user = (id: string) => ({ status: 200, body: { id, firstName: id, tier: 'member' } })
const nobody = { status: 401, body: { error: { code: 'accounts.signInRequired', message: 'no' } } }
const signedOut = { status: 200, body: { signedIn: false } }

afterEach(() => vi.unstubAllGlobals())
afterAll(() => void vi.resetModules())

it('stored values of a member stay for that member', async () => {
  const { refreshViewer, lastPerson, kept: saved } = await visit(ada, { [accounts.user.path]: user('ada') })
  await refreshViewer()
  expect([lastPerson()?.id, saved()]).toEqual(['ada', 'of the last one'])
})

it('and are cleared with the session', async () => {
  const { refreshViewer, wasSignedIn, kept: saved, met } = await visit(ada, { [accounts.user.path]: nobody })
  await refreshViewer()
  expect([wasSignedIn(), saved(), met.member]).toEqual([false, null, 'nobody'])
})

it('and before a sign-in', async () => {
  const { expectSignIn, wasSignedIn, lastPerson, kept: saved } = await visit(ada, {})
  expectSignIn()
  expect([wasSignedIn(), lastPerson(), saved()]).toEqual([true, null, null])
})

it('a failed return from the identity provider keeps typed text', async () => {
  const { goToProvider, refreshViewer, wasSignedIn, typed, met } = await visit('null', { [accounts.user.path]: nobody })
  goToProvider()
  goToProvider()
  expect(wasSignedIn()).toBe(true)
  await refreshViewer()
  expect([wasSignedIn(), typed(), met.member]).toEqual([false, 'Deniz', 'nobody'])
})

it('a return as a member clears the values of the person before', async () => {
  const {
    goToProvider,
    refreshViewer,
    lastPerson,
    typed,
    kept: saved,
  } = await visit('null', {
    [accounts.user.path]: user('ben'),
  })
  goToProvider()
  await refreshViewer()
  expect([lastPerson()?.id, typed(), saved()]).toEqual(['ben', undefined, null])
})

it('as does a sign-in after a member', async () => {
  const { goToProvider, wasSignedIn, lastPerson, typed, kept: saved } = await visit(ada, {})
  goToProvider()
  expect([wasSignedIn(), lastPerson(), typed(), saved()]).toEqual([true, null, undefined, null])
})

it('a cached "signed out" does not sign a member out', async () => {
  const {
    refreshViewer,
    kept: saved,
    met,
  } = await visit(ada, { [app.info.path]: signedOut, [accounts.user.path]: null })
  await expect(refreshViewer()).rejects.toMatchObject({ code: 'connection.failed' })
  expect([saved(), met.member]).toEqual(['of the last one', 'ada'])
})

it('an anonymous page refetches the viewer', async () => {
  const answers: Parameters<typeof visit>[1] = { [app.info.path]: signedOut }
  const { refreshViewer, met } = await visit('', answers)
  const { forgetText } = await import('../../stored/stored.ts')
  forgetText('signedIn')
  await refreshViewer()
  expect(met.member).toBe('nobody')
  answers[accounts.user.path] = user('ada')
  void refreshViewer()
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalled())
})
