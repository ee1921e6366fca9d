import { sentencesOf } from '../../../reading/index.ts'
import { findDay, lossFacts, missingFacts } from '../../../assistant/index.ts'
import { capitalized, folded, usDate } from '../../../platform/index.ts'
import { serviceRequestKind } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import { userTexts } from '../letters/conversation.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import { phrasings } from './phrasings.ts'

/** Instructions to Cara to write the notice say nothing about the loss. */
const command =
  /^(?:please |can you )?(?:(?:draft|write|prepare|file|create|start|send|submit|do) )?(?:an? |the )?(?:fnol|loss notice|notice of loss|first notice of loss|report (?:a )?claim|new (?:claim|loss))\b(?: (?:for|on) [^,:;.\n–-]{2,60})?[,:;.–-]?\s*/i

/** Something that happened, no order to Cara and no remark on the papers: "A delivery van scraped the gate." */
const isTold =
  /^(?!(?:please|pls|can|could|fill|file|complete|report|prepare|draft|write|send|use|attach\w*|we need|i need)\b)(?!.*\b(?:forms?|attached|policy number|insured is)\b).*\b(?:was|were|got|came|went|lost|cut|ran|tore|blew|\w{3,}ed)\b/i

/** Reports a loss to the carrier. */
export const firstNoticeOfLoss = letterSkill({
  name: 'first-notice-of-loss',
  title: 'First notice of loss',
  description: 'Reports a loss to the carrier: what happened, where and when.',
  phrasings,
  makes: 'An email to the carrier',
  to: 'CARRIER',
  needsPolicy: true,
  isForEachLine: true,
  details: [
    { topic: 'date', question: 'On what date did the loss happen?', find: lossDateIn },
    {
      topic: 'event',
      question: 'What happened, and where?',
      find: (text) => {
        const sentences = sentencesOf(text.replace(command, ''))
        const sentence = sentences.find(
          (each) =>
            each.split(/\s+/).length >= 5 &&
            /\b(hit|struck|fell|slipped|stole|stolen|broke|burst|leak(?:ed|ing)?|flooded|fire|burned|collided|rear[- ]ended|crash(?:ed)?|accident|wreck(?:ed)?|backed into|slid|skidded|tripped|broke into|break-in|smashed|hail|lightning|exploded|theft|injured|hurt|damaged|collapsed|vandalized)\b/i.test(
              each,
            ),
        )
        const told = sentence ?? sentences.find((each) => each.split(/\s+/).length >= 5 && isTold.test(each))
        return told?.trim().replace(/^(?:what happened|description)\s*[:–-]\s*/i, '') ?? null
      },
    },
  ],
  write(subject, { date = '', event = '' }, task) {
    // What the user answered to Cara's questions is told of the loss as well.
    const said = userTexts(task)
      .toReversed()
      .map((text) => text.replace(command, '').replace(/^Report it under: .*$/m, ''))
      .join('\n')
    const { headed, told } = lossFacts(said)
    const missing = missingFacts(`${said}\n${date}`, { isForCarrier: true })
    const reporter = reporterOf(task)
    const wanted = new Intl.ListFormat('en-US').format(missing)
    return {
      subject: `First notice of loss: ${subject.insured}, policy ${subject.policy.number}`,
      paragraphs: [
        'Please accept this as first notice of a loss or occurrence:',
        policyLines(subject),
        [
          `Date of loss: ${date}`,
          `Reported to us: ${[...new Set([withoutInsured(event, subject.insured), ...told.filter((each) => !event.includes(each) && !each.includes(event))])].join(' ')}`,
          ...headed.map(({ label, value }) => `${label}: ${value}`),
        ].join('\n'),
        [
          ...(reporter && reporter.name !== subject.contact.name
            ? [`Reported by: ${[reporter.name, reporter.email].filter(Boolean).join(', ')}`]
            : []),
          ...(subject.contact.name || subject.contact.email
            ? [
                `Contact at the insured: ${[subject.contact.name, subject.contact.email].filter(Boolean).join(', ')}`,
              ]
            : []),
        ].join('\n'),
        ...(missing.length > 0
          ? [`We do not have this yet, and are asking the insured for it: ${wanted}.`]
          : []),
        'Please send us the claim number and the name of the adjuster. The facts above are as the insured reported them; we make no statement on coverage or fault.',
      ],
      ...(missing.length > 0 && {
        open: `The carrier will also want to know ${wanted}. What does the insured say?`,
      }),
    }
  },
})

/** Who told us of the loss, when a request is prepared. */
function reporterOf({ agency, workspace }: Task) {
  const request = workspace.serviceRequestId
    ? agency.table(serviceRequestKind).get(workspace.serviceRequestId)
    : null
  return request?.clientName ? { name: request.clientName, email: request.clientEmail } : null
}

/** "Red Hook Taproom, walk-in cooler quit": the insured is on a line of its own. */
function withoutInsured(event: string, insured: string): string {
  const [name = '', ...rest] = event.split(/[,:–-]\s+/)
  const isInsured = name.length > 3 && folded(insured).startsWith(folded(name))
  return isInsured && rest.length > 0
    ? capitalized(event.slice(name.length).replace(/^[,:\s–-]+/, ''))
    : event
}

/** The first day in a message, if it is not in the future. */
function lossDateIn(text: string, today: string): string | null {
  const day = findDay(text, today, { lies: 'BEHIND' })
  return day !== null && day <= today ? usDate(day) : null
}
