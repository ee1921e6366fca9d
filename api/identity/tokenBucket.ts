/** Rate limit: `capacity` at once, then one more every `refill` milliseconds. */
export interface BucketRule {
  readonly capacity: number
  readonly refill: number
}

export interface Bucket {
  readonly tokens: number
  readonly at: number
}

export interface TokenTaken {
  readonly isAllowed: boolean
  readonly bucket: Bucket
  /** Milliseconds until the next token; 0 if one was taken. */
  readonly wait: number
}

/**
 * Takes tokens from a bucket; a missing bucket is full. Whatever costs more than is left is allowed while one token is
 * there, and the rest is owed.
 */
export function takeToken(bucket: Bucket | null, rule: BucketRule, now: number, cost = 1): TokenTaken {
  const earlier = bucket ?? { tokens: rule.capacity, at: now }
  const tokens = Math.min(rule.capacity, earlier.tokens + Math.max(0, now - earlier.at) / rule.refill)
  if (tokens >= 1) return { isAllowed: true, bucket: { tokens: tokens - cost, at: now }, wait: 0 }
  return { isAllowed: false, bucket: { tokens, at: now }, wait: Math.ceil((1 - tokens) * rule.refill) }
}

/** When an unused bucket is full again and can be deleted. */
export function fullAt(bucket: Bucket, rule: BucketRule): number {
  return bucket.at + (rule.capacity - bucket.tokens) * rule.refill
}
