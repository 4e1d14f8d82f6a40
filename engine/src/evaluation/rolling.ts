/** The last `size` values in order of size, kept sorted as they come and go. */
interface RollingSort {
  readonly sorted: () => Float64Array
  readonly push: (value: number) => void
}

export function rollingSort(size: number): RollingSort {
  const arrivals = new Float64Array(size)
  const sorted = new Float64Array(size)
  let seen = 0

  /** First place whose value is not below the given one. */
  const placeOf = (value: number, count: number) => {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle] < value) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    sorted: () => sorted.subarray(0, Math.min(seen, size)),
    push: value => {
      let count = Math.min(seen, size)
      if (seen >= size) {
        const gone = placeOf(arrivals[seen % size], count)
        sorted.copyWithin(gone, gone + 1, count--)
      }
      const place = placeOf(value, count)
      sorted.copyWithin(place + 1, place, count)
      sorted[place] = value
      arrivals[seen++ % size] = value
    },
  }
}
