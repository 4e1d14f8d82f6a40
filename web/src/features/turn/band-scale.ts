/** Room beside the outermost end, as a share of what is shown. */
const margin = 0.08

/** A scale on which all ranges and the price have room, on round numbers where there are some near. */
export function bandScale(
  bands: readonly { low: number; high: number }[],
  price: number,
): { min: number; max: number } {
  const least = Math.min(price, ...bands.map(({ low }) => low))
  const most = Math.max(price, ...bands.map(({ high }) => high))
  const room = (most - least || most * 0.01) * margin
  const unit = 10 ** Math.floor(Math.log10(most - least || most * 0.01) - 0.5)
  return { min: Math.max(0, Math.floor((least - room) / unit) * unit), max: Math.ceil((most + room) / unit) * unit }
}
