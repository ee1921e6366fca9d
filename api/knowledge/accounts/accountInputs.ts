import { builder } from '../../graphql/index.ts'

export const AddressInput = builder.inputType('AddressInput', {
  fields: (t) => ({
    line1: t.string(),
    line2: t.string(),
    city: t.string(),
    zone: t.string({ description: 'The state, by the code that the post writes: ME.' }),
    postalCode: t.string({ description: 'The ZIP code, of five digits or nine.' }),
  }),
})

export const AccountDetailInput = builder.inputType('AccountDetailInput', {
  fields: (t) => ({
    name: t.string(),
    email: t.string(),
    phone: t.string({ description: 'As people write it; kept as E.164.' }),
    mailingAddress: t.field({ type: AddressInput }),
    dba: t.string({ description: 'Of a business only.' }),
    naics: t.string({ description: 'Of a business only.' }),
    website: t.string({ description: 'Of a business only.' }),
  }),
})

export const ContactInput = builder.inputType('ContactInput', {
  fields: (t) => ({ name: t.string(), email: t.string(), phone: t.string() }),
})
