import { builder } from '../../../graphql/index.ts'
import { AddressInput } from '../accountInputs.ts'
import { AccountType } from '../accountType.ts'
import { longestName } from '../../fields/fieldRules.ts'
import { phoneNumber } from '../../fields/phoneNumber.ts'
import { likenesses, similarAccounts } from './similarAccounts.ts'
import type { SimilarAccount } from './similarAccounts.ts'

const mostShown = 5

const SimilarAccountsInput = builder.inputType('SimilarAccountsInput', {
  description: 'What has been entered so far; it does not have to be valid.',
  fields: (t) => ({
    name: t.string(),
    email: t.string(),
    phone: t.string(),
    mailingAddress: t.field({ type: AddressInput }),
    exceptId: t.id({ description: 'An account to exclude, such as the one being edited.' }),
  }),
})

const LikenessEnum = builder.enumType('AccountLikeness', { values: likenesses })

const SimilarAccountType = builder.objectRef<SimilarAccount>('SimilarAccount').implement({
  fields: (t) => ({
    account: t.expose('account', { type: AccountType }),
    likenesses: t.field({
      type: [LikenessEnum],
      description: 'What is similar, strongest signal first.',
      resolve: (similar) => [...similar.likenesses],
    }),
  }),
})

builder.queryField('similarAccounts', (t) =>
  t.field({
    type: [SimilarAccountType],
    description: `Existing accounts that may be the one being created, most similar first; at most ${mostShown}.`,
    args: { input: t.arg({ type: SimilarAccountsInput, required: true }) },
    resolve(_, { input }, { agency }) {
      const {
        line1 = null,
        line2 = null,
        city = null,
        zone = null,
        postalCode = null,
      } = input.mailingAddress ?? {}
      const sought = {
        name: input.name?.slice(0, longestName) ?? null,
        email: input.email ?? null,
        phone: phoneNumber(input.phone ?? ''),
        mailingAddress: { line1, line2, city, zone: zone?.toUpperCase() ?? null, postalCode },
        exceptId: input.exceptId ?? null,
      }
      return similarAccounts(agency, sought, { most: mostShown })
    },
  }),
)
