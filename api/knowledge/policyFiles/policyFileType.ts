import { fileKind, FileType } from '../../files/index.ts'
import { allowed, builder, Permission, refused } from '../../graphql/index.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { CitationType } from '../readings/citation.ts'
import { type OtherInsured, otherInsured, otherInsuredMessage } from './otherInsured.ts'
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
  visible: t.boolean({
    description: 'Whether the client can see it. Documents that name another insured are never visible.',
    resolve: (file, _, { agency }) => file.isVisible && otherInsured(agency, file) === null,
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

builder.objectField(FileType, 'viewerCanDelete', (t) =>
  t.field({
    type: Permission,
    resolve(file) {
      const refusal = refusalToDelete(file)
      return refusal === null ? allowed : refused(refusal)
    },
  }),
)
