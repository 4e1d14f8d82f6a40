import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

describe('the log', () => {
  it.each(['password', 'newPassword', 'code', 'token', 'activationCode', 'cookie', 'authorization'])(
    'never holds a %s, on the first level or the second',
    name => {
      const lines: string[] = []
      const log = createLog('info', { write: line => lines.push(line) })
      log.info({ [name]: 'kuzey yıldızı', body: { [name]: 'kuzey yıldızı' } }, 'somebody came')
      expect(lines.join()).toContain('somebody came')
      expect(lines.join()).not.toContain('kuzey')
    },
  )

  it('never holds the headers that say who somebody is', () => {
    const lines: string[] = []
    const log = createLog('info', { write: line => lines.push(line) })
    log.info({ headers: { cookie: 'session=kuzey', authorization: 'Bearer kuzey', accept: 'text/html' } })
    expect(lines.join()).toContain('text/html')
    expect(lines.join()).not.toContain('kuzey')
  })
})
