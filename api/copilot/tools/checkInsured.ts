import { z } from 'zod'
import { accountKind, contractParties, isInsuredOf, isSameParty } from '../../knowledge/index.ts'
import { type ReadFile, readFileOf } from '../documents/documentReading.ts'
import { defineTool } from './tool.ts'

/** A reviewed document that insures somebody else. */
export interface InsuredMismatch {
  readonly fileId: string
  readonly name: string
  readonly insured: string
  readonly quote: string
  readonly page: number
  /** Whom the review is about instead: "the account is Casco Roofing LLC". */
  readonly instead: string
}

/** Compares the insureds of policies with the account and with the party of a contract or certificate. */
export const checkInsured = defineTool({
  name: 'check_insured',
  title: 'Check the insured',
  description:
    'Says which policies insure somebody else than the account, the contract or the certificate is about.',
  reads: 'The documents that it is given, and the account',
  actsOutward: false,
  input: z.object({
    policyIds: z.array(z.string()).max(20),
    contractId: z.string().nullable(),
    certificateId: z.string().nullable(),
    accountId: z.string().nullable(),
  }),
  describe: () => 'Checked who is insured',
  async run(context, { policyIds, contractId, certificateId, accountId }): Promise<InsuredMismatch[]> {
    const read = async (id: string | null) => (id === null ? null : await readFileOf(context, id))
    const contract = await read(contractId)
    const certificate = await read(certificateId)
    const account = accountId === null ? null : (context.agency.table(accountKind).get(accountId) ?? null)
    const policies = await Promise.all(policyIds.map((id) => readFileOf(context, id)))
    const documents = certificate ? [...policies, certificate] : policies
    // A certificate that names the insured elsewhere has another party in the first place: its holder.
    const isNamed = (name: string) => certificate !== null && mentions(certificate, name)
    return documents.flatMap((document) => {
      const insured = insuredOf(document)
      if (!insured || (document === certificate && account && isNamed(account.detail.name))) return []
      const isKnown = (name: string) =>
        isSameParty(name, insured.name) ||
        (account !== null &&
          isInsuredOf(context.agency, account, name) &&
          isInsuredOf(context.agency, account, insured.name))
      const instead =
        account && !isInsuredOf(context.agency, account, insured.name)
          ? `the account is ${account.detail.name}`
          : (partiesElsewhere(contract, insured.name, isKnown) ??
            (document === certificate || isNamed(insured.name)
              ? null
              : insuredElsewhere(certificate, isKnown)))
      return instead === null
        ? []
        : [
            {
              fileId: document.file.id,
              name: document.name,
              insured: insured.name,
              quote: insured.quote,
              page: insured.page,
              instead,
            },
          ]
    })
  },
})

const surely = 0.5

function insuredOf({ facts }: ReadFile) {
  const { fact } = facts.scalars.insuredName
  return fact && fact.confidence >= surely ? { name: fact.value, quote: fact.quote, page: fact.page } : null
}

/** The parties of a contract that the insured is not among; null if it is, or if they are not clear. */
function partiesElsewhere(
  contract: ReadFile | null,
  insured: string,
  isKnown: (name: string) => boolean,
): string | null {
  if (!contract) return null
  const parties = [...new Set(contractParties(contract.reading).values())]
  if (parties.length < 2 || parties.some(isKnown)) return null
  if (mentions(contract, insured)) return null
  return `the contract is between ${parties.slice(0, 3).join(' and ')}`
}

function mentions({ reading }: ReadFile, name: string): boolean {
  const text = reading.pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  return text.toLowerCase().includes(name.toLowerCase())
}

/** The insured of a certificate if it is another one; null if not. */
function insuredElsewhere(certificate: ReadFile | null, isKnown: (name: string) => boolean): string | null {
  const insured = certificate && insuredOf(certificate)
  return insured && !isKnown(insured.name) ? `the certificate is for ${insured.name}` : null
}
