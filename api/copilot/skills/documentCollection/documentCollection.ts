import { lineOfBusinessLabels, type LineOfBusiness, type RecognizedType } from '../../../knowledge/index.ts'
import { userTexts } from '../letters/conversation.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

interface WantedDocument {
  readonly name: string
  /** How staff name it when they ask for it alone. */
  readonly words: RegExp
  /** Its detected type once received; null if it can't be detected. */
  readonly type: RecognizedType | null
  /** The applications that need it; null for one that is only requested by name. */
  readonly lines: readonly LineOfBusiness[] | 'ALL' | null
}

const documents: readonly WantedDocument[] = [
  {
    name: 'Signed application',
    words: /\b(signed|completed?|the) (\w+ )?app(lication)?s?\b(?! \w+ing)/i,
    type: 'APPLICATION',
    lines: 'ALL',
  },
  {
    name: 'Current policy or declarations',
    words: /\bdec(laration)?s?( pages?)?\b|\bcurrent polic(y|ies)\b/i,
    type: 'DECLARATIONS',
    lines: 'ALL',
  },
  {
    name: 'Loss runs for the last five years, dated within 90 days',
    words: /\bloss[- ]?runs?\b|\blrs\b/i,
    type: 'LOSS_RUN',
    lines: 'ALL',
  },
  {
    name: 'Vehicle schedule with VIN, year, make, model and cost new',
    words: /\b(vehicle|fleet) (schedule|list)\b|\bvehicles\b|\bvins?\b/i,
    type: null,
    lines: ['COMMERCIAL_AUTO'],
  },
  {
    name: 'Driver list with license number and date of birth',
    words: /\bdrivers?\b/i,
    type: null,
    lines: ['COMMERCIAL_AUTO'],
  },
  {
    name: 'Payroll by class code and state',
    words: /\bpayroll\b|\b941s?\b/i,
    type: null,
    lines: ['WORKERS_COMPENSATION'],
  },
  {
    name: 'Experience modification worksheet',
    words: /\b(experience )?mod(ification)? (sheet|worksheet|letter)\b|\bmod\b/i,
    type: null,
    lines: ['WORKERS_COMPENSATION'],
  },
  {
    name: 'Statement of values with construction, year built and square footage',
    words: /\bstatement of values\b|\bsov\b|\bsquare f(oo|ee)t(age)?\b|\bsq\.? ?ft\b/i,
    type: null,
    lines: ['PROPERTY'],
  },
  {
    name: 'Sales and payroll by class, and subcontracted cost',
    words: /\bsales\b|\bsub(contract\w*)? costs?\b/i,
    type: null,
    lines: ['GENERAL_LIABILITY'],
  },
  {
    name: 'Completed security questionnaire',
    words: /\bsecurity questionnaire\b/i,
    type: null,
    lines: ['CYBER'],
  },
  {
    name: 'Supplemental questionnaire',
    words: /\bsupp(lement\w*|s)?\b|\bquestionnaire\b/i,
    type: null,
    lines: null,
  },
  { name: 'Photos', words: /\bphotos?\b|\bpictures?\b/i, type: null, lines: null },
  {
    name: 'Certificates of subcontractors',
    words: /\bcertificates?\b|\bcois?\b/i,
    type: null,
    lines: null,
  },
  { name: 'Signed lost policy release', words: /\blpr\b|\brelease\b/i, type: null, lines: null },
  { name: 'Contract or lease', words: /\bcontract\b|\bleases?\b/i, type: null, lines: null },
  { name: 'Financial statements', words: /\bfinancials?\b|\btax returns?\b/i, type: null, lines: null },
]

