export * from './candles.ts'
