import { builder } from '../../graphql/index.ts'
import { AddressType } from '../addresses/addressType.ts'
import type { CertificateOrder, Holder } from './certificate.ts'

export const HolderType = builder.objectRef<Holder>('CertificateHolderDetail').implement({
  description: 'The holder as named on the certificate.',
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.field({ type: AddressType, resolve: ({ address }) => address }),
    email: t.string({
      nullable: true,
      description: 'Where the holder receives certificates.',
      resolve: ({ email }) => email ?? null,
    }),
  }),
})

export const CertificateOrderType = builder.objectRef<CertificateOrder>('CertificateOrder').implement({
  description: 'What is specified when a certificate is issued or revised.',
  fields: (t) => ({
    accountId: t.exposeID('accountId'),
    holder: t.field({ type: HolderType, resolve: ({ holder }) => holder }),
    additionalInsured: t.exposeBoolean('additionalInsured', {
      description: 'Whether the holder asks to be an additional insured.',
    }),
    otherAdditionalInsureds: t.stringList({
      description: 'Additional insureds besides the holder.',
      resolve: ({ otherAdditionalInsureds = [] }) => [...otherAdditionalInsureds],
    }),
    waiverOfSubrogation: t.boolean({ resolve: (order) => order.waiverOfSubrogation ?? false }),
    primaryNoncontributory: t.boolean({ resolve: (order) => order.primaryNoncontributory ?? false }),
    descriptionOfOperations: t.exposeString('descriptionOfOperations', { nullable: true }),
    policyIds: t.idList({
      nullable: true,
      description: 'The policies to show; all liability policies in force if null.',
      resolve: ({ policyIds }) => policyIds && [...policyIds],
    }),
  }),
})
