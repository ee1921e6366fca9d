import { capitalized } from '../../../platform/index.ts'
import { greeting } from '../../../identity/index.ts'
import { type EmailContent, latestContent } from '../../artifacts/artifact.ts'
import { reviseDraft } from '../../tools/reviseDraft.ts'
import { asLetter } from './asLetter.ts'
import { closingOf } from '../letters/closingOf.ts'
import type { AccountRow } from '../../../knowledge/index.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import { firstSentence } from '../../runs/agentMessage.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { tellsThis } from './tellsThis.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { attachmentNote } from '../../tools/namedAttachments.ts'
import { accountOfWork } from '../accountOf.ts'
import { userTexts } from '../letters/conversation.ts'
import { offersIn, offersOf } from '../compareCoverage/askedOffers.ts'
import { comparedChoice, recommendation, recommendationTo } from '../comparisons/comparedChoice.ts'
import { offersAsCorrected } from '../comparisons/correctedOffers.ts'
import { wishIn } from '../makeProposal/offerWishes.ts'
import { emailChange } from '../reviseArtifact/emailChange.ts'
import { toCheck } from '../reviewContract/draftCarrierEmail.ts'
import { carrierAddress, carrierAddressed } from './carrierAddressed.ts'
import { type DoneStage, lastStages } from './lastStages.ts'
import { lengthLimitIn, withinLimit } from './lengthLimit.ts'
import { recipientOf } from './recipientOf.ts'

