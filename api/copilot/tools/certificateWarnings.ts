import { isAddressOfAccount } from '../../communication/index.ts'
import {
  businessPolicyKind,
  type CertificateBasis,
  type CertificateContent,
  certificateKind,
  type DocumentedProvision,
  nameKey,
} from '../../knowledge/index.ts'
import { dayInWords } from '../../platform/index.ts'
import type { CertificateOrder } from './issueCertificateOfInsurance.ts'
import type { PreviewContext } from './tool.ts'
import { coverCompletedOperations, formKey } from './unstatedProvisions.ts'

/** What an approver should know before a certificate is issued, besides its checks. */
export function certificateWarnings(
  context: PreviewContext,
  order: CertificateOrder,
  {
    basis,
    content,
    documented,
  }: {
    basis: CertificateBasis
    content: CertificateContent
    documented: readonly DocumentedProvision[]
  },
): string[] {
  return [
    ...bindingWarning(context, basis),
    ...expiresBefore(order, basis),
    ...operationsWarning(order, content, documented),
    ...(order.revisionOf === null ? issuedBefore(context, order) : []),
    ...copiedStrangers(context, order),
  ]
}

/** Policies that count as in force although the carrier may not have confirmed them yet. */
function bindingWarning({ agency }: Pick<PreviewContext, 'agency'>, { shown }: CertificateBasis): string[] {
  return shown
    .filter(({ id }) => agency.table(businessPolicyKind).get(id)?.state === 'BINDING')
    .map(({ title }) => `${title} is Binding. Make sure that the carrier has bound it before you issue.`)
}

/** Policies that will have expired by the day that the certificate is for. */
export function expiresBefore(
  { neededOn }: Pick<CertificateOrder, 'neededOn'>,
  { shown }: Pick<CertificateBasis, 'shown'>,
): string[] {
  if (neededOn === null) return []
  return shown.flatMap(({ title, expiresAt }) =>
    expiresAt && expiresAt < neededOn
      ? [
          `${title} expires on ${dayInWords(expiresAt)}, before ${dayInWords(neededOn)}. The certificate shows no coverage for that day: issue a new one after the renewal.`,
        ]
      : [],
  )
}

/** ISO forms for ongoing operations only, except for the edition of 1985 of CG 20 10. */
const ongoingOnly = /^CG(?:2010(?!1185)\d|2033|2038)/

/** Completed operations that the forms of the additional insured do not cover, or may not. */
function operationsWarning(
  { completedOperations }: CertificateOrder,
  { lines }: CertificateContent,
  documented: readonly DocumentedProvision[],
): string[] {
  const confirmed = lines.flatMap(({ provisions = [] }) =>
    provisions.flatMap(({ kind, formNumber }) => (kind === 'ADDITIONAL_INSURED' ? [formNumber] : [])),
  )
  const inDocuments = documented.flatMap(({ kind, formNumber }) =>
    kind === 'ADDITIONAL_INSURED' ? (formNumber ?? []) : [],
  )
  const forms = confirmed.length > 0 ? confirmed : inDocuments
  if (!completedOperations || forms.length === 0 || coverCompletedOperations(forms)) return []
  const named = new Intl.ListFormat('en-US').format(forms)
  return [
    forms.every((form) => ongoingOnly.test(formKey(form)))
      ? `Completed operations are requested. ${named} covers ongoing operations only. For completed operations, confirm a form such as CG 20 37 first.`
      : `Completed operations are requested. Check that ${named} covers them: the certificate only names the form.`,
  ]
}

/** The newest certificate that the holder already has of this account. */
function issuedBefore({ agency }: PreviewContext, { accountId, holder }: CertificateOrder): string[] {
  const last = agency
    .table(certificateKind)
    .related('currentOf', accountId)
    .filter(({ holder: { name } }) => nameKey(name) === nameKey(holder.name))
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .at(-1)
  if (!last) return []
  const revision = last.revision > 1 ? `, revision ${last.revision}` : ''
  return [
    `${holder.name.replace(/\.$/, '')} already has certificate ${last.number}${revision}, issued on ${dayInWords(last.issuedOn)}. If this one replaces it, revise that certificate instead.`,
  ]
}

/** Copies to addresses that neither the account nor the holder has on record. */
function copiedStrangers({ agency }: PreviewContext, { accountId, holder, reply, email }: CertificateOrder) {
  const copied = (reply ?? email)?.cc ?? []
  return copied
    .filter((address) => address !== holder.email && !isAddressOfAccount(agency, accountId, address))
    .map((address) => `${address} is not on record for this account. It would receive the certificate.`)
}
