/** One line of a call's transcript. */
export type TranscriptLine = {
  id: string
  /** Who speaks: 'Agent', 'Marisol Ortega'. */
  speaker: string
  text: string
  /** Seconds from the start; a line without them cannot be played from. */
  startsAt?: number | undefined
}

/** The index of the last line that has started at a time; -1 before the first. */
export function lineAt(lines: readonly TranscriptLine[], time: number): number {
  return lines.findLastIndex(({ startsAt }) => startsAt !== undefined && startsAt <= time)
}
