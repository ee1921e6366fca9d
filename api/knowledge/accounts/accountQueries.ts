import { builder, connectionArgs, connectionType, sortInput } from '../../graphql/index.ts'
import { filterWords, hasWords } from '../../platform/index.ts'
import { connectTolerant, searchable, toleranceArg } from '../../search/index.ts'
import { accountKind, accountOrSuccessor } from './accountKind.ts'
import { AccountType, AccountTypeEnum } from './accountType.ts'
import { contactKind } from '../contacts/contact.ts'
import type { ContactRow } from '../contacts/contact.ts'
import { ContactType } from '../contacts/contactType.ts'
import { accountQuery, accountSortKeys } from './listAccounts.ts'

searchable(AccountType, accountKind, { standing: 'client' })
searchable(ContactType, contactKind, { standing: 'person' })

const AccountSort = sortInput('Account', accountSortKeys)

const AccountConnection = connectionType('Account', AccountType)
const ContactConnection = connectionType('Contact', ContactType)

builder.queryFields((t) => ({
  account: t.field({
    type: AccountType,
    nullable: true,
    description: 'The account, or the one it was merged into.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { agency }) => accountOrSuccessor(agency, id),
  }),
  accounts: t.field({
    type: AccountConnection,
    description: 'Sorted by name by default.',
    args: {
      ...connectionArgs(t.arg),
      type: t.arg({ type: AccountTypeEnum, description: 'Both types when null.' }),
      text: t.arg.string({
        description:
          'Filters by name, type, email, first address line or trade name. Matches any part, ignoring case and accents.',
      }),
      isTolerant: t.arg.boolean(toleranceArg),
      sort: t.arg({ type: AccountSort }),
    },
    resolve: (_, { first, after, sort, isTolerant, ...filter }, { agency }) =>
      connectTolerant(
        agency.table(accountKind),
        { first, after },
        {
          text: filter.text,
          isTolerant,
          query: accountQuery(filter, sort ?? undefined),
          isOffered: ({ type }) => (filter.type ?? type) === type,
        },
      ),
  }),
  contacts: t.field({
    type: ContactConnection,
    description: "Contacts of the agency's accounts, by name.",
    args: {
      ...connectionArgs(t.arg),
      text: t.arg.string({
        description: 'Filters by name or email. Matches any part, ignoring case and accents.',
      }),
      isTolerant: t.arg.boolean(toleranceArg),
    },
    resolve(_, { first, after, text, isTolerant }, { agency }) {
      const words = filterWords(text)
      const where = words.length > 0 && { where: (row: ContactRow) => hasWords(row.words, words) }
      const choice = { text, isTolerant, query: { order: 'name', ...where } }
      return connectTolerant(agency.table(contactKind), { first, after }, choice)
    },
  }),
}))