/** Asks the client for the documents that are missing, or reminds them. */
export const documentCollection = letterSkill({
  name: 'document-collection',
  title: 'Document collection',
  description:
    'Finds out which documents are missing for an application, asks the client for them and sends reminders.',
  role: 'COLLECTION',
  questions: /\b(?:missing|outstanding|waiting (?:on|for)|(?:still|don['’]?t) (?:need|have))\b/i,
  phrasings,
  makes: 'An email to the client with what is missing',
  to: 'CLIENT',
  needsPolicy: false,
  details: [
    {
      topic: 'documents',
      question: 'Which documents do we need, or for which lines of business is the application?',
      find: (text) => (namedIn(text).length > 0 || linesIn(text).length > 0 ? text : null),
    },
  ],
  write({ insured, account }, { documents: answer = '' }, task) {
    const texts = [answer, ...userTexts(task)].join('\n')
    const isReminder = reminderWords.test(texts)
    const named = namedIn(texts)
    // "The renewal application" is the one of the policies in force.
    const isRenewal = /\brenew\w*\b/i.test(texts) && named.every(({ lines: of }) => of === 'ALL')
    const held = isRenewal ? (account?.policies ?? []).filter(({ isInForce }) => isInForce) : []
    const stated = linesIn(texts)
    const lines = stated.length > 0 ? stated : held.map(({ type }) => type)
    // A list of documents is taken as is; lines of business mean the documents their applications need.
    const needsList = lines.length > 0 && !(isReminder && named.length > 0)
    const wanted = documents.filter(
      (each) =>
        named.includes(each) ||
        (needsList && (each.lines === 'ALL' || lines.some((line) => each.lines?.includes(line)))),
    )
    const here = new Set(task.files.map(({ type }) => type))
    if (here.has('POLICY')) here.add('DECLARATIONS')
    const received = wanted.filter(({ type }) => type !== null && here.has(type)).map(({ name }) => name)
    const missing =
      wanted.length === 0
        ? [answer]
        : wanted.map(({ name }) => name).filter((name) => !received.includes(name))
    return {
      subject: isReminder ? `Reminder: documents we need for ${insured}` : `Documents we need for ${insured}`,
      paragraphs: [
        isReminder ? 'We have not received these documents yet:' : 'To request terms for you, we still need:',
        missing.map((name) => `- ${name}`).join('\n'),
        ...(received.length > 0
          ? [`We already have:\n${received.map((name) => `- ${name}`).join('\n')}`]
          : []),
        isReminder
          ? 'We can’t continue without them. If something is hard to find or does not apply to you, just reply and we will help.'
          : 'You can reply to this message with the documents. If one does not apply to you, please say so.',
      ],
      notes: [
        received.length === 0
          ? `None of the ${missing.length === 1 ? 'documents' : `${missing.length} documents`} is in this workspace.`
          : `${received.length} of ${received.length + missing.length} documents are in this workspace.`,
      ],
    }
  },
})

/** That the client was asked before. */
const reminderWords =
  /\b(remind\w*|(second|third|fourth|2nd|3rd|4th|last) (request|ask|reminder|notice|attempt|time|email)|(ask|asked|write|remind|chase|try|follow up|ping|poke) (\w+ ){0,2}again|follow(ing)?[- ]?up|nudge|chase|ping|poke|bug|still (no|nothing|not|waiting|owes?)|not? (repl(y|ied)|response|answer)\w*|never (sent|answered|came)|asked (for )?(\w+ ){0,3}(twice|already|before|ago)|has(n't| not) sent|overdue)\b/i

function namedIn(text: string): WantedDocument[] {
  return documents.filter(({ words }) => words.test(text))
}

function linesIn(text: string): LineOfBusiness[] {
  const lowercased = text.toLowerCase().replaceAll('_', ' ')
  const short: readonly (readonly [LineOfBusiness, RegExp])[] = [
    ['COMMERCIAL_AUTO', /\b(auto|fleet|trucks?|commercial auto)\b/],
    ['WORKERS_COMPENSATION', /\b(wc|workers'? comp|workers compensation)\b/],
    ['GENERAL_LIABILITY', /\b(c?gl|liability)\b/],
    ['BUSINESS_OWNERS', /\bbop\b/],
  ]
  const named = (Object.keys(lineOfBusinessLabels) as LineOfBusiness[]).filter(
    (line) =>
      line !== 'OTHER' &&
      lowercased.includes(lineOfBusinessLabels[line].toLowerCase()) &&
      line !== 'COMMERCIAL_AUTO',
  )
  return [...new Set([...named, ...short.flatMap(([line, words]) => (words.test(lowercased) ? [line] : []))])]
}
