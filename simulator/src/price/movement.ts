/**
 * Random access to a logarithmic random walk without end. Time is counted in quarter hours and cut into
 * blocks of 2^levels of them. A block begins and ends near home; inside, it is halved again and again: a hash decides
 * how the block's variance is shared between the halves, another how far the middle lies from the straight line.
 * That is Brownian motion on a clock that runs unevenly, by the hours of the week and by chance: calm and storm cluster on
 * every scale, and small moves are partly taken back. One place costs `levels` halvings, whether it lies in 2019 or in 2040.
 */
export type Wander = {
  key: number
  /** Decides calm and storm on the scale of days and more; below that each movement has its own. */
  seasonKey: number
  /** Half of those seasons are its own, too: coins do not all storm at once. */
  hasOwnSeasons: boolean
  levels: number
  /** Variance of the log price per quarter hour, on average. */
  quarterVariance: number
  /** How far from home a block may begin, as a standard deviation of the log price. */
  homeDeviation: number
  shocks: 'crashes' | 'both ways' | 'none'
}

/** The log price at `first` and after each quarter hour from there, and the variance each quarter hour spends. */
export type Stretch = { first: number; edges: Float64Array; variances: Float64Array }
