import { builder, labeledEnum, Node, nodeRef } from '../../graphql/index.ts'
import { accountTypeLabels } from './account.ts'
import type { BusinessDetail, CustomerDetail, IndividualDetail } from './account.ts'
import { accountKind } from './accountKind.ts'
import { AddressType } from '../addresses/addressType.ts'
import { contactKind } from '../contacts/contact.ts'
import { ContactType } from '../contacts/contactType.ts'
import { industries } from '../naics/industries.ts'
import { NaicsCodeType } from '../naics/naicsType.ts'

export const AccountTypeEnum = labeledEnum('AccountType', accountTypeLabels)

export const AccountDetail = builder.interfaceRef<CustomerDetail>('AccountDetail').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true, description: 'E.164: +12075550142;ext=204' }),
    mailingAddress: t.expose('mailingAddress', { type: AddressType, nullable: true }),
  }),
})

builder.objectRef<BusinessDetail>('BusinessAccountDetail').implement({
  interfaces: [AccountDetail],
  isTypeOf: (detail) => 'dba' in (detail as CustomerDetail),
  fields: (t) => ({
    dba: t.exposeString('dba', { nullable: true, description: 'The trade name.' }),
    naics: t.exposeString('naics', { nullable: true, description: 'NAICS code.' }),
    industry: t.field({
      type: NaicsCodeType,
      nullable: true,
      description: 'Industry for the code; null if it is no longer in the catalog.',
      resolve: ({ naics }) => (naics ? (industries().get(naics) ?? null) : null),
    }),
    website: t.exposeString('website', { nullable: true }),
  }),
})

builder.objectRef<IndividualDetail>('IndividualAccountDetail').implement({
  interfaces: [AccountDetail],
  isTypeOf: (detail) => !('dba' in (detail as CustomerDetail)),
})

export const AccountType = nodeRef('Account', accountKind)

AccountType.implement({
  interfaces: [Node],
  fields: (t) => ({
    type: t.expose('type', { type: AccountTypeEnum }),
    account: t.field({ type: AccountDetail, resolve: ({ detail }) => detail }),
    contacts: t.field({
      type: [ContactType],
      description: "The account's contacts, primary first.",
      resolve: ({ contactIds }, _, { agency }) =>
        contactIds.flatMap((id) => agency.table(contactKind).get(id) ?? []),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version', {
      description: "Send it back when saving, so that a colleague's newer changes are not overwritten.",
    }),
  }),
})

builder.objectField(ContactType, 'accounts', (t) =>
  t.field({
    type: [AccountType],
    description: "The contact's accounts, oldest first.",
    resolve: ({ id }, _, { agency }) => [...agency.table(accountKind).related('contact', id)],
  }),
)
