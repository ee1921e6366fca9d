import { auditDispute } from '../carrierNotice/auditDispute.ts'
import { greeting } from '../../../identity/index.ts'
import { closingOf } from '../letters/closingOf.ts'
import { accountKind, casesAsked } from '../../../knowledge/index.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { capitalized } from '../../../platform/index.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { searchFile } from '../../tools/searchFile.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { assignInputs } from '../assignInputs.ts'
import { documentsOnRecord } from '../exploreDocument/documentsOnRecord.ts'
import { policiesWithoutDocument } from '../exploreDocument/exploreDocument.ts'
import { policyInput } from '../letters/letterSubject.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { carrierAddressed } from './carrierAddressed.ts'
import { carrierEmail } from './carrierEmail.ts'
import { coverNote } from './coverNote.ts'
import { emailOfLetter } from './emailOfLetter.ts'
import { emailOfResult } from './emailOfResult.ts'
import { lastStages } from './lastStages.ts'
import { emailToMany } from './emailToMany.ts'
import { phrasings } from './phrasings.ts'
import { dictatedIn, holdsQuestionOfClient, plainEmail } from './plainEmail.ts'
import { recipientOf } from './recipientOf.ts'
import { tellsOf } from './tellsOf.ts'
import { leftOutWords, withOpenWords } from './withoutPrivate.ts'
import { carrierDecides } from '../carrierDecides.ts'

/** Answers a client's question by email in the words of the policy, or writes what the user dictates. */
export const answerClient: Skill = defineSkill({
  name: 'answer-client',
  title: 'Write to a client',
  workName: 'Email',
  description:
    "Answers a client's question by email and quotes the policy, or writes what you tell it to say.",
  preset: null,
  phrasings,
  inputs: [policyInput],
  makes: 'An email to the client, with quotes if it answers a question',
  run: (task) => write(task, []),
})

/** The work whose document says all that it found; after a change, only the document does. */
const sentWhole: ReadonlySet<string> = new Set(['policy-summary', 'revise-artifact', 'summarize-contract'])

