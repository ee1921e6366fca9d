import { answerClient } from '../skills/answerClient/answerClient.ts'
import { aboutResult } from '../skills/answerClient/emailOfResult.ts'
import { compareCoverage } from '../skills/compareCoverage/compareCoverage.ts'
import { endorsementRequest } from '../skills/endorsementRequest/endorsementRequest.ts'
import { orient } from '../skills/orient/orient.ts'
import { reviseArtifact } from '../skills/reviseArtifact/reviseArtifact.ts'
import { skills } from '../skills/skillRegistry.ts'
import { chooseSkill } from './chooseSkill.ts'
import { isEdit, writing } from './followUp.ts'

/** How a request begins. */
const openings = {
  /** After "and" as well; "send" or "ask" would go on with the request before. */
  anywhere: `address compare draft fill issue make_(?:it|that|them) prepare review set_it shorten
    summari[sz]e use write`,
  /** After "and", if it changes a draft; otherwise it is no request of its own. */
  changes: 'add change leave_out mention remove rename replace sign translate turn',
  /** In a sentence of its own. */
  sentence: 'create email list resolve send show',
  /** At the beginning of a message. */
  first: 'check create email explain find generate list show what which',
}
const [verbs, changes, inSentence, atFirst] = [
  openings.anywhere,
  openings.changes,
  openings.sentence,
  openings.first,
].map((words) => words.trim().split(/\s+/).join('|').replaceAll('_', ' '))
const lead = String.raw`(?:(?:please|also|then|finally|next|after that|afterwards)[\s,]+)*`
const boundary = new RegExp(
  String.raw`[.!;]\s+(?=${lead}(?:${verbs}|${changes}|${inSentence})\b)|[\s,]+(?:and|then|and then|and also|plus)\s+(?=${lead}(?:${verbs}|${changes})\s+\S)`,
  'i',
)
/** An insured's wish described before "draft the request" is not a request of its own. */
const opening = new RegExp(String.raw`^${lead}(?:can you|could you)?\s*(?:${verbs}|${atFirst})\b`, 'i')
const isSequel = /^\s*(?:(?:please|and)[\s,]+)*(?:also|then|finally|next|after that|afterwards)\b/i

const writes = String.raw`(?:write|draft|compose|prepare|send|create|make|put together|do|e-?mail)`
const letter = String.raw`(?:e-?mail|note|message|letter|memo)`
/** "Write an email to Maria that compares the quotes", "email Maria a comparison of these options". */
const comparesInEmail = new RegExp(
  String.raw`^(${lead}(?:can you |could you )?(?:${writes}\b(?=.*\b${letter}\b)|e-?mail)\b.*?),?\s+(?:(?:that|which|to)\s+compares?|comparing|(?:with |containing )?(?:a|the|our) (?:short |quick |brief )?comparison of)\s+(\S.*)$`,
  'is',
)
/** "Compare the quotes in an email to Maria". */
const comparedAsEmail = new RegExp(
  String.raw`^(${lead}(?:can you |could you )?compare\b.*?)\s+(?:in|as|by|via)\s+(an? (?:short |quick |brief |friendly )?${letter}\b.*)$`,
  'is',
)

/** A comparison that is to be an email: the comparison as a document, then the email with its results; null for anything else. */
function comparisonAndEmail(message: string): [comparison: string, email: string] | null {
  const [, written, offers] = comparesInEmail.exec(message) ?? []
  if (written && offers) return [`Compare ${offers}`, `${written} with the results`]
  const [, compared, email] = comparedAsEmail.exec(message) ?? []
  return compared && email ? [compared, `Write ${email.replace(/[.!\s]+$/, '')} with the results`] : null
}

/** What a letter has, and a policy has not. */
const ofDraft =
  /\b(?:paragraphs?|sentences?|lines?|sections?|greeting|closing|subject|tone|notes?|signature|wording|bullets?|e-?mail|letter|shorter|formal\w*|friendl\w+|translate|in spanish)\b/i

/** Longer messages describe a situation or quote another person's request. */
const longestSplit = 400

/**
 * The requests of a message that asks for several things: "Compare the quotes and fill the ACORD 125". They depend
 * on the words alone, so that a resumed run finds the same ones. A message that asks for one thing is left whole.
 */
export function requestsIn(
  message: string,
  {
    hasFiles = false,
  }: {
    /** Whether documents came with it: an email about what was compared before needs no new comparison. */
    hasFiles?: boolean
  } = {},
): string[] {
  if (message.length > longestSplit || /^\s*(?:from|to|subject|sent):/im.test(message)) return [message]
  const compared = hasFiles ? comparisonAndEmail(message) : null
  if (compared) {
    const [text] = compared
    const skill = chooseSkill(skills, { text, files: [], preset: null, hasArtifacts: false })
    if (skill === compareCoverage) return compared
  }
  const parts = message.split(boundary).map((part) => part.trim())
  if (parts.length < 2 || !parts.every((part) => opening.test(part) || isEdit(part))) return [message]
  const chosen = parts.map((text) =>
    isEdit(text)
      ? reviseArtifact
      : writing.test(text) && aboutResult.test(text)
        ? answerClient
        : chooseSkill(skills, { text, files: [], preset: null, hasArtifacts: true }),
  )
  const isClear = chosen.every((skill, at) => {
    const before = chosen[at - 1]
    const isOwn = skill !== before || skill === reviseArtifact
    // What follows the request for an email may be what the email is to say.
    const isDictated = before === answerClient && !isSequel.test(parts[at] ?? '')
    // "Prepare the endorsement to add the Silverado and remove the Tacoma" asks for one endorsement.
    const isChanged =
      before === endorsementRequest && skill === reviseArtifact && !ofDraft.test(parts[at] ?? '')
    return skill !== orient && isOwn && !isDictated && !isChanged
  })
  return isClear ? parts : [message]
}
