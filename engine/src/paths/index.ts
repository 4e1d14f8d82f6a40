export { meanDailyMove, type Path, type PathPoint, type PathTerm, pathWithin, type Swing, usualMove } from './path.ts'
export { type PathSketch, sketchOf } from './sketch.ts'
