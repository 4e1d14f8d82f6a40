/** As much of a text as there is room for; a letter of two units (surrogate pair) is left out rather than cut in two. */
export const truncate = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
