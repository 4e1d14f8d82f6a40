import { expect, it } from 'vitest'
import { createDurations } from './durations.ts'

it('durations are told as Prometheus reads them: counted up to each bound', () => {
  const durations = createDurations()
  for (const seconds of [0.001, 0.002, 0.4, 60]) durations.note('GET', '/api/app', 200, seconds)
  durations.note('GET', 'none', 404, 0.01)
  const lines = durations.text().split('\n')
  const labels = 'method="GET",route="/api/app",status="200"'
  expect(lines).toContain('# TYPE http_request_duration_seconds histogram')
  for (const [bound, count] of [
    ['0.001', 1],
    ['0.005', 2],
    ['0.3', 2],
    ['1', 3],
    ['25', 3],
    ['+Inf', 4],
  ])
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="${bound}",${labels}} ${count}`)
  expect(lines).toContain(`http_request_duration_seconds_count{${labels}} 4`)
  expect(lines).toContain(`http_request_duration_seconds_sum{${labels}} 60.403`)
  expect(lines.at(-1), 'every line ends').toBe('')
})
