import { asksOfContract } from '../../../assistant/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'

/** What a client wants to know of their own policy, whatever is attached: `Are we covered after the job is done?` Null for other requests. */
export function ownQuestion(request: ServiceRequest): string | null {
  if (request.type !== 'QUESTION') return null
  const question = request.question.question ?? ''
  return ofOwnPolicy.test(question) && !asksOfContract(request.details ?? '') ? question : null
}

const ofOwnPolicy = /\b(?:on|in|under|does) (?:our|my|the) (?:\w+ ){0,3}polic(?:y|ies)\b|\bcover(?:s|ed)?\b/i
