export * from './record.ts'
export * from './rivals.ts'
export * from './score.ts'
export * from './skill.ts'
