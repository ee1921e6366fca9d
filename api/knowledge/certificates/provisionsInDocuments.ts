import { presentFile } from '../../files/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { foundCertificateFacts } from '../details/foundCertificateFacts.ts'
import { type UnconfirmedProvision, unconfirmedProvisions } from '../details/unconfirmedProvisions.ts'
import { partyKey } from '../policies/certificateFacts.ts'
import { unansweredQuestions } from '../policies/certificateQuestions.ts'
import type { CertificateBasis } from './certificateBasis.ts'
import { type CertificateCheck, certificateChecks, type CheckedOrder, toFind } from './certificateChecks.ts'
import { limitChecks } from './limitChecks.ts'

/** A provision for one of the parties of a certificate that a document shows and that nobody has confirmed. */
export interface DocumentedProvision extends UnconfirmedProvision {
  readonly policyId: string
  /** Its line and number, as displayed. */
  readonly policyTitle: string
}

/**
 * The certificate's checks and the limits that documents state otherwise, where one about a provision or an empty box says
 * which document shows it, and what documents show.
 */
export async function checksWithDocuments(
  context: Pick<RequestContext, 'agency' | 'clock'>,
  order: CheckedOrder,
  basis: CertificateBasis,
): Promise<{ readonly checks: CertificateCheck[]; readonly documented: readonly DocumentedProvision[] }> {
  const { agency } = context
  const ofRecord = certificateChecks(order, basis).map((each) => withFoundAnswers(agency, each, basis))
  const checks = [...(await limitChecks(context, basis)), ...(await Promise.all(ofRecord))]
  if (checks.every(({ unconfirmed }) => !unconfirmed)) return { checks, documented: [] }
  const found = await documentedProvisions(agency, basis)
  const documented = found.filter((each) => checks.some((check) => isAbout(check, each)))
  return { checks: checks.map((check) => withPlace(agency, check, documented)), documented }
}

/** Every provision that the documents of the shown policies have and that nobody has confirmed. */
export async function documentedProvisions(
  agency: AgencyStore,
  { shown }: CertificateBasis,
): Promise<DocumentedProvision[]> {
  const found = shown.map(async ({ id, title, facts }) =>
    (await unconfirmedProvisions(agency, id, facts.provisions)).map((each) => ({
      ...each,
      policyId: id,
      policyTitle: title,
    })),
  )
  return (await Promise.all(found)).flat()
}

/** What the documents say of boxes that stay empty, until somebody confirms it. */
async function withFoundAnswers(
  agency: AgencyStore,
  check: CertificateCheck,
  { shown }: CertificateBasis,
): Promise<CertificateCheck> {
  const policy = check.code === 'BOXES_EMPTY' ? shown.find(({ id }) => id === check.policyId) : undefined
  if (!policy) return check
  const { id, title, lineOfBusiness: type, facts: certificateFacts } = policy
  const found = await foundCertificateFacts(agency, id, { type, certificateFacts })
  if (found.length === 0) return check
  const says = list.format(found.map(({ text, citation }) => `${text} (page ${citation.page})`))
  const unsaid = unansweredQuestions(
    type,
    certificateFacts,
    found.map(({ question }) => question),
  )
  const rest = unsaid.length === 0 ? '' : ` It doesn’t say ${list.format(unsaid)}.`
  const message = `${title}: its documents say ${says}, which nobody has confirmed.${rest} These boxes stay empty until it is confirmed under Certificate facts.`
  return { ...check, message }
}

function withPlace(
  agency: AgencyStore,
  check: CertificateCheck,
  documented: readonly DocumentedProvision[],
): CertificateCheck {
  const ofCheck = documented.filter((each) => isAbout(check, each))
  const [first] = ofCheck
  if (!first) return check
  const ofPolicies = [...Map.groupBy(ofCheck, ({ policyId }) => policyId).values()]
  const isListed = ofPolicies.every(([found]) => found?.isOnlyListed)
  const message = [
    check.message.replace(toFind, ''),
    ...ofPolicies.map((found) => placesIn(agency, found)),
    isListed
      ? 'Get the form, then confirm it under Certificate facts.'
      : 'Confirm it under Certificate facts first.',
  ].join(' ')
  return { ...check, policyId: first.policyId, message }
}

/** Where the documents of one policy show a provision, or only list its form. */
function placesIn(agency: AgencyStore, [first, ...others]: readonly DocumentedProvision[]): string {
  if (!first) return ''
  const file = presentFile(agency, first.citation.fileId)?.name ?? 'The policy document'
  const alike = [first, ...others].filter(({ isOnlyListed }) => isOnlyListed === first.isOnlyListed)
  const shown = list.format([...new Set(alike.map(placeOf))])
  return first.isOnlyListed
    ? `${file} only lists ${shown}; the form itself is not in the file.`
    : `${file} shows ${shown}.`
}

/** Whether a provision is one that a check misses, for one of its parties. */
function isAbout(
  { unconfirmed }: CertificateCheck,
  { kind, partyName, policyId }: DocumentedProvision,
): boolean {
  return (
    unconfirmed?.kind === kind &&
    (unconfirmed.on?.policyIds.includes(policyId) ?? true) &&
    (partyName === null || unconfirmed.parties.some((party) => partyKey(party) === partyKey(partyName)))
  )
}

function placeOf({ formNumber, citation }: UnconfirmedProvision): string {
  return `${formNumber ?? 'the wording'} (page ${citation.page})`
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
