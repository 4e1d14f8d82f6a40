/** A plain disc, drawn here so that the page needs no picture from anywhere. */
export const coinPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#F7931A"/><path d="M16 7l6 9-6 9-6-9z" fill="#fff"/></svg>',
)}`

/** Waves on a slope: the same on every visit. */
const path = (slope: number) => Array.from({ length: 26 }, (_, index) => Math.sin(index * 1.7) * 2 + slope * index)

export const rising = path(0.6)
export const falling = path(-0.5)
