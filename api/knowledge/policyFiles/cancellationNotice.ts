import { type DocumentType, presentFile, type StoredFileRow } from '../../files/index.ts'
import { type AgencyStore, dayInWords, isoDay } from '../../platform/index.ts'
import { belongings, belongsTo } from '../accounts/belonging.ts'
import type { Lapse, PolicyNotice } from '../facts/readNotice.ts'
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
export interface CancellationNotice extends Omit<PolicyNotice, 'kind' | 'lapse'> {
  readonly kind: 'CANCELLATION' | 'NONRENEWAL'
  readonly fileId: string
  /** Whether its text is not known yet. */
  readonly isBeingRead: boolean
  /** The carrier's reinstatement that nobody confirmed yet. */
  readonly reinstatement: Reinstatement | null
}

/** A reinstatement as the carrier's notice states it. */
export interface Reinstatement extends Pick<PolicyNotice, 'effectiveOn' | 'quote' | 'page'> {
  readonly lapse: NonNullable<PolicyNotice['lapse']> | null
  readonly fileId: string
  readonly isBeingRead: boolean
}

interface Filed {
  readonly file: StoredFileRow
  readonly notice: PolicyNotice
  readonly isBeingRead: boolean
}

/**
 * The notice on file by which the carrier ends the policy: the latest one, until staff end it, who also confirm the
 * reinstatement that followed it. Null for notices of another term, and for a canceled policy that was not reinstated.
 */
export function cancellationNotice(agency: Agency, policy: Policy): CancellationNotice | null {
  const all = noticesOf(agency, policy)
  const latest = all.find(({ notice }) => notice.kind !== 'REINSTATEMENT')
  const since = all.find(
    (each) => each.notice.kind === 'REINSTATEMENT' && (!latest || dayOf(each) >= dayOf(latest)),
  )
  const open = since?.file.noticeEndedBy === null ? since : null
  if (latest?.file.noticeEndedBy != null || (since && !open)) return null
  if (policy.state === 'CANCELED' && !open) return null
  const reinstatement = open ? reinstatementIn(open) : null
  if (latest) {
    const { file, isBeingRead } = latest
    const { lapse: _, ...notice } = latest.notice
    return { ...notice, kind: kindOf(notice), fileId: file.id, isBeingRead, reinstatement }
  }
  // The cancellation itself was not filed; its reinstatement says when it was.
  if (!open || !reinstatement) return null
  const { lapse, ...notice } = open.notice
  const effectiveOn = lapse && lapse !== 'NONE' ? lapse.from : null
  const { fileId, isBeingRead } = reinstatement
  return { ...notice, kind: 'CANCELLATION', effectiveOn, fileId, isBeingRead, reinstatement }
}

/** The reinstatements on file for this term, newest first, whether or not anyone confirmed them. */
export function reinstatementsOf(agency: Agency, policy: Policy): Reinstatement[] {
  return noticesOf(agency, policy)
    .filter(({ notice }) => notice.kind === 'REINSTATEMENT')
    .map(reinstatementIn)
}

/** The days within the policy's term on which it was not in force, oldest first. */
export function lapsesOf(agency: Agency, policy: Policy): Lapse[] {
  const lapses = reinstatementsOf(agency, policy).flatMap(({ lapse }) =>
    lapse && lapse !== 'NONE' ? [lapse] : [],
  )
  return [...new Map(lapses.map((lapse) => [`${lapse.from} ${lapse.to}`, lapse])).values()].toSorted((a, b) =>
    a.from.localeCompare(b.from),
  )
}

function kindOf({ kind }: Pick<PolicyNotice, 'kind'>): CancellationNotice['kind'] {
  return kind === 'NONRENEWAL' ? 'NONRENEWAL' : 'CANCELLATION'
}

function reinstatementIn({ file, notice, isBeingRead }: Filed): Reinstatement {
  const { effectiveOn, lapse = null, quote, page } = notice
  return { effectiveOn, lapse, quote, page, fileId: file.id, isBeingRead }
}

/** The notices about the policy's term, newest first. */
function noticesOf(agency: Agency, policy: Policy): Filed[] {
  return [...filedNotices(agency, policy), ...receivedNotices(agency, policy)]
    .filter(({ notice }) => isOfTerm(notice, policy))
    .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)) || b.file.createdAt - a.file.createdAt)
}

