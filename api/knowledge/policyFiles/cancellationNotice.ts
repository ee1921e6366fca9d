import { presentFile, type StoredFileRow } from '../../files/index.ts'
import { type AgencyStore, dayInWords, isoDay } from '../../platform/index.ts'
import { belongings, belongsTo } from '../accounts/belonging.ts'
import type { PolicyNotice } from '../facts/readNotice.ts'
import { policyNumberKey } from '../policies/businessPolicy.ts'
import type { BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import { fileReadingKind, fileReadingOf } from '../readings/fileReading.ts'
import { ownFiles } from './otherInsured.ts'

type Agency = Pick<AgencyStore, 'id' | 'table'>
type Policy = Pick<
  BusinessPolicyRow,
  'id' | 'accountId' | 'policyNumber' | 'state' | 'inforceAt' | 'expiresAt'
>

/** The notice of cancellation or nonrenewal that holds for a policy. */
export interface CancellationNotice extends Omit<PolicyNotice, 'kind'> {
  readonly kind: 'CANCELLATION' | 'NONRENEWAL'
  readonly fileId: string
}

interface Filed {
  readonly file: StoredFileRow
  readonly notice: PolicyNotice
}

/**
 * The notice on file by which the carrier ends the policy: the latest one, unless a reinstatement came later or staff
 * ended it. Null for a policy that is canceled, and for notices of another term.
 */
export function cancellationNotice(agency: Agency, policy: Policy): CancellationNotice | null {
  if (policy.state === 'CANCELED') return null
  const [latest] = [...filedNotices(agency, policy), ...receivedNotices(agency, policy)]
    .filter(({ notice }) => isOfTerm(notice, policy))
    .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)) || b.file.createdAt - a.file.createdAt)
  if (!latest || latest.file.noticeEndedBy !== null) return null
  const { kind, ...notice } = latest.notice
  return kind === 'REINSTATEMENT' ? null : { kind, ...notice, fileId: latest.file.id }
}

/** Notices among the policy's documents. A document filed as a notice counts even if no date was read. */
function filedNotices(agency: Agency, policy: Policy): Filed[] {
  return ownFiles(agency, policy.id).flatMap((file) => {
    const isFiledSo = file.type === 'NOTICE_OF_CANCELLATION'
    const notice = fileReadingOf(agency, file.id)?.notice ?? (isFiledSo ? unread : null)
    if (!notice) return []
    // What staff filed as a notice of this policy warns, whatever it names; nothing else ends or warns of one by mistake.
    if (isFiledSo && notice.kind !== 'REINSTATEMENT') return [{ file, notice }]
    const isHere =
      !notice.policyNumber || !policy.policyNumber || isAbout(notice.policyNumber, policy.policyNumber)
    return isHere && hasEffect(notice, file.type) ? [{ file, notice }] : []
  })
}

/** Types under which staff file notices of which they do not know better. */
const mayBeNotice: ReadonlySet<string> = new Set(['OTHER', 'INVOICE'])

/** Notices that came with the account's mail and name exactly this policy. */
function receivedNotices(agency: Agency, { id, accountId, policyNumber }: Policy): Filed[] {
  if (!policyNumber) return []
  return agency
    .table(fileReadingKind)
    .related('noticeAbout', policyNumberKey(policyNumber))
    .flatMap(({ fileId, notice }) => {
      const file = presentFile(agency, fileId)
      const owner = file?.attachedTo
      if (!file || !notice || !owner || owner === id || !hasEffect(notice, file.type)) return []
      const isOurs = belongings().some((kind) => belongsTo(agency, kind, { id: owner, accountId }))
      return isOurs ? [{ file, notice }] : []
    })
}

const unread: PolicyNotice = {
  kind: 'CANCELLATION',
  policyNumber: null,
  datedOn: null,
  effectiveOn: null,
  reason: null,
  amountDue: null,
  quote: null,
  page: null,
}

function hasEffect({ kind, effectiveOn }: PolicyNotice, type: StoredFileRow['type']): boolean {
  return kind === 'REINSTATEMENT' || (effectiveOn !== null && (type === null || mayBeNotice.has(type)))
}

/** Whether two numbers mean the same policy; a notice often adds the term. */
function isAbout(one: string, other: string): boolean {
  const [a, b] = [policyNumberKey(one), policyNumberKey(other)]
  return a.includes(b) || b.includes(a)
}

function isOfTerm({ effectiveOn }: PolicyNotice, { inforceAt, expiresAt }: Policy): boolean {
  return effectiveOn === null || ((inforceAt ?? '') <= effectiveOn && effectiveOn <= (expiresAt ?? '9999'))
}

function dayOf({ file, notice }: Filed): string {
  return notice.datedOn ?? isoDay(file.createdAt)
}

/** What the notice means for the policy on a day, as a sentence. */
export function cancellationMessage({ kind, effectiveOn }: CancellationNotice, today: string): string {
  if (kind === 'NONRENEWAL')
    return effectiveOn === null
      ? 'The carrier gave notice that it will not renew this policy'
      : `The carrier will not renew this policy after ${dayInWords(effectiveOn)}`
  if (effectiveOn === null) return 'A notice of cancellation is on file for this policy'
  return effectiveOn > today
    ? `The carrier will cancel this policy on ${dayInWords(effectiveOn)}`
    : `The carrier’s notice canceled this policy on ${dayInWords(effectiveOn)}`
}