/** Writes the email; the documents of the client's own policies answer where the user attached none. */
async function write(written: Task, onRecord: readonly TaskFile[]): Promise<Reply> {
  const task = withOpenWords(written)
  const disputed = await auditDispute(task)
  if (disputed) return disputed
  const leftOut = leftOutWords(written.request)
  const { journal, request, agency, workspace } = task
  const ofCarrier = carrierAddressed(agency, request)?.request
  const isDictated =
    dictatedIn(ofCarrier ?? request) !== null && (ofCarrier !== undefined || !holdsQuestionOfClient(request))
  const made = task.artifacts.at(-1)?.type
  const [last] = await lastStages(task)
  // "Email it", after a form was filled or a summary written, sends that and not what was said of it.
  const isMade = made === 'DOCUMENT' || (made === 'HTML_DOCUMENT' && sentWhole.has(last?.skill ?? ''))
  const note = isMade && !isDictated ? await coverNote(task) : null
  if (note) return note
  const isOfResult = !isDictated || task.answered?.topic === 'message'
  const ofResult = isOfResult ? await emailOfResult(task, { isOpen: false, leftOut }) : null
  if (ofResult) return ofResult
  const cover = isMade || isDictated ? null : await coverNote(task)
  if (cover) return cover
  const toCarrier = await carrierEmail(task)
  if (toCarrier) return toCarrier
  const toMany = await emailToMany(task)
  if (toMany) return toMany
  const asksOther = (questionIn(request) ?? explainedIn(request)) !== null && !namesLetter.test(request)
  const ofLetter = isDictated || asksOther || task.answered ? null : await emailOfLetter(task)
  if (ofLetter) return ofLetter
  const isOpen = questionIn(request) === null && explainedIn(request) === null && !isDictated
  const asEmail = await emailOfResult(task, { isOpen, leftOut })
  if (asEmail) return asEmail
  const dictated = task.answered && task.answered.topic !== 'message' ? null : await plainEmail(task)
  if (dictated) return dictated
  const file = (await assignInputs([policyInput], task)).of('[Policy]')[0] ?? task.files.at(-1)
  if (
    !file &&
    !questionIn(request) &&
    !explainedIn(request) &&
    !/\b(?:whether|covered?|policy|quot\w+)\b/i.test(request)
  )
    return { text: whatToSay, question: { topic: 'message' } }
  if (!file) {
    const sought = await accountOf(task)
    if (sought.choices.length > 1) return askForAccount('Which one do you mean?', sought)
    const { files } = await documentsOnRecord(task, sought.account)
    if (files.length > 0 && task.files.length === 0) return await write({ ...written, files }, files)
    const unread = sought.account ? `${policiesWithoutDocument(task, sought.account)} ` : ''
    return {
      text: `${unread}Which policy should I answer from? Attach it, and I will quote it.`,
      question: { topic: '[Policy]' },
    }
  }
  const asked = task.answered ? (task.history.findLast(({ by }) => by === 'USER')?.text ?? request) : request
  const posed = task.answered?.topic === 'question' ? request : asked
  const topic = explainedIn(posed)
  const query =
    topic === null
      ? questionIn(posed)
      : /^(?:what|which|why|how|whether)\b/i.test(topic)
        ? `${topic}?`
        : `What does the policy say about ${topic}?`
  if (!query)
    return /\b(?:question|answer|ask(?:s|ed)?|cover(?:s|ed|age)?)\b/i.test(request)
      ? { text: "What is the client's question?", question: { topic: 'question' } }
      : { text: whatToSay, question: { topic: 'message' } }
  const asks = topic === null ? query.split(nextQuestion).flatMap(casesAsked) : [query]
  const found: Awaited<ReturnType<typeof searchFile.run>>[] = []
  const fileIds = (onRecord.length > 0 ? onRecord : [file]).map(({ id }) => id).slice(-50)
  for (const each of asks) found.push(await journal.call(searchFile, { fileIds, query: each }))
  const answered = found.filter((each, at) => tellsOf(each, asks[at] ?? ''))
  const open = asks.filter((_, at) => !answered.some((each) => each === found[at]))
  const all = answered.flatMap((each) => each.citations)
  const citations = [...new Map(all.map((each) => [`${each.page} ${each.quote}`, each])).values()]
  if (answered.length === 0 && topic !== null)
    return {
      text: `${file.name} says nothing about ${topic}, so I drafted nothing. Ask the carrier, or attach the form that applies.`,
      citations,
    }
  const typed = emailsIn(request)
  const account = agency.table(accountKind).get(workspace.accountId ?? '') ?? (await accountOf(task)).account
  const addressee = addresseeIn(request)
  const { name, email: known } = recipientOf(
    agency,
    addressee,
    addressee || typed.length === 0 ? account : null,
  )
  const addresses = typed.length > 0 ? typed : known ? [known] : []
  // An explanation gives the rule before its exceptions.
  const inOrder =
    topic === null ? citations : citations.toSorted((a, b) => exceptionAt(a.quote) - exceptionAt(b.quote))
  const quotes = inOrder.map(({ quote, fileName, page }) => `"${quote}"\n(${fileName}, page ${page})`)
  const answer = answersTold(
    found.flatMap((each, at) =>
      answered.includes(each) ? [{ ask: asks[at] ?? '', answer: each.answer }] : [],
    ),
  )
  await journal.call(draftEmail, {
    subject: 'Your question about your policy',
    to: addresses.map((email) => ({ name, email })),
    body: [
      greeting(name, account?.detail.name ?? null),
      ...(topic !== null
        ? [introduced(topic), ...quotes]
        : answered.length > 0
          ? ['Thank you for your question.', answer, `The policy says:\n\n${quotes.join('\n\n')}`]
          : []),
      ...(answered.length > 0 ? [carrierDecides] : ['Thank you for your question about your policy.']),
      ...(open.length === 0
        ? []
        : [
            answered.length > 0
              ? 'We are still checking the rest of what you asked, and will write to you when we know.'
              : 'We are checking your policy and asking the carrier, and will write to you when we know. This email does not confirm coverage.',
          ]),
      closingOf(task),
    ].join('\n\n'),
    citations,
  })
  const unanswered =
    open.length === 0
      ? ''
      : `**Not answered:** ${open.map((each) => `"${each.trim()}"`).join(' and ')}. ${file.name} does not say, so the email says that we are checking it. Ask the carrier, or attach the form that applies.`
  if (answered.length === 0) return { text: `${unanswered} I drafted that email.`, citations }
  const said =
    topic === null ? answer : `This is what ${file.name} says about ${topic}:\n\n${quotes.join('\n\n')}`
  return {
    text: `${said}\n\nI drafted the email with ${citations.length === 1 ? 'the quote' : 'the quotes'}.${unanswered === '' ? '' : `\n\n${unanswered}`}`,
    citations,
  }
}

