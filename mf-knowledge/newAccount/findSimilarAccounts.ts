import { graphql, refresh } from '@coverdesk/contract'
import { capitalized, addressLine } from '@coverdesk/design-system'
import { phone as written } from '@coverdesk/design-system/forms'
import type { findSimilarAccountsQuery } from './__generated__/findSimilarAccountsQuery.graphql.ts'

/** A possible duplicate of the new account. */
export interface SimilarAccount {
  id: string
  name: string
  type: string
  /** The similarities in words: `Similar name, same phone`. */
  likenesses: string
  /** The distinguishing details: address, email, and phone. */
  details: string
}

const words: Record<string, string> = {
  ADDRESS: 'same address',
  EMAIL: 'same email',
  // Ignores spelling and legal suffixes.
  NAME: 'similar name',
  PHONE: 'same phone',
}

/** Accounts similar to what was typed so far, most similar first. */
export async function findSimilarAccounts(
  input: findSimilarAccountsQuery['variables']['input'],
): Promise<readonly SimilarAccount[]> {
  const answer = await refresh<findSimilarAccountsQuery>(
    graphql`
      query findSimilarAccountsQuery($input: SimilarAccountsInput!) {
        similarAccounts(input: $input) {
          likenesses
          account {
            id
            type
            account {
              name
              email
              phone
              mailingAddress {
                line1
                line2
                city
                zone
                postalCode
              }
            }
          }
        }
      }
    `,
    { input },
  )
  return (answer?.similarAccounts ?? []).map(({ account, likenesses }) => ({
    id: account.id,
    name: account.account.name,
    type: account.type,
    details: detailsOf(account.account),
    likenesses: sentence(likenesses.map((likeness) => words[likeness] ?? '').filter(Boolean)),
  }))
}

function sentence(parts: readonly string[]): string {
  const text = parts.join(', ')
  return capitalized(text)
}

type Detail = findSimilarAccountsQuery['response']['similarAccounts'][number]['account']['account']

/** `18 Wharf St, Portland, ME 04101 · office@casco.example · (207) 555-0142` */
function detailsOf({ mailingAddress, email, phone }: Detail): string {
  const { line1 = null, line2 = null, city = null, zone = null, postalCode = null } = mailingAddress ?? {}
  const address = addressLine({ line1, line2, city, zone, postalCode })
  return [address, email, phone && written(phone)].filter(Boolean).join(' · ')
}
