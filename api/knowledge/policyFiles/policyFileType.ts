import { fileKind, FileType } from '../../files/index.ts'
import { allowed, builder, Permission, refused } from '../../graphql/index.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { refusalToDelete } from './policyFileRules.ts'

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

builder.objectField(FileType, 'viewerCanDelete', (t) =>
  t.field({
    type: Permission,
    resolve(file) {
      const refusal = refusalToDelete(file)
      return refusal === null ? allowed : refused(refusal)
    },
  }),
)
