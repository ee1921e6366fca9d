import { accountOption, graphql, refresh, type SourcePlace } from '@coverdesk/contract'
import { useState } from 'react'
import { useReadUpload } from '../shared/useReadUpload.ts'
import type { ComboboxOption } from '@coverdesk/design-system'
import type { KnownPolicy } from '../policyForm/knownPolicy.ts'
import type { AlreadyOnFile_file$key } from '../policyDocuments/__generated__/AlreadyOnFile_file.graphql.ts'
import type {
  usePolicyInDocumentQuery,
  usePolicyInDocumentQuery$data,
} from './__generated__/usePolicyInDocumentQuery.graphql.ts'

/** A file that a new policy is entered from. */
export interface PolicyDocument {
  readonly id: string
  readonly suggestedType: string | null
  /** Why it could not be read. */
  readonly failure: string | null
  /** Null if it describes none. */
  readonly policy: DescribedPolicy | null
  /** The account of the policy that has the same document; null if it is new. */
  readonly accountOnFile: ComboboxOption | null
  readonly file: AlreadyOnFile_file$key
}

/** What a document says about a new policy. */
export interface DescribedPolicy {
  /** The insured's account; null unless exactly one can be meant. */
  readonly account: ComboboxOption | null
  readonly insured: string | null
  readonly insuredDba: string | null
  readonly insuredAddress: Answer['insuredAddress']
  readonly state: string | null
  readonly known: Partial<Omit<KnownPolicy, 'charges'>>
  readonly charges: Partial<KnownPolicy['charges']>
  readonly places: readonly { readonly field: string; readonly place: SourcePlace }[]
}

/** The chosen document once it has been read. */
export function usePolicyInDocument(onRead: (document: PolicyDocument) => void) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [read, setRead] = useState<PolicyDocument | null>(null)

  const upload = useReadUpload(async (id) => {
    const document = await documentOf(id)
    if (document === null) return
    setRead(document)
    // Another change of the same document tells nothing new.
    if (read?.id !== id) onRead(document)
  })

  return {
    /** Null until it has been read. */
    document: read?.id === chosen ? read : null,
    isReading: chosen !== null && read?.id !== chosen,
    upload,
    choose: setChosen,
  }
}

async function documentOf(id: string): Promise<PolicyDocument | null> {
  const answer = await refresh<usePolicyInDocumentQuery>(
    graphql`
      query usePolicyInDocumentQuery($id: ID!) {
        node(id: $id) {
          ... on File {
            id
            # The dialog shows it.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...AlreadyOnFile_file
            sameOnFile {
              policy {
                account {
                  id
                  account {
                    name
                    email
                  }
                }
              }
            }
            reading {
              state
              failure
              recognition {
                suggestedType
              }
            }
            policy {
              account {
                id
                account {
                  name
                  email
                }
              }
              insured
              insuredDba
              insuredAddress {
                line1
                line2
                city
                zone
                postalCode
              }
              carrier {
                id
                name
              }
              carrierName
              carrierNaicNumber
              type
              state
              market
              quoteNumber
              policyNumber
              issuedAt
              intervalType
              inforceAt
              expiresAt
              premium
              taxes
              policyFees
              minimumEarnedPremium
              coverages {
                name
                limit
                limitWords
              }
              sources {
                field
                citation {
                  fileId
                  page
                  quote
                }
              }
            }
          }
        }
      }
    `,
    { id },
  )
  const file = answer?.node
  if (!file?.reading || file.reading.state === 'READING') return null
  const { failure, recognition } = file.reading
  const onFile = file.sameOnFile?.[0]?.policy.account
  return {
    id,
    suggestedType: recognition?.suggestedType ?? null,
    failure: failure ?? null,
    policy: file.policy ? describedPolicy(file.policy) : null,
    accountOnFile: onFile ? optionOf(onFile) : null,
    file,
  }
}

type Answer = NonNullable<NonNullable<usePolicyInDocumentQuery$data['node']>['policy']>

function describedPolicy(policy: Answer): DescribedPolicy {
  const { account, insured, insuredDba, insuredAddress, state, carrier, sources, ...terms } = policy
  const { type, market, quoteNumber, policyNumber, issuedAt, intervalType, inforceAt, expiresAt, coverages } =
    terms
  const { premium, taxes, policyFees, minimumEarnedPremium } = terms
  return {
    account: account && optionOf(account),
    insured,
    insuredDba,
    insuredAddress: insuredAddress && addressOf(insuredAddress),
    state,
    known: {
      type,
      market,
      carrier: carrier && { value: carrier.id, label: carrier.name },
      carrierNamed:
        carrier || terms.carrierName === null
          ? null
          : { name: terms.carrierName, naicNumber: terms.carrierNaicNumber },
      quoteNumber,
      policyNumber,
      ...(minimumEarnedPremium !== null && { minimumEarnedPremium }),
      // The day of the entry is not the day that the carrier issued it.
      issuedAt,
      ...(intervalType !== null && { paymentIntervalType: intervalType }),
      ...(inforceAt !== null && { inforceAt }),
      ...(expiresAt !== null && { expiresAt }),
      coverages: coverages.map(({ name, limit, limitWords }) => ({ name, limit, limitWords })),
      sources: Object.fromEntries(sources.map(({ field, citation }) => [field, quoteOf(citation)])),
    },
    charges: {
      premium,
      ...(taxes !== null && { taxes }),
      ...(policyFees !== null && { policyFees }),
    },
    places: sources.map(({ field, citation: { fileId, page, quote } }) => ({
      field,
      place: { fileId, page, quote },
    })),
  }
}

function addressOf({ line1, line2, city, zone, postalCode }: NonNullable<Answer['insuredAddress']>) {
  return { line1, line2, city, zone, postalCode }
}

function optionOf({ id, account: { name, email } }: NonNullable<Answer['account']>): ComboboxOption {
  return accountOption({ id, name, email })
}

const longestQuote = 90

function quoteOf({ page, quote }: Pick<SourcePlace, 'page' | 'quote'>): string {
  const words = quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote
  return `Page ${page}: “${words}”`
}
