import {
  changeDetails,
  detailLines,
  findEffectiveDay,
  missingDetails,
  unclearAmounts,
  withCapitals,
} from '../../../assistant/index.ts'
import { capitalized, usDate } from '../../../platform/index.ts'
import { attachedLetters } from '../letters/attachedLetters.ts'
import { userTexts } from '../letters/conversation.ts'
import { effectiveDateIn, letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import { notInForce } from '../letters/notInForce.ts'
import { phrasings } from './phrasings.ts'

/** Asks the carrier to change a policy. */
export const endorsementRequest = letterSkill({
  name: 'endorsement-request',
  title: 'Endorsement request',
  description: 'Asks the carrier to endorse a policy with a change.',
  phrasings,
  makes: 'An email to the carrier',
  to: 'CARRIER',
  needsPolicy: true,
  details: [
    {
      topic: 'change',
      question: 'What should the endorsement change?',
      find: changesIn,
      findInDocuments: async (task) => inLetters(await attachedLetters(task), changesIn),
    },
    {
      topic: 'date',
      question: 'On what date should the change take effect?',
      find: effectiveDateIn,
      findInDocuments: async (task) => {
        const day = inLetters(await attachedLetters(task), (text) => findEffectiveDay(text, task.today))
        return day && usDate(day)
      },
    },
  ],
  obstacle: (subject, given, today) =>
    notInForce(subject, given, today) ?? unclearAmount(given['change'] ?? ''),
  async write(subject, { change = '', date = '' }, task) {
    const own = userTexts(task)
    // A letter counts where the user does not say the change.
    const letters = own.some((text) => changesIn(text) !== null) ? [] : await attachedLetters(task)
    const texts = [...own, ...letters].join('\n')
    const details = changeDetails(texts)
    const changes = change.split('\n').map(forCarrier)
    return {
      subject: `Endorsement request: ${subject.insured}, policy ${subject.policy.number}`,
      paragraphs: [
        'Please endorse this policy:',
        policyLines(subject),
        [
          ...(changes.length === 1
            ? [`Requested change: ${changes[0]}`]
            : ['Requested changes:', ...changes.map((each) => `- ${each}`)]),
          `Effective date: ${date}`,
        ].join('\n'),
        ...detailLines(details),
        'Please confirm receipt, send us the change in premium, and let us know if you need anything else to process this request.',
      ],
      notes: missingDetails(texts, details),
    }
  },
})

/** What the newest letter says that says it. */
function inLetters(letters: readonly string[], find: (text: string) => string | null): string | null {
  return letters.map(find).find((value) => value !== null) ?? null
}

/** An amount that the carrier could take for another one; null without one. */
function unclearAmount(change: string): string | null {
  const [written] = unclearAmounts(change)
  return written === undefined
    ? null
    : `${written} is not written like an amount. Ask the client which amount is meant.`
}

/** The change without what is only for Cara, and without "effective tomorrow": the carrier reads it on another day. */
function forCarrier(change: string): string {
  return capitalized(
    withCapitals(change)
      .replace(command, '')
      .replaceAll(relativeDay, '')
      .replaceAll(/\beff\b\.?(?= )/gi, 'effective')
      .replaceAll(/\b(?:vin|dob|cdl)\b/g, (letters) => letters.toUpperCase()),
  )
}

const command =
  /[,;]?\s+(?:and )?(?:please )?(?:write|e-?mail|draft|send|tell|notify|ask)\b[^,;]*\b(?:carrier|underwriter|company|request)\b[^,;]*$/i
const relativeDay =
  /,?\s*\beff(?:ective|\.)? (?:as of )?(?:today|tomorrow|yesterday|immediately|right away|now|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi

/** The requested changes as worded in the message, one a line, with "it" resolved; null if it asks for none. */
function changesIn(written: string): string | null {
  const text = withCapitals(written)
  const sentences = text
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(nextChange))
    .map((sentence) => sentence.trim())
  const first = sentences.findIndex((sentence) => change.test(sentence))
  if (first < 0)
    return (
      statement
        .exec(text)?.[0]
        .trim()
        .replaceAll(/:\s*\n\s*/g, ': ')
        .replaceAll(/\s*\n\s*/g, ', ')
        .slice(0, 500) ?? null
    )
  const further = sentences.flatMap((sentence, at) =>
    at > first && furtherChange.test(sentence) ? [at] : [],
  )
  const changes = [first, ...further].map((at) => changeAt(sentences, at))
  // The message repeats its subject.
  return changes
    .filter((wanted, at) =>
      changes.every((other, place) => place <= at || !other.toLowerCase().includes(wanted.toLowerCase())),
    )
    .join('\n')
    .slice(0, 1_500)
}

function changeAt(sentences: readonly string[], at: number): string {
  const sentence = sentences[at] ?? ''
  const clause = change.exec(sentence)?.[0] ?? sentence
  if (!/\b(it|them|that|this one|both)\b/i.test(clause)) return withoutStop(clause)
  const hasNoun = sentence.indexOf(clause) > 12
  const before = hasNoun ? '' : `${sentences[at - 1] ?? ''} `
  return withoutStop(`${before}${sentence}`.trim())
}

const change =
  /\b(?:(?:add|remove|delete|increase|decrease|raise|lower|change|update|correct|replace|drop|swap|exclude|include|(?:we|they|he|she|i) (?:have |has |just )*(?:traded|swapped|replaced))\s+(?!an? endorsement)(?:[^.\n?]|\.(?=\d)){5,300}|(?:take|put|get)\s+[^.\n?]{1,80}?\b(?:off|on|onto|out of)\b(?:[^.\n?]|\.(?=\d)){0,200})/i

/** What is to be on the policy: `The mortgagee clause should read:` and the lines below, `They want to be loss payee`. */
const statement =
  /[^.!?\n]*\b(?:should|must|needs? to|has to) (?:now )?read\b[^\n]*(?:\n+(?!\s*(?:please|thanks|thank you|also)\b)[^\n]+){0,6}|[^.!?\n]*\b(?:wants?|needs?|has|have|asks?) (?:them |us )?to be\b[^.!?\n]*\b(?:loss payee|mortgagee|lienholder|additional insured|lender)\b[^.!?\n]*|\bnew (?:\w+ )?address\b[^!?\n]*\d[^!?\n]*/i

const verbs = 'add|remove|delete|increase|decrease|raise|lower|drop|swap|replace'
const sentenceEnd = new RegExp(
  String.raw`(?<=[.!?])\s+(?=\p{Lu}|(?:(?:please|also|and|then) )*(?:${verbs})\b)|\n+`,
  'u',
)
/** "…, delete the old one and add Tom Ames" goes on with the next change. */
const nextChange = new RegExp(
  String.raw`(?:\s*[,;]\s*(?:and |also |then )*|\s+and (?:also )?)(?=(?:${verbs})\s+(?!(?:it|them|that|this|those|both|him|her)\b))`,
  'i',
)

/** A sentence that itself asks for one more change: "Also remove the 2019 F-150." */
const furtherChange =
  /^(?:(?:please|also|and|then|additionally|can you|could you|we (?:also )?(?:need|want) to|i (?:also )?(?:need|want) to)[\s,]+)*(?:add|remove|delete|increase|decrease|raise|lower|drop|swap|exclude|include|replace|take [^.?!]{1,80} off|put [^.?!]{1,80} on)\b(?! me\b)/i

function withoutStop(text: string): string {
  return text.replace(/[\s.!?]+$/, '').slice(0, 500)
}
