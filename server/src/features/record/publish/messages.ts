import type { Both } from '@pusula/contract'

/** What the feed says of itself; its entries are the lines that are published. */
export const feedText = {
  title: { tr: 'Pusula: tahmin zincirinin günlük mühürleri', en: 'Pusula: daily seals of the chain of predictions' },
  entry: { tr: 'Günün mührü', en: 'Seal of the day' },
} satisfies Record<string, Both>
