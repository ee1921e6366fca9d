import {
  type AskedChange,
  type ChangeDetails,
  changeDetails,
  changesAsked,
  detailLines,
  findEffectiveDay,
  haveOwnDays,
  policyOfPlace,
  missingDetails,
  unclearAmounts,
  withCapitals,
  withoutDay,
} from '../../../assistant/index.ts'
import { capitalized, usDate } from '../../../platform/index.ts'
import { attachedLetters } from '../letters/attachedLetters.ts'
import { userTexts } from '../letters/conversation.ts'
import { effectiveDateIn, letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import { notInForce } from '../letters/notInForce.ts'
import type { LetterSubject } from '../letters/letterSubject.ts'
import type { Task } from '../../runs/task.ts'
import { vehicleCalled, vehiclesOnFile } from '../vehiclesOnFile.ts'
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
    const details = await withVinsOnFile(task, subject, changeDetails(texts))
    const asked = changesAsked(texts, task.clientWroteOn ?? task.today)
    const hasOwnDays = haveOwnDays(asked)
    const changes = change
      .split('\n')
      .map((words) =>
        hasOwnDays ? `${forCarrier(withoutDay(words))}${ownDay(asked, words)}` : forCarrier(words),
      )
    return {
      subject: `Endorsement request: ${subject.insured}, policy ${subject.policy.number}`,
      paragraphs: [
        'Please endorse this policy:',
        policyLines(subject),
        [
          ...(changes.length === 1
            ? [`Requested change: ${changes[0]}`]
            : ['Requested changes:', ...changes.map((each) => `- ${each}`)]),
          ...(hasOwnDays ? [] : [`Effective date: ${date}`]),
        ].join('\n'),
        ...detailLines(details),
        'Please confirm receipt, send us the change in premium, and let us know if you need anything else to process this request.',
      ],
      notes: [...missingDetails(texts, details), ...ofPlaceCanceled(texts)],
    }
  },
})

/** The VINs on the policy's schedule of vehicles that come off it, where the message gives none. */
async function withVinsOnFile(
  task: Task,
  { account, policy }: LetterSubject,
  details: ChangeDetails,
): Promise<ChangeDetails> {
  const isOpen = ({ vin, isRemoved }: ChangeDetails['vehicles'][number]) => isRemoved && vin === null
  const record = account?.policies.find(({ policyNumber }) => policyNumber === policy.number)
  if (!record || !details.vehicles.some(isOpen)) return details
  const scheduled = await vehiclesOnFile(task, [record.id])
  const vehicles = details.vehicles.map((vehicle) =>
    isOpen(vehicle)
      ? { ...vehicle, vin: vehicleCalled(vehicle.description ?? '', scheduled)?.vin ?? null }
      : vehicle,
  )
  return { ...details, vehicles }
}

/** The day of one of several changes, for the carrier. */
function ownDay(asked: readonly AskedChange[], words: string): string {
  const day = asked.find((each) => each.words === words)?.effectiveOn
  return `, effective date: ${day ? usDate(day) : 'as soon as possible (none was given)'}`
}

/** A place may have a policy of its own, which then ends as a whole. */
function ofPlaceCanceled(text: string): string[] {
  const [words, name] = policyOfPlace(text) ?? []
  return words === undefined
    ? []
    : [`The client writes "${words}". If ${name} has a policy of its own, cancel that policy instead.`]
}

/** The requested changes as worded in the message, one a line; null if it asks for none. */
function changesIn(text: string): string | null {
  const changes = changesAsked(text, null).map(({ words }) => words)
  return changes.length === 0 ? null : changes.join('\n').slice(0, 1_500)
}

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
  const words = capitalized(
    withCapitals(change)
      .replace(command, '')
      .replace(/^(?:and|also|so|then)\b[\s,]*/i, '')
      .replaceAll(relativeDay, '')
      .replaceAll(/\beff\b\.?(?= )/gi, 'effective')
      .replaceAll(/\b(?:vin|dob|cdl)\b/g, (letters) => letters.toUpperCase()),
  )
  // What the client tells of the business is in the client's words.
  return /^(?:we|our|i)\b/i.test(words) ? `The insured reports: “${words}”` : words
}

const command =
  /[,;]?\s+(?:and )?(?:please )?(?:write|e-?mail|draft|send|tell|notify|ask)\b[^,;]*\b(?:carrier|underwriter|company|request)\b[^,;]*$/i
const relativeDay =
  /,?\s*\beff(?:ective|\.)? (?:as of )?(?:today|tomorrow|tmrw|tmw|2moro|yesterday|immediately|right away|now|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi
