import type { TriagedRequest } from '../../assistant/index.ts'
import { capitalized } from '../../platform/index.ts'
import { quoted } from './standingReply.ts'

/** What a client reads about what is none of our usual work; in their words where they ask for other things besides. */
export function otherReply({ evidence }: Pick<TriagedRequest, 'evidence'>, isOnly: boolean): string {
  const answer = 'A member of our team will look into it and get back to you.'
  if (isOnly || evidence.length === 0) return answer
  return `You wrote: ${evidence.map((words) => `"${quoted(capitalized(words.replace(/^(?:(?:and|also|plus)\b[\s,]*)+/i, '')))}"`).join(' ')} ${answer}`
}
