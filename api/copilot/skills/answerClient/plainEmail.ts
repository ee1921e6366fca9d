import { capitalized, folded } from '../../../platform/index.ts'
import { closingOf } from '../letters/closingOf.ts'
import { greeting } from '../../../identity/index.ts'
import { contactKind } from '../../../knowledge/index.ts'
import { asksQuestion } from '../../planner/questionForm.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { attachmentNote } from '../../tools/namedAttachments.ts'
import type { SavedDraft } from '../../tools/saveDraft.ts'
import { accountOf } from '../accountOf.ts'
import type { Citation } from '../../workspaces/caraMessage.ts'
import { policyWords } from './policyWords.ts'
import { recipientOf } from './recipientOf.ts'
import { type Dictated, spoken } from './spoken.ts'

/** Drafts an email that says what the user dictates: "write Ray that we need the lease". Null if nothing is dictated. */
export async function plainEmail(task: Task): Promise<Reply | null> {
  const { agency, history } = task
  // "What should the email say?" was asked: the message is its text, and the one before it names the recipient.
  const isText = task.answered?.topic === 'message'
  const asked = isText ? (history.findLast(({ by }) => by === 'USER')?.text ?? '') : task.request
  if (!isText && dictatedIn(asked) === null && !casual.test(asked)) return null
  if (!isText && holdsQuestionOfClient(asked)) return null
  const { account } = await accountOf(task)
  const contacts = (account?.contactIds ?? []).flatMap((id) => agency.table(contactKind).get(id) ?? [])
  const request = spelledOut(asked, { account: account?.detail.name ?? null, contacts })
  const dictated = isText ? { kind: 'SAY' as const, text: task.request, at: 0 } : dictatedIn(request)
  if (!dictated) return null
  const addressee = addresseeIn(request) ?? namedFirst(request)
  const { name, email: onRecord } = recipientOf(agency, addressee, account)
  const addresses = emailsIn(request).length > 0 ? emailsIn(request) : onRecord ? [onRecord] : []
  const sentences = spoken(dictated)
  const subject = subjectOf(request.slice(0, dictated.at), sentences[0] ?? '', account?.detail.name ?? null)
  const words = await policyWords(task, { sentence: sentences[0] ?? '', account })
  const drafted = await draftNote(task, {
    subject,
    sentences,
    after: words?.paragraphs ?? [],
    citations: words?.citations ?? [],
    to: addresses.map((email) => ({ name, email })),
    name,
    account: account?.detail.name ?? null,
  })
  const recipient = name ?? account?.detail.name
  const notes = [
    words?.note ?? '',
    addresses.length === 0 ? 'Add the email address before you send it.' : '',
    attachmentNote(drafted).trim(),
    !drafted.attached && /\b(?:attach|enclos)\w+/i.test(dictated.text)
      ? 'Attach the file when you send it.'
      : '',
  ]
  return {
    text: [`I drafted "${subject}"${recipient ? ` to ${recipient}` : ''}.`, ...notes]
      .filter(Boolean)
      .join(' '),
    citations: words?.citations ?? [],
  }
}

/** "Can u tell sean at blue door his invoice is overdue" as "Tell Sean his invoice is overdue". */
function spelledOut(
  request: string,
  { account, contacts }: { account: string | null; contacts: readonly { readonly name: string }[] },
): string {
  const [first = '', ...rest] = account?.split(' ') ?? []
  // The longest beginning of the account's name that the message has.
  const lengths = rest.map((_, at) => [first, ...rest.slice(0, at + 1)].join(' ')).toReversed()
  const named = [...lengths, first].find((name) => name !== '' && folded(request).includes(folded(name)))
  const plain = named
    ? request.replace(
        new RegExp(
          String.raw`\s+(?:over )?(?:at|from|of|@)\s+(?:the\s+)?${escaped(named)}(?:['’]?s)?(?![\p{L}\p{N}])[,.]?`,
          'iu',
        ),
        '',
      )
    : request
  return contacts.reduce((text, { name }) => {
    const [given = ''] = name.split(' ')
    return given.length < 3 ? text : text.replace(new RegExp(String.raw`\b${escaped(given)}\b`, 'i'), given)
  }, plain)
}

function escaped(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} ]/gu, '.')
}

interface Note {
  readonly subject: string
  readonly sentences: readonly string[]
  /** What it is about, as lines above the sentences. */
  readonly about?: string
  /** Paragraphs below the sentences, with the sources of their quotes. */
  readonly after?: readonly string[]
  readonly citations?: readonly Citation[]
  readonly attachmentIds?: readonly string[]
  readonly to: readonly { readonly name: string | null; readonly email: string }[]
  /** Whom it greets, and the account that is not greeted by its first word. */
  readonly name: string | null
  readonly account: string | null
}

