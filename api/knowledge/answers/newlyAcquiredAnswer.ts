import { type Candidate, cited } from './answerCandidates.ts'
import type { PolicyAnswer } from './policyAnswer.ts'

/** "Is the new 2027 Ram covered before we add it?", "are newly bought trucks automatically covered?" */
const newThing =
  /\b(?:new(?:ly)?|just (?:bought|purchased|got|acquired|leased)|(?:we|he|she|they) (?:bought|purchased|acquired|leased))\b/i
const unlisted =
  /\b(?:before|until|unless|without|if) (?:we|i|you|it(?:'s| is| gets)?|they|he|she|being)\b[^?]*\b(?:add|added|report|reported|tell|told|notify|list|listed|schedule|scheduled|endorsed?)|\bautomatic(?:ally)?\b|\bnot (?:yet )?(?:on the policy|listed|added|scheduled|reported)\b/i
const vehicle =
  /\b(?:autos?|vehicles?|trucks?|pick-?ups?|vans?|trailers?|cars?|units?|tractors?|buses|ford|ram|dodge|chevrolet|chevy|gmc|isuzu|toyota|freightliner|kenworth|peterbilt|mack|volvo|international|hino|f-?\d{3})\b/i
const condition = /\b(?:newly acquired|acquired? (?:after|during)|you acquire)\b/i

const place =
  /\b(?:new(?:ly)?(?: \w+)?|second|just (?:bought|leased|rented|opened)) (?:location|lot|warehouse|shop|store|building|site|yard|premises)\b|\b(?:location|lot|warehouse|shop|store|building|site|yard)\b[^?]*\b(?:just|newly) (?:bought|leased|rented|opened|acquired)\b/i
const ofPlace =
  /\b(?:location|premises|place|building)s?\b[^.;]*\b(?:not (?:shown|listed|described)|you (?:newly )?acquire|newly acquired)\b|\bnewly acquired (?:or constructed )?(?:property|buildings?|locations?|premises)\b/i

const company =
  /\b(?:company|business|corporation|organization|entity|subsidiary|firm|llc)\b[^?]*\b(?:just|newly) (?:bought|purchased|acquired|formed|started)\b|\b(?:new(?:ly)?(?: \w+)?|just (?:bought|purchased|acquired|formed|started)(?: an?(?:other)?)?) (?:company|business|corporation|organization|entity|subsidiary|firm)\b/i
const ofCompany =
  /\b(?:organization|entity|company|subsidiary)\b[^.;]*\b(?:newly acquire|you (?:newly )?(?:acquire|form))|\bnewly (?:acquired|formed) (?:organizations?|entit(?:y|ies)|compan(?:y|ies)|subsidiar(?:y|ies))\b/i

/** What the policy says of autos, companies and places that it does not list yet; null for any other question. */
export function newlyAcquiredAnswer(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const isAuto = [newThing, unlisted, vehicle].every((words) => words.test(question))
  const asksCovered = /\bcover(?:ed|age|s)?\b|\binsured\b/i.test(question)
  const isCompany = !isAuto && asksCovered && company.test(question)
  if (!isAuto && !isCompany && !(asksCovered && place.test(question))) return null
  const ofOthers = isCompany ? ofCompany : ofPlace
  const said = candidates.filter(
    ({ text }) =>
      (isAuto ? condition.test(text) && vehicle.test(text) : ofOthers.test(text)) &&
      /\bcover(?:ed|age|s)?\b|\bonly if\b|\bdays\b/i.test(text),
  )
  const first =
    said.find(({ isEndorsement }) => isEndorsement) ?? said.find(({ isFront }) => isFront) ?? said[0]
  if (!first) return null
  const isTime = /^(?:until |by )?(?:when|how (?:long|many days))\b/i.test(question)
  return {
    status: 'ANSWERED',
    verdict: isTime ? null : 'DEPENDS',
    answer: `${isTime ? '' : 'It depends. '}${first.text.replace(/[.;]?$/, '.')}`,
    citations: cited(first),
  }
}
