import {
  accountKind,
  businessPolicyKind,
  isSameParty,
  policyNumberKey,
  recognizedLabels,
} from '../../../knowledge/index.ts'
import { fileDocument } from '../../tools/fileDocument.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { pagesInWords, splitPdf as splitTool } from '../../tools/splitPdf.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

export const splitPdf: Skill = defineSkill({
  name: 'split-pdf',
  title: 'Split a PDF',
  workName: 'Split PDF',
  description: 'Splits a PDF that holds several documents into one PDF per document.',
  preset: null,
  phrasings,
  inputs: [],
  makes: 'A PDF for each document',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { journal, files, request } = task
  const pdfs = files.filter(({ name }) => /\.pdf$/i.test(name))
  const asked = pdfs.filter(({ isNew }) => isNew)
  const chosen = asked.length > 0 ? asked : pdfs.slice(-1)
  if (chosen.length === 0)
    return {
      text: 'Attach the PDF, and I will split it. Which file is it?',
      question: { topic: 'files' },
    }
  const ranges = rangesIn(request)
  const isByPolicy =
    /\b(?:per|by|each|every|individual|separate)\s+(?:the\s+)?polic(?:y|ies)\b|\bthe policies\b/i.test(
      request,
    )
  const answers: string[] = []
  for (const { id, name } of chosen.slice(-10)) {
    const split = await journal.call(splitTool, { fileId: id, name, ranges, isByPolicy })
    answers.push(answerFor(name, split))
    if (asksToFile.test(request)) answers.push(await fileEach(task, split))
  }
  return { text: answers.join('\n\n') }
}

/** "… and file each to the right client". */
const asksToFile =
  /\b(?:and|then|,)\s+(?:please\s+)?(?:file|save|upload|put|store|sort|attach|move|add)\b[^.\n]{0,60}\b(?:to|with|under|in|into|on)\b[^.\n]{0,30}\b(?:clients?|accounts?|polic(?:y|ies)|insureds?|customers?|folders?|place)\b/i

type Split = Awaited<ReturnType<typeof splitTool.run>>

/** Proposes the policy for each part whose number and insured are on record, and says which parts are not filed. */
async function fileEach({ agency, journal }: Task, { documents }: Split): Promise<string> {
  const proposed: string[] = []
  const left: string[] = []
  for (const document of documents) {
    const { fileId, policyNumber, named, type, label } = document
    const name = `${label}, ${pagesInWords(document)}`
    const [policy, ...sameNumber] = policyNumber
      ? agency.table(businessPolicyKind).related('policyNumber', policyNumberKey(policyNumber))
      : []
    const account = policy && agency.table(accountKind).get(policy.accountId)?.detail.name
    const stranger = account && named.insureds.find((insured) => !isSameParty(account, insured))
    const others = named.policyNumbers.filter(
      (number) => policyNumberKey(number) !== policyNumberKey(policyNumber ?? ''),
    )
    const why =
      policyNumber === null
        ? 'it states no policy number'
        : !policy || !account
          ? `no policy ${policyNumber} is on record`
          : sameNumber.length > 0
            ? `several policies on record have the number ${policyNumber}`
            : stranger !== undefined
              ? `it names ${stranger}, but policy ${policyNumber} is of ${account}`
              : others.length > 0
                ? `it names policy ${others.join(' and ')} besides ${policyNumber}`
                : null
    if (why !== null || !policy) {
      left.push(`- ${name}: ${why}.`)
      continue
    }
    await journal.propose(fileDocument, { fileId, policyId: policy.id, type: recognizedLabels[type].type })
    proposed.push(`- ${name}: ${account}, policy ${policyNumber}`)
  }
  return [
    ...(proposed.length > 0
      ? ['**Nothing is filed until you approve it.** I propose:', '', ...proposed, '']
      : []),
    ...(left.length > 0
      ? [
          '**Not filed with any client:**',
          '',
          ...left,
          '',
          'Upload these on the Documents tab of the right policy.',
        ]
      : []),
  ]
    .join('\n')
    .trim()
}

function answerFor(name: string, { count, documents }: Split): string {
  const pages = `${count} ${count === 1 ? 'page' : 'pages'}`
  const [only] = documents
  if (documents.length === 1 && only && only.to - only.from + 1 === count) {
    const kind = only.label === 'Document' ? '' : ` (${only.label.toLowerCase()})`
    return `**${name}** looks like one document${kind} of ${pages}, so I left it as it is. To cut out part of it, tell me the pages, for example "pages 3 to 5".`
  }
  const doubts = documents.flatMap((document) => document.doubts)
  return [
    `I made ${documents.length} ${documents.length === 1 ? 'PDF' : 'PDFs'} from **${name}** (${pages}). The original is unchanged.`,
    '',
    ...documents.map((document) => {
      const { label, title, policyNumber } = document
      const addsTitle = title !== null && title.toLowerCase() !== label.toLowerCase()
      const more = [addsTitle ? title : null, policyNumber && `policy ${policyNumber}`].filter(Boolean)
      return `- ${pagesInWords(document)}: **${label}**${more.length > 0 ? ` (${more.join(', ')})` : ''}`
    }),
    ...(doubts.length > 0 ? ['', '**Please check:**', ...doubts.map((doubt) => `- ${doubt}`)] : []),
  ].join('\n')
}

/** The pages that somebody names: "extract pages 10 through 14 and page 20". */
function rangesIn(text: string): { from: number; to: number }[] {
  const named = text.matchAll(
    /\bpages?\s+(\d{1,4})(?:\s*(?:-|–|to|through|thru)\s*(\d{1,4}))?(?!\s*of\s+\d)/gi,
  )
  return Array.from(named, ([, from, to]) => ({ from: Number(from), to: Number(to ?? from) }))
}
