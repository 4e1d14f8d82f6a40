export { meanDailyMove, type Path, type PathPoint, type PathTerm, pathWithin, type Swing, usualMove } from './path.ts'
