import { describe, expect, it } from 'vitest'
import { createLog, withLateChildren } from './log.ts'

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

  it('makes a child only when it has something to say, and then with all its names', () => {
    const lines: string[] = []
    const log = createLog('info', { write: line => lines.push(line) })
    let made = 0
    const counted = Object.create(log, { child: { value: (names: object) => ++made && log.child(names) } })
    const child = withLateChildren(counted).child({ reqId: '7' })
    expect(made).toBe(0)
    child.info('here')
    child.child({ part: 'b' }).warn('there')
    expect(made).toBe(1)
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { reqId: '7', msg: 'here' },
      { reqId: '7', part: 'b', msg: 'there' },
    ])
  })
})