/** "An email about this letter", "explain the recommendations to her" */
const namesLetter =
  /\b(?:this|the|that|attached|their|its|carrier['’]s) (?:[\w-]+ ){0,3}(?:letter|survey|notice|recommendations?|inspection|requirements?)\b/i

/** "What her policy does not cover" is a sentence already; anything else is what the policy speaks about. */
function introduced(topic: string): string {
  const own = topic.replaceAll(/\b(?:her|his|their)\b/gi, 'your')
  return /^what\b/i.test(own) ? `This is ${own}:` : `This is what your policy says about ${own}:`
}

/** Where another question begins: "is he covered for this, and was there a gap?" */
const nextQuestion =
  /(?:(?<=\?)\s+(?:and\s+)?|,?\s+and\s+)(?=(?:is|are|was|were|does|do|did|has|have|can|could|will|would|what|when|where|who|which|why|how)\b)/i

/** 1 for a passage that only limits another one. */
function exceptionAt(quote: string): number {
  return /^(?:this (?:exclusion|limitation|condition) does not apply|however|except|but)\b/i.test(quote)
    ? 1
    : 0
}

const whatToSay = 'What should the email say? Put it in your words, and I will write it as a letter.'

/** Every answer once; one of several about a case says which: "If a guest is hurt: No. …". */
function answersTold(answers: readonly { readonly ask: string; readonly answer: string }[]): string {
  const distinct = new Set(answers.map(({ answer }) => answer)).size
  return [
    ...new Set(
      answers.map(({ ask, answer }) => {
        const asked = distinct > 1 ? /\b((?:if|when) .{8,})\?$/i.exec(ask)?.[1] : undefined
        return asked === undefined ? answer : `${capitalized(asked)}: ${answer}`
      }),
    ),
  ].join('\n\n')
}

/** The command to answer is not part of the question. */
const command =
  /,?\s*(?:so |and |please |pls )*\b(?:write|reply|respond|answer|email|get back|tell|let)\b(?: back)?(?: to)?(?: (?:her|him|them|the client|[A-Z][a-z]+))?(?: back)?(?: know)?(?: please| pls| nicely)?\s*$/

/** "… with her own car? Write her the answer": what follows a question and asks nothing. */
const behindQuestion = /\?\s[^?]*$/

/** "An email explaining the hot work exclusion": what the policy is to explain; null if the message does not say. */
function explainedIn(text: string): string | null {
  const [, topic] =
    /\b(?:explain(?:ing|s)?|describ(?:e|es|ing)|going over|walk(?:ing|s)? (?:him|her|them|the client|the insured) through)\s+(?:to (?:the |our )?(?:client|insured|customer|owner|him|her|them)\s+)?((?:the|a|an|his|her|their|our|its|how the|what|which|why|whether)\s[^.\n?]{3,200})/i.exec(
      text,
    ) ?? []
  const plain = topic
    ?.replace(
      /\s+(?:in (?:plain|simple|everyday|clear|layman)\b|to (?:the |our )?(?:client|insured|customer|owner|him|her|them)\b|(?:by|via|in an?) e-?mail\b|so (?:that )?(?:he|she|they)\b|please\b).*$/i,
      '',
    )
    .replace(/[,;:\s]+$/, '')
  return plain && plain.length > 3 && !/\b(?:results?|review|comparison|differences)\b/i.test(plain)
    ? plain
    : null
}

/** The client's question itself, without "write Maria that"; null when the message holds none. */
function questionIn(text: string): string | null {
  const quoted = /["“]([^"”]{8,500}\??)["”]/.exec(text)?.[1]
  const asked =
    /\b(?:asks?|asked|wants to know|wonders)\s*:?\s*((?:if|whether|how|what|when|who|which|why|is|are|does|do|can)\b[^.\n]{4,500})/i
      .exec(text)?.[1]
      ?.replace(behindQuestion, '?')
      .replace(command, '')
  const sentence = text.split(/(?<=[.!?:])\s+|\n/).find((each) => each.trim().endsWith('?'))
  const about = /\babout\s+([^.\n]{4,300})/i.exec(text)?.[1]
  return (quoted ?? asked ?? sentence ?? about)?.trim() ?? null
}
