import { builder } from '../../graphql/index.ts'
import { AddressInput } from '../accounts/accountInputs.ts'

type Fields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

const HolderInput = builder.inputType('CertificateHolderInput', {
  fields: (t) => ({ name: t.string(), address: t.field({ type: AddressInput }) }),
})

/** Which policies a certificate shows. */
export function policyIdsField(t: Fields) {
  return t.idList({ description: 'Policies to show; all liability policies in force if null.' })
}

/** What can be specified when issuing or revising a certificate. */
function certificateFields(t: Fields) {
  return {
    holder: t.field({ type: HolderInput }),
    additionalInsured: t.boolean(),
    waiverOfSubrogation: t.boolean(),
    primaryNoncontributory: t.boolean(),
    descriptionOfOperations: t.string({
      description: 'Up to 10,000 characters. Long text continues on an addendum.',
    }),
    policyIds: policyIdsField(t),
    confirm: t.boolean({ description: 'Issue despite warnings.' }),
  }
}

export const CreateCertificateInput = builder.inputType('CreateCertificateInput', {
  fields: (t) => ({ accountId: t.id({ required: true }), ...certificateFields(t) }),
})

export const ReviseCertificateInput = builder.inputType('ReviseCertificateInput', {
  description:
    'Absent fields are copied from the previous revision; policies are shown as currently on record.',
  fields: certificateFields,
})
