import type { RequestType } from './triageMessage.ts'

/** Words that speak for a type of request. From a weight of 1 the words alone are an ask. */
export interface RequestCue {
  readonly type: RequestType
  readonly weight: number
  readonly pattern: RegExp
  /** Words in the same sentence with which the cue says nothing. */
  readonly unless?: RegExp
}
