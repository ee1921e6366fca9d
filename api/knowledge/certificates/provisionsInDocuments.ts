import { presentFile } from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { nameKey } from '../accounts/recognition.ts'
import { type UnconfirmedProvision, unconfirmedProvisions } from '../details/unconfirmedProvisions.ts'
import type { ProvisionKind } from '../policies/certificateFacts.ts'
import type { CertificateBasis } from './certificateBasis.ts'
import { type CertificateCheck, certificateChecks, type CheckedOrder, toFind } from './certificateChecks.ts'
import { askedBy, provisionKinds } from './provisionWords.ts'

/** A provision for this holder that a document shows and that nobody has confirmed. */
export interface DocumentedProvision extends UnconfirmedProvision {
  readonly policyId: string
}

/** The certificate's checks, where one about a provision says which document shows it, and what documents show. */
export async function checksWithDocuments(
  agency: AgencyStore,
  order: CheckedOrder,
  basis: CertificateBasis,
): Promise<{ readonly checks: CertificateCheck[]; readonly documented: readonly DocumentedProvision[] }> {
  const checks = certificateChecks(order, basis)
  const kinds = provisionKinds.filter((kind) => checks.some((check) => isAbout(check, kind)))
  if (kinds.length === 0) return { checks, documented: [] }
  const found = await Promise.all(
    basis.shown.map(async ({ id, facts }) =>
      (await unconfirmedProvisions(agency, id, facts.provisions)).map((each) => ({ ...each, policyId: id })),
    ),
  )
  const holder = nameKey(order.holder.name)
  const documented = found
    .flat()
    .filter(
      ({ kind, partyName }) => kinds.includes(kind) && (partyName === null || nameKey(partyName) === holder),
    )
  return { checks: checks.map((check) => withPlace(agency, check, documented)), documented }
}

function withPlace(
  agency: AgencyStore,
  check: CertificateCheck,
  documented: readonly DocumentedProvision[],
): CertificateCheck {
  const ofCheck = documented.filter(({ kind }) => isAbout(check, kind))
  const [first] = ofCheck
  if (!first) return check
  const places = ofCheck
    .filter(
      ({ policyId, isOnlyListed }) => policyId === first.policyId && isOnlyListed === first.isOnlyListed,
    )
    .map(placeOf)
  const file = presentFile(agency, first.citation.fileId)?.name ?? 'The policy document'
  const shown = list.format([...new Set(places)])
  const message = `${check.message.replace(toFind, '')} ${
    first.isOnlyListed
      ? `${file} only lists ${shown}; the form itself is not in the file. Get the form, then confirm it under Certificate facts.`
      : `${file} shows ${shown}. Confirm it under Certificate facts first.`
  }`
  return { ...check, policyId: first.policyId, message }
}

function isAbout({ code, path }: CertificateCheck, kind: ProvisionKind): boolean {
  return code === 'PROVISION_NOT_CONFIRMED' && path === askedBy[kind]
}

function placeOf({ formNumber, citation }: UnconfirmedProvision): string {
  return `${formNumber ?? 'the wording'} (page ${citation.page})`
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
