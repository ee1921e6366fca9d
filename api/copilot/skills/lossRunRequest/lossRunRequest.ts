import { type AccountRow, policyNumberKey } from '../../../knowledge/index.ts'
import { dayInWords, usDate } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { accountOf } from '../accountOf.ts'
import { documentsOnFile } from '../documentsOnFile.ts'
import { userTexts } from '../letters/conversation.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import type { FoundAccount, LetterSubject } from '../letters/letterSubject.ts'
import { namedLines } from '../letters/namedLines.ts'
import { carrierIn } from '../lookUpRecords/carrierIn.ts'
import { linkTo } from '../lookUpRecords/recordTable.ts'
import type { Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const letter = letterSkill({
  name: 'loss-run-request',
  title: 'Loss run request',
  description: 'Asks the carriers of the last five years for currently valued loss runs.',
  phrasings,
  makes: 'An email to each carrier',
  to: 'CARRIER',
  needsPolicy: true,
  policyIdsOf: onePerCarrier,
  write(subject, _, task) {
    const { insured, policy } = subject
    const all = placedWith(subject, task)
    const numbers = all.flatMap(({ policyNumber }) => policyNumber ?? [])
    const listed = new Intl.ListFormat('en-US').format(numbers)
    const isOne = all.length < 2
    return {
      subject: isOne
        ? `Loss run request: ${insured}, policy ${policy.number}`
        : `Loss run request: ${insured}${numbers.length <= mostInSubject ? `, policies ${listed}` : ''}`,
      paragraphs: [
        `Please send us currently valued loss runs for the last ${yearsIn(task).words} years, or for as long as you have insured this account:`,
        isOne ? policyLines(subject) : [`Insured: ${insured}`, ...all.map(lineOf)].join('\n'),
        'Please include every line that you write, each open reserve, and a statement of no losses for years without any.',
      ],
    }
  },
})

const mostInSubject = 3

/** Finds the loss runs on file, or asks the carriers for them. */
export const lossRunRequest: Skill = {
  ...letter,
  async run(task: Task): Promise<Reply> {
    const { account } = asksToSee(task) ? await accountOf(task) : { account: null }
    const onFile = account && (await lossRunsOnFile(task, account))
    if (onFile) return onFile
    const reply = await letter.run(task)
    return account
      ? { ...reply, text: `No loss run is on file for ${linkTo(account)}. ${reply.text}` }
      : reply
  },
}

/** "Get the loss runs" may mean those that are here; "order" and "from the carrier" do not. */
function asksToSee({ request, answered, files, clientWroteOn }: Task): boolean {
  return (
    answered === null &&
    clientWroteOn === undefined &&
    files.length === 0 &&
    /\b(?:get|pull|show|find|open|see|where)\b/i.test(request) &&
    !/\b(?:carriers?|compan(?:y|ies)|insurers?|underwriters?|ask|order|request|e-?mail|write|letter|new|updated?|current(?:ly)?|fresh)\b/i.test(
      request,
    )
  )
}

/** Whether a message asks for the loss runs of a client, not for what a document says of them. */
export const asksIfOnFile = /\b(?:have|got|any|are there|where)\b.{0,60}\bloss ?runs?\b/i

/** Names the loss runs of an account that are on file; null without any. */
export async function lossRunsOnFile(task: Task, account: AccountRow): Promise<Reply | null> {
  const found = await documentsOnFile(task, account.id, ['LOSS_RUN'])
  if (found.length === 0) return null
  return {
    text: [
      `On file for ${linkTo(account)}:`,
      found.map(({ link, day }) => `- ${link}, added ${dayInWords(day)}`).join('\n'),
      'For newer ones, tell me to request loss runs from the carriers, and I will draft the emails.',
    ].join('\n\n'),
  }
}

/** Offers to ask the carriers for the loss runs of an account that has none on file. */
export function offerToRequest(account: AccountRow): Reply {
  return {
    text: `No loss run is on file for ${linkTo(account)}. You can attach it. Should I draft the request to the carriers?`,
    question: { topic: offerTopic },
  }
}

/** The file itself is an answer as well. */
const offerTopic = '[Loss Run] or request'

/** What follows from the answer to the offer; null if it is none. */
export async function answeredOffer(task: Task): Promise<Reply | null> {
  if (task.answered?.topic !== offerTopic || task.files.some(({ isNew }) => isNew)) return null
  return /^\s*(?:no|nope|not|don['’]?t|later|skip)\b/i.test(task.request)
    ? { text: 'Attach the loss run when you have it, and I will summarize it.' }
    : await letter.run(task)
}

type FoundPolicy = FoundAccount['policies'][number]

/** For each carrier of the years asked about, the latest policy; null where one policy or document decides. */
function onePerCarrier(account: FoundAccount, task: Task): readonly string[] | null {
  const said = userTexts(task).join('\n')
  const isNumbered = account.policies.some(
    ({ policyNumber }) => policyNumber && policyNumberKey(said).includes(policyNumberKey(policyNumber)),
  )
  if (isNumbered || task.files.length > 0 || task.clientWroteOn !== undefined) return null
  const carrier = carrierIn(task.agency, said.replaceAll(account.name, ''))?.name
  const asked = insuredSince(account, task).filter((each) => !carrier || each.carrier === carrier)
  const latest = [...Map.groupBy(asked, (each) => each.carrier).values()].flatMap(
    ([first]) => first?.id ?? [],
  )
  return latest.length === 0 ? null : latest
}

/** The policies of the letter's carrier in the years asked about, the latest first. */
function placedWith({ account, policy, document }: LetterSubject, task: Task): readonly FoundPolicy[] {
  const known = account?.policies.find(({ policyNumber }) => policyNumber === policy.number)
  if (!account || !known || document || task.clientWroteOn !== undefined || known.carrier === null) return []
  return insuredSince(account, task).filter(({ carrier }) => carrier === known.carrier)
}

/** An account's policies of the years and lines asked about, the latest first. */
function insuredSince(account: FoundAccount, task: Task): FoundPolicy[] {
  const { count } = yearsIn(task)
  const since = `${Number(task.today.slice(0, 4)) - count}${task.today.slice(4)}`
  const lines = namedLines(userTexts(task).join('\n').replaceAll(account.name, ''))
  return account.policies
    .filter(
      ({ type, carrier, policyNumber, inforceAt, expiresAt }) =>
        carrier !== null &&
        policyNumber !== null &&
        (lines.length === 0 || lines.includes(type)) &&
        (inforceAt === null || inforceAt <= task.today) &&
        (expiresAt === null || expiresAt >= since),
    )
    .toSorted((a, b) => (b.expiresAt ?? '').localeCompare(a.expiresAt ?? ''))
}

function lineOf({ line, policyNumber, inforceAt, expiresAt }: FoundPolicy): string {
  const term = inforceAt && expiresAt ? `, ${usDate(inforceAt)} to ${usDate(expiresAt)}` : ''
  return `- ${line}, policy ${policyNumber}${term}`
}

const numbers: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, seven: 7, ten: 10 }

function yearsIn(task: Task): { readonly words: string; readonly count: number } {
  const words =
    userTexts(task)
      .map((text) => /\b(three|four|five|seven|ten|\d{1,2})[- ](?:years?|yrs?)\b/i.exec(text)?.[1])
      .find((found) => found !== undefined)
      ?.toLowerCase() ?? 'five'
  return { words, count: numbers[words] ?? Number(words) }
}
