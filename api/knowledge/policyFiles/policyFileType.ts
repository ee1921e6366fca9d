import { documentTypes, fileKind, FileType, type StoredFileRow } from '../../files/index.ts'
import { builder, Permission, permission } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { certificateKind } from '../certificates/certificateKind.ts'
import { businessPolicyKind, type BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { policyTitle } from '../policies/specialtyOf.ts'
import { CitationType } from '../readings/citation.ts'
import {
  isShownToClient,
  isUnreadable,
  type OtherInsured,
  otherInsured,
  otherInsuredMessage,
} from './otherInsured.ts'
import { refusalToDelete } from './policyFileRules.ts'

const OtherInsuredType = builder
  .objectRef<OtherInsured & { readonly fileId: string }>('OtherInsured')
  .implement({
    description: "The insured that a document names instead of its policy's.",
    fields: (t) => ({
      name: t.exposeString('name'),
      message: t.string({ description: 'The warning, as a sentence.', resolve: otherInsuredMessage }),
      citation: t.field({
        type: CitationType,
        resolve: ({ fileId, page, quote }) => ({ fileId, page, quote }),
      }),
    }),
  })

builder.objectField(BusinessPolicyType, 'files', (t) =>
  t.field({
    type: [FileType],
    description: 'All documents of the policy, newest first.',
    resolve: ({ id }, _, { agency }) =>
      agency
        .table(fileKind)
        .related('attachedTo', id)
        .toSorted((a, b) => b.createdAt - a.createdAt),
  }),
)

builder.objectFields(FileType, (t) => ({
  about: t.string({
    description:
      "The type with the certificate's holder or the policy, like `Certificate, Summit Builders Inc.`.",
    resolve: (file, _, { agency }) => aboutOf(agency, file),
  }),
  visible: t.boolean({
    description:
      'Whether the client can see it. Documents that name another insured or could not be read are not visible until `confirmPolicyFile`.',
    resolve: (file, _, { agency }) => isShownToClient(agency, file),
  }),
  isUnreadable: t.boolean({
    description:
      'Whether it is kept from the client because it could not be read, until `confirmPolicyFile`; its reading says why.',
    resolve: (file, _, { agency }) => file.isVisible && isUnreadable(agency, file),
  }),
  otherInsured: t.field({
    type: OtherInsuredType,
    nullable: true,
    description:
      "Set if the document names another insured than its policy's: it isn't used until `confirmPolicyFile`.",
    resolve: (file, _, { agency }) => {
      const insured = otherInsured(agency, file)
      return insured && { ...insured, fileId: file.id }
    },
  }),
}))

interface PolicyFile {
  readonly policy: BusinessPolicyRow
  readonly file: StoredFileRow
}

const PolicyFileType = builder.objectRef<PolicyFile>('PolicyFile').implement({
  description: 'A document of a policy.',
  fields: (t) => ({
    policy: t.expose('policy', { type: BusinessPolicyType }),
    file: t.expose('file', { type: FileType }),
  }),
})

builder.objectField(FileType, 'sameOnFile', (t) =>
  t.field({
    type: [PolicyFileType],
    description: 'The other documents of policies that have the same content, newest first.',
    resolve: (file, _, { agency }) => sameOnFile(agency, file),
  }),
)

function sameOnFile(agency: Pick<AgencyStore, 'table'>, { id, hash }: StoredFileRow): PolicyFile[] {
  return agency
    .table(fileKind)
    .related('hash', hash)
    .filter((file) => file.id !== id && file.deletedAt === null)
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .flatMap((file) => {
      const policy = agency.table(businessPolicyKind).get(file.attachedTo ?? '')
      return policy ? [{ policy, file }] : []
    })
}

builder.objectField(FileType, 'viewerCanDelete', (t) =>
  t.field({
    type: Permission,
    resolve(file) {
      const refusal = refusalToDelete(file)
      return permission(refusal)
    },
  }),
)

function aboutOf(agency: Pick<AgencyStore, 'table'>, { type, attachedTo }: StoredFileRow): string {
  const policy = attachedTo === null ? null : agency.table(businessPolicyKind).get(attachedTo)
  const certificate = attachedTo === null ? null : agency.table(certificateKind).get(attachedTo)
  const of = policy ? policyTitle(policy) : certificate?.holder.name
  return [type && documentTypes[type].label, of].filter(Boolean).join(', ')
}
