/** Letters as people type them on any keyboard: no case, no marks, and the four i of Turkish as one. */
export const fold = (text: string): string =>
  text.replace(/[İIı]/g, 'i').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