/** Drafts an email with a greeting and the user's signature. */
export async function draftNote(
  { agency, workspace, journal }: Task,
  { subject, sentences, about = '', after = [], citations = [], attachmentIds = [], to, name, account }: Note,
): Promise<SavedDraft> {
  const closing = closingOf({ agency, workspace })
  const body = [greeting(name, account), about, sentences.join(' '), ...after, closing]
    .filter(Boolean)
    .join('\n\n')
  return await journal.call(draftEmail, {
    subject,
    to: [...to],
    body,
    attachmentIds: [...attachmentIds],
    citations: citations.map((citation) => ({ ...citation })),
  })
}

const named = String.raw`[A-Z][\w'’.-]+(?: [A-Z][\w'’.-]+){0,4}`
const person = String.raw`(?:(?:him|her|them|the (?:client|insured|customer|owner)|${named})\s+)?`
const byEmail = String.raw`(?:(?:by|in an?) e-?mail\s+)?`
const openings: readonly (readonly [kind: Dictated['kind'], opening: string])[] = [
  ['ASK_FOR', String.raw`(?i:ask(?:ing|s)?) ${person}${byEmail}for`],
  ['ASK_TO', String.raw`(?i:ask(?:ing|s)?) ${person}${byEmail}to`],
  ['ASK', String.raw`(?i:ask(?:ing)?) ${person}(?=(?:if|whether|what|when|where|who|which|how|why)\b)`],
  ['REMIND_TO', String.raw`(?i:remind(?:ing)?) ${person}${byEmail}to`],
  ['REMIND', String.raw`(?i:remind(?:ing)?) ${person}${byEmail}(?:that|of|about)`],
  ['THANK', String.raw`(?i:thank(?:ing)?) ${person}${byEmail}for`],
  ['APOLOGIZE', String.raw`(?i:apologi[sz](?:e|ing)) (?:to ${person})?for`],
  ['CONFIRM', String.raw`(?i:confirm(?:ing)?) (?:to ${person})?that`],
  [
    'SAY',
    String.raw`(?i:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?)(?! (?:me|us)\b) ${person}${byEmail}(?:that)?`,
  ],
  ['SAY', String.raw`(?i:let(?:ting)?) ${person}know(?: ${byEmail}that)?`],
  ['SAY', String.raw`(?i:explain(?:ing)?)(?: to ${person})? that`],
  ['SAY', String.raw`(?:saying|(?:to|and) say)(?: that)?`],
  [
    'SAY',
    String.raw`(?:${named}|him|her|them|client|insured|customer|e-?mail|note|message|line) that(?! (?:to|I|explains?|says?|quotes?|answers?|tells?|asks?|covers?)\b)`,
  ],
  ['SAY', String.raw`(?:note|line|message|e-?mail)(?: to ${named})?[,:] (?!please|pls|thanks)`],
  [
    'SAY',
    String.raw`(?i:write|e-?mail|message|repl(?:y|ying)|respon(?:d|se)|answer)\b(?:(?!\b(?:asks?|asked|wants|wrote|question|this|below)\b)[^:?\n]){2,80}:`,
  ],
]

/** "Tell Ray …", "let him know …": addressed to Cara, it asks for an email. */
const casual =
  /^\s*(?:(?:hey|ok|please|pls|can (?:you|u)|could (?:you|u)|need to|i need you to)[\s,]+)*(?:tell|let|shoot|ping|text|drop|remind|thank|inform|notify|apologi[sz]e)\s+(?!me\b)/i
/** How a message asks for an email; without it, "ask Ray" may ask for anything. */
export const asksForEmail = {
  test: (text: string) =>
    /\b(?:e-?mail|write|draft|compose|note|message|drop|reply to|respond to)\b/i.test(text) ||
    casual.test(text),
}
/** What the policy has to answer, not the user. */
const isQuestion =
  /^\s*(?:(?:by|in an?) e-?mail )?(?:about|from|if|whether|what|when|where|who|which|how|why|the answer|yes or no)\b/i

/** Whether a message dictates the content of an email, not only what to ask for. */
export function isDictated(request: string): boolean {
  const kind = dictatedIn(request)?.kind
  return kind !== undefined && !kind.startsWith('ASK')
}

/** Whether what stands for a letter is a question that its client asked, which it has to answer: "is he covered if …?" */
export function holdsQuestionOfClient(request: string): boolean {
  const dictated = dictatedIn(request)
  const [first = ''] = dictated?.kind === 'SAY' ? dictated.text.split(/(?<=[.!?])\s+/) : []
  return asksQuestion(first) && ofInsurance.test(first) && !/\byours?\b|\byou\b/i.test(first)
}

