import { contract } from '@pusula/contract'

/** The features in the order in which they may know each other: one may use only what stands above it. */
export const featureOrder = Object.keys(contract)
