import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { donutArcs, groupSmall } from './Donut.tsx'

const share = fc.double({ min: 0.001, max: 1, noNaN: true })

describe('the ring of shares', () => {
  it('goes once round, each share beginning where the last one ended', () => {
    const arcs = donutArcs([0.5, 0.25, 0.25])
    expect(arcs.map(arc => arc.offset)).toEqual([0, -232.48, -348.72])
    expect(arcs[0]?.dash).toBe('229.48 235.48')
  })

  it('closes the ring when there is one share alone', () => expect(donutArcs([1])[0]?.dash).toBe('464.96 0'))

  it('draws nothing of an empty portfolio', () =>
    expect(donutArcs([0, 0]).every(arc => arc.dash.startsWith('0 '))).toBe(true))
})

describe('small shares', () => {
  const rest = (total: number) => ({ name: 'rest', share: total })

  it('stay by name when there are few', () =>
    expect(
      groupSmall(
        [
          { name: 'a', share: 0.2 },
          { name: 'b', share: 0.8 },
        ],
        5,
        rest,
      ).map(slice => slice.name),
    ).toEqual(['b', 'a']))

  it('are summed into one, and nothing is lost', () =>
    fc.assert(
      fc.property(fc.array(share, { minLength: 6, maxLength: 30 }), shares => {
        const slices = shares.map((value, index) => ({ name: `${index}`, share: value }))
        const grouped = groupSmall(slices, 5, rest)
        const sum = (list: { share: number }[]) => list.reduce((total, slice) => total + slice.share, 0)
        expect(grouped).toHaveLength(5)
        expect(grouped.at(-1)?.name).toBe('rest')
        expect(sum(grouped)).toBeCloseTo(sum(slices))
      }),
    ))
})
