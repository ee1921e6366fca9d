import { builder, Node, nodeRef } from '../graphql/index.ts'
import { accountKind, accountTypes } from './account.ts'
import type { BusinessDetail, CustomerDetail, IndividualDetail } from './account.ts'
import { AddressType } from './addressType.ts'

const AccountTypeEnum = builder.enumType('AccountType', { values: accountTypes })

const AccountDetail = builder.interfaceRef<CustomerDetail>('AccountDetail').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    mailingAddress: t.expose('mailingAddress', { type: AddressType, nullable: true }),
  }),
})

builder.objectRef<BusinessDetail>('BusinessAccountDetail').implement({
  interfaces: [AccountDetail],
  isTypeOf: (detail) => 'dba' in (detail as CustomerDetail),
  fields: (t) => ({ dba: t.exposeString('dba', { nullable: true }) }),
})

builder.objectRef<IndividualDetail>('IndividualAccountDetail').implement({
  interfaces: [AccountDetail],
  isTypeOf: (detail) => !('dba' in (detail as CustomerDetail)),
})

export const AccountType = nodeRef('Account', accountKind).implement({
  interfaces: [Node],
  fields: (t) => ({
    type: t.expose('type', { type: AccountTypeEnum }),
    account: t.field({ type: AccountDetail, resolve: ({ detail }) => detail }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
