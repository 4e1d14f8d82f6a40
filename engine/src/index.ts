export * from './candles.ts'
export * from './forecasts/index.ts'
export * from './indicators/index.ts'
export * from './recommendations/index.ts'