/** Notices among the policy's documents. A document filed as a notice counts even if no date was read. */
function filedNotices(agency: Agency, policy: Policy): Filed[] {
  return ownFiles(agency, policy.id).flatMap((file) => {
    const kind = file.type === null ? undefined : filedKinds[file.type]
    const reading = fileReadingOf(agency, file.id)
    const isBeingRead = !reading || reading.state === 'READING'
    const notice = reading?.notice ?? (kind ? { ...unread, kind } : null)
    if (!notice) return []
    const filed = { file, notice, isBeingRead }
    // What staff filed as a notice of this policy warns, whatever it names; nothing else ends or warns of one by mistake.
    if (kind === 'CANCELLATION' && notice.kind !== 'REINSTATEMENT') return [filed]
    const isHere =
      !notice.policyNumber ||
      !policy.policyNumber ||
      isSamePolicyNumber(notice.policyNumber, policy.policyNumber)
    return isHere && hasEffect(notice, file.type) ? [filed] : []
  })
}

/** What staff say that a document is when they file it. */
const filedKinds: Partial<Record<DocumentType, PolicyNotice['kind']>> = {
  NOTICE_OF_CANCELLATION: 'CANCELLATION',
  REINSTATEMENT_NOTICE: 'REINSTATEMENT',
}

/** Types under which staff file notices of which they do not know better. */
const mayBeNotice: ReadonlySet<string> = new Set(['OTHER', 'INVOICE', 'REINSTATEMENT_NOTICE'])

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
      return isOurs ? [{ file, notice, isBeingRead: false }] : []
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
export function isSamePolicyNumber(one: string, other: string): boolean {
  const [a, b] = [policyNumberKey(one), policyNumberKey(other)]
  return a.includes(b) || b.includes(a)
}

function isOfTerm({ effectiveOn }: PolicyNotice, { inforceAt, expiresAt }: Policy): boolean {
  return effectiveOn === null || ((inforceAt ?? '') <= effectiveOn && effectiveOn <= (expiresAt ?? '9999'))
}

/** When it was written, as far as known: a cancellation is announced before it takes effect, a reinstatement after. */
function dayOf({ file, notice: { kind, datedOn, effectiveOn } }: Filed): string {
  const filedOn = isoDay(file.createdAt)
  if (datedOn !== null || effectiveOn === null) return datedOn ?? filedOn
  return kind === 'REINSTATEMENT' || effectiveOn < filedOn ? effectiveOn : filedOn
}

/** What the notice means for the policy on a day, as a sentence. */
export function cancellationMessage(
  { kind, effectiveOn, reinstatement, isBeingRead }: CancellationNotice,
  today: string,
): string {
  if (reinstatement) return reinstatementMessage(reinstatement)
  if (isBeingRead) return 'A notice from the carrier is on file for this policy and is still being read'
  if (kind === 'NONRENEWAL')
    return effectiveOn === null
      ? 'The carrier gave notice that it will not renew this policy'
      : `The carrier will not renew this policy after ${dayInWords(effectiveOn)}`
  if (effectiveOn === null) return 'A notice of cancellation is on file for this policy'
  return effectiveOn > today
    ? `The carrier will cancel this policy on ${dayInWords(effectiveOn)}`
    : `The carrier’s notice canceled this policy on ${dayInWords(effectiveOn)}`
}

/** What the carrier's reinstatement says, as a sentence. */
export function reinstatementMessage({ effectiveOn, lapse, isBeingRead }: Reinstatement): string {
  if (isBeingRead) return 'A reinstatement notice is on file for this policy and is still being read'
  const since = effectiveOn === null ? '' : ` on ${dayInWords(effectiveOn)}`
  if (lapse === 'NONE') return `The carrier reinstated this policy${since} without a lapse in coverage`
  if (lapse)
    return `The carrier reinstated this policy${since} with a lapse in coverage from ${lapseInWords(lapse)}`
  return `The carrier reinstated this policy${since}; its notice doesn’t say whether coverage lapsed`
}

export function lapseInWords({ from, to }: Lapse): string {
  return `${dayInWords(from)} to ${dayInWords(to)}`
}
