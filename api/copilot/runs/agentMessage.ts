import { withSinglePeriods } from '../../platform/index.ts'
import type { CaraMessage, Citation } from '../workspaces/caraMessage.ts'
import type { Reply } from './task.ts'

/** A message is one stored value: at most 64 KiB, at two bytes per character. */
const bounds = { text: 12_000, quote: 400, citations: 18_000 }

/** Cara's answer as a message of a workspace, with as many citations as fit. */
export function agentMessage(workspaceId: string, { text, citations = [] }: Reply, at: number): CaraMessage {
  const kept = fittingCitations(citations)
  return {
    workspaceId,
    role: 'AGENT',
    fileIds: [],
    agencyUserId: null,
    state: 'HANDLED',
    createdAt: at,
    content: withoutMarksAfter(withSinglePeriods(text).slice(0, bounds.text), kept.length, citations.length),
    citations: kept,
  }
}

/** Citations with quotes shortened until all fit; if there are too many, only the first ones. */
function fittingCitations(citations: readonly Citation[]): Citation[] {
  const share = Math.floor(bounds.citations / Math.max(citations.length, 1))
  const kept: Citation[] = []
  let room = bounds.citations
  for (const citation of citations) {
    const rest = citation.fileId.length + citation.fileName.length + 20
    const quote = citation.quote.slice(0, Math.min(bounds.quote, Math.max(share - rest, 60)))
    room -= rest + quote.length
    if (room < 0) break
    kept.push({ ...citation, quote })
  }
  return kept
}

/** The text without references to dropped citations. */
function withoutMarksAfter(text: string, kept: number, total: number): string {
  if (kept === total) return text
  return text.replaceAll(/ ?\[(\d+)\](?!\()/g, (mark, number: string) =>
    Number(number) > kept && Number(number) <= total ? '' : mark,
  )
}

/** The beginning of an answer as plain text, for the line of a stage. */
export function firstSentence(markdown: string): string {
  const line =
    markdown
      .replaceAll(/[*_#>|`]/g, '')
      .split('\n')
      .find((part) => part.trim() !== '') ?? ''
  return line.trim().slice(0, 300)
}

/** An answer that asks something before Cara continues with the rest of the message. The question stays at the end, where it is found when it is asked again. */
export function withRest(reply: Reply, rest: readonly string[]): Reply {
  const left = rest.map((request) => `“${request.replace(/[.!]+$/, '')}”`).join(', ')
  return { ...reply, text: `One thing at a time: ask me for the rest after this, ${left}.\n\n${reply.text}` }
}
