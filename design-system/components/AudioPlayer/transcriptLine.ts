/** What somebody said in a call. */
export type TranscriptLine = {
  id: string
  /** Who speaks: 'Agent', 'Marisol Ortega'. */
  speaker: string
  text: string
  /** Seconds from the beginning; a line without them shows, but cannot be played from. */
  startsAt?: number | undefined
}

/** The line that is being said at a moment: the last one that has begun; -1 before the first. */
export function lineAt(lines: readonly TranscriptLine[], time: number): number {
  return lines.findLastIndex(({ startsAt }) => startsAt !== undefined && startsAt <= time)
}
