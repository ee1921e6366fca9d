import { type LineOfBusiness, lineOfBusinessLabels, type RecognizedType } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { namedLines } from '../letters/namedLines.ts'

/** "They also sent over the umbrella", "here's the loss run", "the lease is attached": what is said to be here. */
const arrived = [
  /\b(?:they|he|she|it|carrier|underwriter|broker|agent|client|insured|owner|landlord|lender|gc|contractor|\p{Lu}\p{L}+)\s+(?:(?:also|just|already|finally|have|has|now)\s+)*(?:sent|emailed|forwarded|uploaded|provided|attached|shared)\s+(?:(?:over|in|along|us|me|you|it|also|back)\s+)*(?:the|an?|their|his|her|its|your|our|this)\s+([^,.?!;\n]{2,50})/u,
  /\b(?:I|we)\s+(?:(?:also|just|already|have|now)\s+|['’]ve\s+)*(?:uploaded|attached|added|dropped in)\s+(?:(?:also|in)\s+)*(?:the|an?|their|his|her|its|your|our|this)\s+([^,.?!;\n]{2,50})/u,
  /\b[Hh]ere(?:['’]s|\s+is|\s+are)\s+(?:also\s+)?(?:the|an?|their|his|her|its|your|our)\s+([^,.?!;\n]{2,50})/u,
  /\b(?:[Tt]he|[Tt]heir|[Hh]is|[Hh]er|[Oo]ur)\s+([^,.?!;\n]{2,40}?)\s+(?:is|are)\s+(?:also\s+|now\s+)?(?:attached|uploaded)\b/u,
]

interface Kind {
  readonly name: string
  isOf(file: TaskFile, line: LineOfBusiness | null): boolean
}

const policyTypes: ReadonlySet<RecognizedType | null> = new Set(['POLICY', 'DECLARATIONS', 'BINDER'])

/** Documents other than policies, by what people call them. */
const documents: readonly (readonly [RegExp, string, readonly RecognizedType[]])[] = [
  [/^(?:\w+ ){0,2}(?:contract|lease|subcontract|agreement)\b/i, 'contract', ['CONTRACT']],
  [/^(?:\w+ ){0,2}(?:cert(?:ificate)?|coi)\b/i, 'certificate', ['CERTIFICATE']],
  [/^(?:\w+ ){0,2}loss runs?\b/i, 'loss run', ['LOSS_RUN']],
  [/^(?:\w+ ){0,2}(?:quote|indication)\b/i, 'quote', ['QUOTE']],
]

function kindOf(words: string): Kind | null {
  const document = documents.find(([pattern]) => pattern.test(words))
  if (document) {
    const [, name, types] = document
    return { name, isOf: ({ type }) => type !== null && types.includes(type) }
  }
  const [line] = /^(?:\w+ ){0,3}(?:email|message|letter|note|question|request|list)\b/i.test(words)
    ? []
    : namedLines(words)
  if (line === undefined) return null
  return {
    name: `${lineOfBusinessLabels[line]} policy`,
    isOf: ({ type }, own) => policyTypes.has(type) && (own === null || isLike(own, line)),
  }
}

/** Whether a policy of one line may be what people call another. */
function isLike(own: LineOfBusiness, line: LineOfBusiness): boolean {
  const families: readonly (readonly LineOfBusiness[])[] = [
    ['UMBRELLA', 'EXCESS'],
    ['GENERAL_LIABILITY', 'PROPERTY', 'BUSINESS_OWNERS', 'PACKAGE'],
    ['PROFESSIONAL_LIABILITY', 'ERRORS_AND_OMISSION'],
  ]
  return own === line || families.some((family) => family.includes(own) && family.includes(line))
}

/** What the message says was sent or attached though no file of that kind is here: "Umbrella policy". Null if nothing is missing. */
export async function unseenFile({ journal, files, request }: Task): Promise<string | null> {
  if (files.length === 0 || files.some(({ isNew }) => isNew)) return null
  const [words] = arrived.flatMap((pattern) => pattern.exec(request)?.[1] ?? [])
  const kind = words === undefined ? null : kindOf(words)
  if (kind === null) return null
  for (const file of files) {
    const isPolicy = policyTypes.has(file.type)
    const { facts } = isPolicy
      ? await journal.call(readFacts, { fileId: file.id, name: file.name })
      : { facts: null }
    const isNamed = file.type === null && namedLines(file.name).length > 0
    if (isNamed || kind.isOf(file, facts?.scalars.lineOfBusiness.fact?.value ?? null)) return null
  }
  return kind.name
}
