/** Something that clients ask about: how they say it, and how policies do. */
export interface CoverageTopic {
  readonly asked: RegExp
  readonly told: RegExp
}

export function topic(asked: string, told: string): CoverageTopic {
  return { asked: new RegExp(asked, 'i'), told: new RegExp(told, 'i') }
}
