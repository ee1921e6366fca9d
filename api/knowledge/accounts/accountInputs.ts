import { builder } from '../../graphql/index.ts'

export const AddressInput = builder.inputType('AddressInput', {
  fields: (t) => ({
    line1: t.string(),
    line2: t.string(),
    city: t.string(),
    zone: t.string({ description: 'USPS state code: ME.' }),
    postalCode: t.string({ description: 'ZIP code: five or nine digits.' }),
  }),
})

export const AccountDetailInput = builder.inputType('AccountDetailInput', {
  fields: (t) => ({
    name: t.string(),
    email: t.string(),
    phone: t.string({ description: 'Accepts common formats; stored as E.164.' }),
    mailingAddress: t.field({ type: AddressInput }),
    dba: t.string({ description: 'Businesses only.' }),
    naics: t.string({ description: 'Businesses only.' }),
    website: t.string({ description: 'Businesses only.' }),
  }),
})

export const ContactInput = builder.inputType('ContactInput', {
  fields: (t) => ({ name: t.string(), email: t.string(), phone: t.string() }),
})
