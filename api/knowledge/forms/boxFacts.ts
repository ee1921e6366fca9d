import type { Ask } from './askedFields.ts'
import { conceptsOf, weightOf } from './concepts.ts'
import { driverBox } from './driverBox.ts'
import type { FormKnowledge, FoundValue } from './formKnowledge.ts'
import { lineOf } from './linesOfBusiness.ts'
import { happened } from './injurySubjects.ts'
import { sourceOf } from './letterSentences.ts'
import { yes } from './matchingOption.ts'
import type { Answer } from './recordedOptions.ts'

/** "Is there a mortgage?" where the records have a mortgagee. */
export function presence(question: string, { known, sentences }: FormKnowledge): Answer | null {
  // "On employer's premises?" for who was hurt at a customer's site.
  const away = /\bpremises\b/i.test(question)
    ? sentences.find(({ text }) => happened.test(text) && isAway.test(text))
    : undefined
  if (away) return { words: 'No', source: sourceOf(away), isUncertain: true, quote: away.text }
  const named =
    /^\W*(?:\d+[.)] )?(?:(?:is|are) there|do you have|does .{3,20} have|any|has) (?:an? |any )?([\w -]+?)\W*$/i.exec(
      question,
    )?.[1]
  const asked = conceptsOf(named ?? '').filter((each) => weightOf(each) === 1)
  if (asked.length === 0) return null
  const own = known.find(({ label, index }) => {
    const key = conceptsOf(label)
    return index === undefined && key.length === asked.length && key.every((each) => asked.includes(each))
  })
  if (!own || yes.test(own.value)) return null
  const isNone = /^(?:no|none|0|false|n\/a)$/i.test(own.value)
  return { words: isNone ? 'No' : 'Yes', source: own.source, isUncertain: true }
}

const isAway =
  /\b(?:customer|client|tenant|homeowner)['’]s (?:site|house|home|property|building|yard|premises|place|plant|store)\b|\b(?:on|at) (?:the|a) job ?site\b|\boff (?:the |our )?premises\b/i

/** Whether to tick a box about what letters say of the fleet or of the policy as paper; undefined for other boxes. */
export function toldTicked(ask: Ask, knowledge: FormKnowledge): FoundValue | null | undefined {
  const known = [changeTicked, driverBox].map((ticked) => ticked(ask, knowledge))
  const found = known.find((each) => each !== undefined)
  return found === undefined ? policyTicked(ask, knowledge) : found
}

/** "The policy is attached", "The policy has been lost or destroyed". */
function policyTicked({ field: { label } }: Ask, { sentences }: FormKnowledge): FoundValue | undefined {
  if (!/\bpolicy\b/i.test(label)) return undefined
  const said = papers.find(([asks]) => asks.test(label))?.[1]
  const told = sentences.find(({ text }, at) => {
    const before = sentences[at - 1]?.text ?? ''
    const isAbout = /\bpolicy\b/i.test(text) || (/\bit\b/i.test(text) && /\bpolicy\b/i.test(before))
    return said?.test(text) && isAbout
  })
  return told && { value: true, source: sourceOf(told), isUncertain: true }
}

/** What happened to a policy as paper, by the words of a label and of a letter. */
const papers: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:lost|destroyed|mislaid|missing)\b/i,
    /\b(?:lost|destroyed|misplaced|mislaid|shredded|burned|thrown (?:out|away)|threw (?:it )?(?:out|away)|(?:can(?:no|['’])t|could ?n['o’]t|cannot) (?:be )?f(?:ind|ound)|nowhere to be found|went (?:to|in|into) the (?:dump|trash|garbage))\b/i,
  ],
  [
    /\b(?:attached|enclosed|returned|surrendered)\b/i,
    /\b(?:enclosing|sending (?:you )?(?:back )?the|(?:is|am|are) (?:attached|enclosed)|attached is|enclosed is)\b/i,
  ],
]

const asksForNews =
  /\b(?:any|there)\b.*\b(?:new|changes?|added|additional)\b.*\b(?:operations?|locations?|activit\w+|exposures?|work)\b|\bchanges? (?:in|to|of) (?:your |the )?(?:operations?|locations?)/i
const begun =
  /\bwe (?:have |['’]ve )?(?:also |now |just )?(?:started|added|opened|began|begun|launched|took on|taken on|moved into)\b|\bwe(?: have|['’]ve) (?:also |now )?\w+(?:en|ed)\b[^.;]* since\b|\bnew (?:this year|since|for us)\b/i
const unchanged =
  /^(?:nothing|no|none)\b[^.]*\b(?:new|chang\w+|different|additions?)\b|\b(?:all|everything|it) (?:is |stays |stayed |remains )?(?:all )?(?:as before|the same|unchanged)\b|\bno changes?\b|\bnothing (?:is |has )?(?:new|changed)\b/i

/** "Any new operations during the period?": what a letter says has begun, or that all is as it was. */
export function news(question: string, { sentences }: FormKnowledge): Answer | null {
  if (!asksForNews.test(question)) return null
  const started = sentences.find(({ text }) => begun.test(text))
  const same = sentences.find(
    ({ text }) => unchanged.test(text) && !/\b(?:except|apart from|other than)\b/i.test(text),
  )
  const told = started ?? same
  return told
    ? { words: started ? 'Yes' : 'No', source: sourceOf(told), isUncertain: true, quote: told.text }
    : null
}

/** "Add vehicle", "Delete driver": whether letters add one or take one off; undefined for other boxes. */
function changeTicked({ field: { label } }: Ask, { facts }: FormKnowledge): FoundValue | null | undefined {
  const words = label.trim()
  const isOfDriver = /\b(?:driver|operator)s?\b/i.test(words)
  if (!isOfDriver && !/\b(?:vehicle|auto|truck|unit)s?\b/i.test(words)) return undefined
  const isAdded = /^(?:add(?:ed|ing|ition(?: of)?)?|new)\b/i.test(words)
  const isRemoved = /^(?:delet\w*|remov\w*|drop(?:ped)?|tak\w+ off)\b/i.test(words)
  if ((!isAdded && !isRemoved) || words.split(/\s+/).length > 4) return undefined
  const whose = isOfDriver ? (isAdded ? 'driver' : 'removedDriver') : isAdded ? 'vehicle' : 'removedVehicle'
  const told = facts.find(({ entity, isFromLetter }) => entity === whose && isFromLetter)
  return told ? { value: true, source: told.source, isUncertain: true } : null
}

/** The box for the very line of business of a form: "Commercial general liability" on its section. */
export function ownLine({ field, row }: Ask, { line, facts }: FormKnowledge): FoundValue | null {
  const isBare = /^(?:commercial )?(?:general liability|umbrella|property|auto(?:mobile)?(?: liability)?)$/i
  if (line === null || row > 0 || field.block !== null || !isBare.test(field.label.trim())) return null
  const policy = facts.find((each) => each.line !== null && lineOf(each.line) === line)
  return policy && lineOf(field.label) === line
    ? { value: true, source: policy.source, isUncertain: false }
    : null
}
