import { lineOfBusinessLabels, type LineOfBusiness, type RecognizedType } from '../../../knowledge/index.ts'
import { saidIn } from '../letters/conversation.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

interface WantedDocument {
  readonly name: string
  /** Its detected type once received; null if it can't be detected. */
  readonly type: RecognizedType | null
}

const always: readonly WantedDocument[] = [
  { name: 'Signed application', type: 'APPLICATION' },
  { name: 'Current policy or declarations', type: 'DECLARATIONS' },
  { name: 'Loss runs for the last five years, dated within 90 days', type: 'LOSS_RUN' },
]
const byLine: Partial<Record<LineOfBusiness, readonly WantedDocument[]>> = {
  COMMERCIAL_AUTO: [
    { name: 'Vehicle schedule with VIN, year, make, model and cost new', type: null },
    { name: 'Driver list with license number and date of birth', type: null },
  ],
  WORKERS_COMPENSATION: [
    { name: 'Payroll by class code and state', type: null },
    { name: 'Experience modification worksheet', type: null },
  ],
  PROPERTY: [{ name: 'Statement of values with construction, year built and square footage', type: null }],
  GENERAL_LIABILITY: [{ name: 'Sales and payroll by class, and subcontracted cost', type: null }],
  CYBER: [{ name: 'Completed security questionnaire', type: null }],
}

/** Asks the client for the documents that are missing. */
export const documentCollection = letterSkill({
  name: 'document-collection',
  title: 'Document collection',
  description: 'Finds out which documents are missing for an application and asks the client for them.',
  phrasings,
  makes: 'An email to the client with what is missing',
  to: 'CLIENT',
  needsPolicy: false,
  details: [
    {
      topic: 'lines',
      question: 'Which lines of business is the application for?',
      find: (text) => {
        const lines = linesIn(text)
        return lines.length > 0 ? lines.join(' ') : null
      },
    },
  ],
  write({ insured }, { lines = '' }, task) {
    const wanted = [
      ...always,
      ...linesIn(`${lines.replaceAll('_', ' ')}\n${saidIn(task).join('\n')}`).flatMap(
        (line) => byLine[line] ?? [],
      ),
    ]
    const here = new Set(task.files.map(({ type }) => type))
    if (here.has('POLICY')) here.add('DECLARATIONS')
    const missing = wanted.filter(({ type }) => type === null || !here.has(type))
    const received = wanted.filter((each) => !missing.includes(each))
    return {
      subject: `Documents we need for ${insured}`,
      paragraphs: [
        'To request terms for you, we still need:',
        missing.map(({ name }) => `- ${name}`).join('\n'),
        ...(received.length > 0
          ? [`We already have:\n${received.map(({ name }) => `- ${name}`).join('\n')}`]
          : []),
        'You can reply to this message with the documents. If one does not apply to you, please say so.',
      ],
      notes: [`${missing.length} missing, ${received.length} here.`],
    }
  },
})

function linesIn(text: string): LineOfBusiness[] {
  const said = text.toLowerCase()
  const short: readonly (readonly [LineOfBusiness, RegExp])[] = [
    ['COMMERCIAL_AUTO', /\b(auto|fleet|trucks?|commercial auto)\b/],
    ['WORKERS_COMPENSATION', /\b(wc|workers'? comp|workers compensation)\b/],
    ['GENERAL_LIABILITY', /\b(c?gl|liability)\b/],
    ['BUSINESS_OWNERS', /\bbop\b/],
  ]
  const named = (Object.keys(lineOfBusinessLabels) as LineOfBusiness[]).filter(
    (line) =>
      line !== 'OTHER' &&
      said.includes(lineOfBusinessLabels[line].toLowerCase()) &&
      line !== 'COMMERCIAL_AUTO',
  )
  return [...new Set([...named, ...short.flatMap(([line, words]) => (words.test(said) ? [line] : []))])]
}
