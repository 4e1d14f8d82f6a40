export { type GemFactor, type GemFactorName, type GemGrade, type GemLevel, gradeGem } from './grade.ts'
export { type GemCandidate, type GemMeasures, measureGem } from './measures.ts'
export { type GemTarget, targetOf } from './target.ts'
export { sayGem, sayHorizon } from './words.ts'
