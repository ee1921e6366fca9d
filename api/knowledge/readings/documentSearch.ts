import { fileKind, FileType, presentFile, type StoredFileRow } from '../../files/index.ts'
import { builder } from '../../graphql/index.ts'
import { type AgencyStore, excerptOf, hasSought } from '../../platform/index.ts'
import { passagesOf } from '../../reading/passages/passagesOf.ts'
import { type FoundPassage, FoundPassageType, insideOf, searchable } from '../../search/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { citationLink } from './citation.ts'
import { fileReadingKind, fileReadingOf } from './fileReading.ts'
import { loadReading } from './storedReading.ts'

searchable(FileType, fileKind, {
  standing: 'document',
  isShown: (file, { agency }) => isPolicyDocument(agency, file),
  inside: insideOf(fileKind, {
    together: 2,
    at: ({ createdAt }) => createdAt,
    async read(agency, file) {
      const row = isPolicyDocument(agency, file) ? fileReadingOf(agency, file.id) : null
      const reading = row?.state === 'READ' ? await loadReading(agency, row) : null
      return reading && [file.name, ...reading.pages.flatMap(({ lines }) => lines.map(({ text }) => text))]
    },
    alteredBy: (agency, { kind, id }) =>
      kind === fileReadingKind.name ? (agency.table(fileReadingKind).get(id)?.fileId ?? null) : null,
  }),
})

builder.objectFields(FileType, (t) => ({
  businessPolicy: t.field({
    type: BusinessPolicyType,
    nullable: true,
    description: 'The policy the document belongs to.',
    resolve: ({ attachedTo }, _, { agency }) =>
      attachedTo === null ? null : (agency.table(businessPolicyKind).get(attachedTo) ?? null),
  }),
  passage: t.field({
    type: FoundPassageType,
    nullable: true,
    description: 'The passage that best matches the search words; null if the file name has all of them.',
    args: { text: t.arg.string({ required: true }) },
    resolve: (file, { text }, { agency }) =>
      hasSought([file.name], text) ? null : passageWith(agency, file, text),
  }),
}))

function isPolicyDocument(agency: AgencyStore, { id }: StoredFileRow): boolean {
  const attachedTo = presentFile(agency, id)?.attachedTo ?? null
  return attachedTo !== null && agency.table(businessPolicyKind).get(attachedTo) !== undefined
}

async function passageWith(
  agency: AgencyStore,
  { id, name }: StoredFileRow,
  sought: string,
): Promise<FoundPassage | null> {
  const row = fileReadingOf(agency, id)
  const reading = row && (await loadReading(agency, row))
  const found = reading && excerptOf(passagesOf(reading), sought, [name])
  if (!found) return null
  const { text, page } = found.candidate
  return { ...found.excerpt, page, link: citationLink({ page, quote: text }) }
}