/** What a review or comparison found: "an email that explains what is missing", "about which one is better". */
export const aboutResult =
  /\b(?:what(?:['’]s| is| are)? (?:still )?(?:missing|not met|unmet|wrong|different|better)|which (?:one |quote |option )?is better|(?:the|just|only|all) (?:results?|findings?|review|comparison|differences|gaps|outcome|open (?:items|points)|problems|issues|deficiencies|shortfalls|(?:unmet|missing|not met) (?:items|requirements|points|ones))|(?:unmet|missing) requirements|(?:our|your) (?:review|findings|comparison)|(?:explain|summari[sz])\w* (?:it|this|that|why)\b)/i

/** "… in a short email to Maria", "as a note for the client". */
export const asEmail =
  /\b(?:in|as|into|by|via) (?:an? |one )?(?:[a-z]+,? ){0,2}(?:e-?mail|note|message|letter)\b|\b(?:e-?mail|note|message|letter) (?:to|for) (?:him|her|them|the client|the insured|[A-Z])/

/** What a loss summary found: "about the open claims and the loss ratio". */
const aboutLosses =
  /\b(?:loss(?:es)?|loss[- ](?:runs?|ratios?|history|summary|experience|record)|(?:open|closed|all|the|their|these|those) claims|claims (?:history|experience|record)|claims by year)\b(?![- ]made)/i
const lossSections = [
  [
    'Claims by ',
    /\b(?:loss(?:es)?(?!(?:es)?[- ]ratios?)|history|experience|summary|recap|by year|all claims)\b/i,
  ],
  ['Loss ratio by policy year:', /\bratios?\b/i],
  ['Open claims:', /\bopen\b|\breserv\w+/i],
] as const
/** "An email to the client about it". */
const aboutIt =
  /\b(?:about|with|of|on) (?:it|this|that|them|these|those)(?=[\s.,!?]|$)(?! (?:is|are|was|were|\w+ (?:is|are))\b)/i

/** Only what is settled: "just the gaps", "only what is not met". */
const onlyGaps =
  /\b(?:just|only)\b.{0,20}\b(?:gaps|unmet|not met|missing|problems|issues|deficiencies|shortfalls)\b/i

/** "What is missing?", "which of these do they need to buy?" */
export const asksOfResult =
  /^\s*(?:(?:so|and|ok|then)[\s,]+)*(?:what|which|how many)\b.{0,60}\b(?:missing|not met|unmet|needs?|buy|lack\w*|wrong|fix(?:ed)?|gaps?)\b/i

/** What the last review or comparison found, in the words for a client; null without one. */
export async function resultSoFar(task: Task): Promise<Reply | null> {
  const found = (await lastStages(task)).find(({ letter }) => letter !== undefined)
  return found?.letter === undefined ? null : { text: found.letter }
}

/** Drafts an email with the result of the last review or comparison; null if the message asks for something else. */
export async function emailOfResult(
  task: Task,
  {
    isOpen,
    leftOut,
  }: {
    /** Whether the message does not say what the email is about. */
    isOpen: boolean
    /** Words of what the email must not say. */
    leftOut: readonly string[]
  },
): Promise<Reply | null> {
  const { journal, request } = task
  const isAnswer = task.answered?.topic === 'message'
  if (task.answered && !isAnswer) return null
  const found = await lastResult(task)
  if (!found) return null
  const isOfLosses = found.skill === summaryOfLosses && aboutLosses.test(request)
  const isAbout = aboutResult.test(request) || isOfLosses || aboutIt.test(request) || tellsThis(request)
  if (isAnswer ? !tellsAbout.test(request) || !isAbout : !isOpen && !isAbout) return null
  const { account } = await accountOfWork(task)
  const order = isAnswer ? (userTexts(task).at(-1) ?? request) : request
  const { name, addresses } = recipientsIn(task, { order, account })
  const subject = [found.title, account?.detail.name].filter(Boolean).join(': ')
  const paragraphs = await withRecommendation(task, found)
  const letter = onlyGaps.test(request)
    ? paragraphs.filter((paragraph) => !paragraph.startsWith(toCheck))
    : found.skill === summaryOfLosses
      ? lossesIn(paragraphs, request)
      : paragraphs
  const closing = closingOf(task)
  const open = letter.flatMap((paragraph) => withoutLines(paragraph, leftOut))
  const limit = lengthLimitIn(request)
  const email = {
    subject: subject.slice(0, 300),
    to: addresses.map((address) => ({ name, email: address })),
    body: [greeting(name), ...(limit ? withinLimit(open, limit) : open), closing].join('\n\n'),
  }
  const isShort = limit === null && /\b(?:short|brief|quick|concise)\b/i.test(request)
  const body = isShort ? emailChange({ type: 'EMAIL', ...email }, 'shorter', task.today)?.body : undefined
  const earlier = await draftOf(task, { letter: found.letter, ...email })
  if (earlier) {
    const whole = body ?? email.body
    // Somebody who is not on record gets it at no address of the earlier recipient.
    const isForOther =
      name !== null && addresses.length === 0 && !earlier.to.some((each) => each.name === name)
    const to = isForOther || earlier.to.length === 0 ? email.to : earlier.to
    const about = `"${earlier.subject}"${name ? ` to ${name}` : ''}`
    if (earlier.body === whole && to.length > 0)
      return {
        text: `${about} is drafted already, with what I found. Tell me what it should say differently.`,
      }
    await journal.call(reviseDraft, {
      artifactId: earlier.artifactId,
      note: 'Wrote it again',
      body: whole,
      to: to.map((each) => ({ ...each })),
    })
    const missing = to.length === 0 ? ' Add the email address before you send it.' : ''
    return { text: `I wrote ${about} again, with what I found. The earlier version is kept.${missing}` }
  }
  const drafted = await journal.call(draftEmail, {
    ...email,
    body: body ?? email.body,
    attachmentIds: comparisonOf(task, found),
  })
  const note = addresses.length === 0 ? ' Add the email address before you send it.' : ''
  return {
    text: `I drafted "${subject}"${name ? ` to ${name}` : ''}, with what I found.${attachmentNote(drafted)}${note}`,
  }
}

/** The comparison that an email about it brings, as its table is too long for one. */
function comparisonOf({ artifacts }: Task, { stageId, skill }: { stageId: string; skill: string | null }) {
  if (skill !== 'compare-coverage') return []
  return artifacts
    .filter((each) => each.type === 'HTML_DOCUMENT' && each.stageId === stageId)
    .map(({ id }) => id)
}

/** The draft of the same result to the same people: asked for again, it becomes its next version. */
async function draftOf(
  { agency, artifacts }: Task,
  { letter, subject, to }: { letter: string; subject: string; to: readonly { readonly email: string }[] },
): Promise<(EmailContent & { artifactId: string }) | null> {
  const [opening = ''] = letter.split('\n\n')
  for (const draft of artifacts.filter(({ type }) => type === 'EMAIL').toReversed()) {
    const content = await latestContent(agency, draft)
    if (content?.type !== 'EMAIL') continue
    const isSame = content.subject === subject || content.body.includes(opening)
    const isToSame =
      to.length === 0 || content.to.length === 0 || content.to.some(({ email }) => email === to[0]?.email)
    if (isSame && isToSame) return { ...content, artifactId: draft.id }
  }
  return null
}

/** Whom a message wants written to: a name to greet, and the addresses that it gives or that are on record. */
export function recipientsIn(
  { agency, request }: Pick<Task, 'agency' | 'request'>,
  { order, account }: { order: string; account: AccountRow | null },
): { readonly name: string | null; readonly addresses: readonly string[] } {
  const toCarrier = carrierAddressed(agency, order)
  const addressee = addresseeIn(request) ?? addressed.exec(request)?.[1] ?? null
  const known = toCarrier?.carrier && carrierAddress(agency, toCarrier.carrier.name, account?.id ?? null)
  const typed = emailsIn(request).length > 0 ? emailsIn(request) : emailsIn(order)
  const { name: recipient, email: onRecord } = toCarrier
    ? { name: toCarrier.person, email: known ? known.email : null }
    : addressee === null && toOther.test(order)
      ? { name: null, email: null }
      : recipientOf(agency, addressee, account)
  // An address that is not on record may be anybody's, unless the message names whose it is.
  const isKnown =
    toCarrier !== null || typed.length === 0 || addressee !== null || typed.includes(onRecord ?? '')
  const name = isKnown || toClient.test(order) ? recipient : null
  const addresses = typed.length > 0 ? typed : onRecord ? [onRecord] : []
  return { name, addresses }
}

/** "Send it to the underwriter", whose address only the user knows. */
const toOther =
  /\bto (?:the |their |our )?(?:underwriters?|uw|carriers?|insurers?|adjusters?|wholesalers?|mga|brokers?|lenders?|mortgagees?|landlords?)\b/i

const summaryOfLosses = 'loss-run-summary'

/** A result as paragraphs; that of a comparison recommends what the message names. */
async function withRecommendation(
  task: Task,
  { letter, skill }: { letter: string; skill: string | null },
): Promise<readonly string[]> {
  const paragraphs = letter.split('\n\n')
  const attached = skill === 'compare-coverage' && wishIn(task.request) ? offersIn(task.files) : []
  if (attached.length < 2) return paragraphs
  const { files, rows, ...about } = await offersAsCorrected(task, attached)
  const { recommended } = comparedChoice([task.request], { offers: offersOf(files, about), rows })
  if (!recommended) return paragraphs
  const [first = '', ...rest] = paragraphs
  const others = rest.filter((paragraph) => !paragraph.startsWith(recommendation))
  return [first, recommendationTo(recommended), ...others]
}
/** An answer to "What should the email say?" that only names a result. */
const tellsAbout =
  /^\s*(?:(?:please|just|tell|write|let|inform|him|her|them|know)\s+)*(?:about|the|with|of)\b/i
const toClient = /\b(?:client|insured|customer|owner)\b/i

/** A paragraph without the lines that have all the words of what is to be left out, or nothing if its title has. */
function withoutLines(paragraph: string, leftOut: readonly string[]): string[] {
  const isPrivate = (line: string) =>
    leftOut.length > 0 && leftOut.every((word) => line.toLowerCase().includes(word))
  const lines = paragraph.split('\n')
  const kept = lines.filter((line) => !isPrivate(line))
  const isEmpty =
    kept.length === 0 || (kept.length < lines.length && kept.every((line) => line.endsWith(':')))
  return isPrivate(lines[0] ?? '') || isEmpty ? [] : [kept.join('\n')]
}

/** The parts of a loss summary that a message names; all of them when it names none. */
function lossesIn(paragraphs: readonly string[], request: string): readonly string[] {
  const named = lossSections.filter(([, words]) => words.test(request)).map(([title]) => title)
  const chosen = paragraphs.filter((paragraph) => named.some((title) => paragraph.startsWith(title)))
  return chosen.length === 0 || named.includes('Claims by ') ? paragraphs : chosen
}

/** "Write Marta an email". */
const addressed =
  /\b(?:[Ww]rite|[Ee]-?mail|[Tt]ell|[Ss]end|[Gg]ive)\s+(?!(?:The|Them|This|That|Our|An?)\b)([A-Z][a-z]+)\b/
/** "Email that to Marta". */
const answerMeant =
  /\b(?:e-?mail|send|forward|write)\s+(?:(?:her|him|them|[A-Z]?[a-z]+)\s+)?(?:that|this|it|the answer)\b/i

/** What only a review can have found. */
const whatFailed = /\bwhat(?:['’]s| is| are)? (?:still )?(?:missing|not met|unmet|wrong|short|lacking)\b/i

/** The result of the last review or comparison, or the answer that the message refers to. */
async function lastResult(
  task: Task,
): Promise<{ title: string; letter: string; skill: string | null; stageId: string } | null> {
  const stages = await lastStages(task)
  // A change to a draft, or a greeting, finds nothing that could be told: what was found before it is meant.
  const last = stages.find((stage) => stage.letter !== undefined || isAnswering(stage))
  const answer = last?.letter === undefined ? saidAt(task, last) : null
  const found = stages.find(({ letter }) => letter !== undefined)
  const isOfReview = found !== undefined && whatFailed.test(task.request)
  const isOfAnswer = answerMeant.test(task.request) || tellsThis(task.request)
  if (answer !== null && isOfAnswer && !isOfReview) {
    const letter = asLetter(answer)
    if (letter !== '') return { title: askedMatter(task, answer), letter, skill: null, stageId: '' }
  }
  return found ? { ...found, letter: found.letter ?? '' } : null
}

/** Whether what Cara said there answers a question, and does not report what she did. */
function isAnswering({ skill }: DoneStage): boolean {
  return skill !== null && answering.has(skill)
}

const answering: ReadonlySet<string> = new Set([
  'coverage-gaps',
  'explain-term',
  'explore-document',
  'look-up-records',
  'policy-summary',
  'research-web',
  'summarize-contract',
])

/** What Cara said at the end of a stage. */
function saidAt({ history }: Task, stage: DoneStage | undefined): string | null {
  const said = history.filter(({ by }) => by === 'CARA').map(({ text }) => text)
  return said.findLast((text) => stage !== undefined && firstSentence(text) === stage.result) ?? null
}

/** What an answer is about, in the words of its question; the document that was read, where they are too long for a subject. */
function askedMatter({ history, files }: Task, answer: string): string {
  const at = history.findLastIndex(({ text }) => text === answer)
  const asked = history.slice(0, at).findLast(({ by }) => by === 'USER')?.text ?? ''
  const [line = ''] = asked.trim().split('\n')
  const words = line.replace(/^(?:(?:hi|hey|ok|so|and|please|cara)\b[\s,]*)+/i, '').replace(/[\s?.!]+$/, '')
  if (words !== '' && words.length <= longestMatter) return capitalized(words)
  return files.at(-1)?.name.replace(/\.\w{2,4}$/, '') ?? 'Your insurance'
}

const longestMatter = 70
