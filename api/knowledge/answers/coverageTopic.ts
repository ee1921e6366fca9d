/** A topic that clients ask about: their words for it, and the policy's. */
export interface CoverageTopic {
  readonly asked: RegExp
  readonly told: RegExp
}

export function topic(asked: string, told: string): CoverageTopic {
  return { asked: new RegExp(asked, 'i'), told: new RegExp(told, 'i') }
}