const ofInsurance =
  /\b(?:cover(?:s|ed|age)?|polic(?:y|ies)|insur(?:ed|ance)|exclu(?:des?|ded|sions?)|lapsed?|limits?|deductibles?|premiums?)\b/i

export function dictatedIn(request: string): Dictated | null {
  if (!asksForEmail.test(request)) return null
  const found = openings.flatMap(([kind, opening]) => {
    const match = new RegExp(String.raw`(?<![\w'’])${opening}\s*([\s\S]{8,4000})`).exec(request)
    const text = match?.[1]?.trim()
    if (!match || !text) return []
    const isStated = !(kind === 'SAY' && isQuestion.test(text)) && !/^["“]/.test(text)
    return isStated ? [{ kind, text, at: match.index }] : []
  })
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null
}

/** At most this many characters of the first sentence make a subject. */
const longestSubject = 70

/** What an email is about in a few words: what the request names, or else its first sentence, without the client. */
export function subjectOf(request: string, sentence: string, client: string | null = null): string {
  const about =
    /\b(?:about|regarding|re:?)\s+([^,;:\n]{4,80}?)(?=\s+(?:that|telling|saying|asking|and)\b|\.(?:\s|$)|[,;:\n]|$)/i.exec(
      request.split(/\b(?:that|telling|saying|asking)\b/i)[0] ?? '',
    )?.[1]
  const topic = about && withoutClient(about, client)
  // Which policy it is stands in the email; the subject names the matter.
  const matter = topic && !/\bpolic(?:y|ies)(?: [\w-]*\d[\w-]*)?$/i.test(topic) ? topic : null
  const subject = capitalized(
    (matter ?? matterOf(withoutClient(sentence, client))).replace(/^(?:the|an?) /i, '').trim(),
  )
  if (subject.length <= longestSubject)
    return subject || (topic && capitalized(topic)) || 'A note from your agency'
  return `${subject.slice(0, longestSubject).replace(/\s+\S*$/, '')}…`
}

/** The first clause of a sentence. A comma within an amount ends none. */
function matterOf(sentence: string): string {
  const [clause = ''] = sentence
    .replace(
      /^(?:Could you please (?:send us )?|Could we have |Please send us |Could you let us know |This is a reminder (?:that|to|about) |This confirms that )/,
      '',
    )
    .replace(/[.?!]+$/, '')
    .split(/,(?!\d{3}\b)| (?:before|because|so that|so|until|when|if|which|and) /)
  const [, fact] =
    /^(?:(?:please|can you|could you|kindly) )*confirm(?: to us| for us| by [\w/ ]+?)? (?!whether\b)(?:that )?((?:the |an? |your |our )?[^\s].*)$/i.exec(
      clause,
    ) ?? []
  if (fact) {
    const isClause = /\b(?:is|are|was|were|will|has|have|had|can|does|did)\b/i.test(fact)
    return `Confirmation ${isClause ? 'that' : 'of'} ${fact.replace(/^the /i, '')}`
  }
  const [, thing, until = ''] =
    /^(?:we|I) (?:still |also |really )?(?:need|would like|require|want) (?:the |an? |some )?(?!to\b|you\b|that\b)(.+?)( by .+| before .+)?$/i.exec(
      clause,
    ) ?? []
  return thing ? `${thing} needed${until}` : clause
}

/** "The GL policy of Casco Roofing LLC" as "the GL policy". */
function withoutClient(text: string, client: string | null): string {
  if (client === null) return text
  const short = client.replace(/,?\s+(?:LLC|LLP|LP|PLLC|PC|Inc|Corp|Co|Ltd|Company|Corporation)\b\.?$/i, '')
  return text.replace(
    new RegExp(
      String.raw`\s+(?:of|for|at|from|with|on)\s+(?:(?:our|the) (?:client|insured|customer)\s+)?(?:${escaped(client)}|${escaped(short)})(?![\p{L}\p{N}])`,
      'iu',
    ),
    '',
  )
}

/** "Write Ray that …", "email Cheryl Garza: …". */
function namedFirst(request: string): string | null {
  return (
    /\b(?:[Ww]rite|[Ee]-?mail|[Tt]ell|[Aa]sk|[Rr]emind|[Tt]hank|[Ll]et|[Ii]nform)\s+((?:Dr\.?\s|Mr\.?\s|Ms\.?\s|Mrs\.?\s)?[A-Z][a-z]+(?:\s[A-Z][a-z'’-]+)?)\b/.exec(
      request,
    )?.[1] ?? null
  )
}
