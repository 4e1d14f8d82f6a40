/** Short-lived facts, shared by all instances where Redis is set. Losing one costs time, never truth. */
export interface Cache {
  kind: 'memory' | 'redis'
  get<T>(key: string): Promise<T | undefined>
  set(key: string, value: unknown, forMs: number): Promise<void>
  delete(key: string): Promise<void>
}
