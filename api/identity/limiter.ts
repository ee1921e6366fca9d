import type { Clock } from '../platform/index.ts'
import { takeToken, type Bucket, type BucketRule } from './tokenBucket.ts'

export type { BucketRule }

const maxSubjects = 10_000

/** Rate limit per subject. Counts in this process only; a restart resets it, which is acceptable. */
export function createLimiter(rule: BucketRule, clock: Clock) {
  const buckets = new Map<string, Bucket>()
  return {
    /** Milliseconds to wait; 0 if it is allowed. */
    take(subject: string, cost = 1): number {
      const { bucket, wait } = takeToken(buckets.get(subject) ?? null, rule, clock.now(), cost)
      buckets.delete(subject)
      buckets.set(subject, bucket)
      for (const oldest of buckets.keys()) {
        if (buckets.size <= maxSubjects) break
        buckets.delete(oldest)
      }
      return wait
    },
  }
}
