import { defineKind } from '../../../platform/index.ts'
import type { Row } from '../../../platform/index.ts'

export const bundleFormats = ['PDF', 'ZIP'] as const
export type BundleFormat = (typeof bundleFormats)[number]

/** Certificates of one account that are issued together, and handed out as one file. */
export interface CertificateBatch {
  readonly accountId: string
  readonly format: BundleFormat
  /** The certificates that have an id before this one are issued anew; null for a list of new holders. */
  readonly reissuesBefore: string | null
  /** The uploaded list of new holders. */
  readonly listFileId: string | null
  /** The policies that new holders are shown; every one in force when null, as in batches of earlier days. */
  readonly policyIds?: readonly string[] | null
  /** How many certificates were asked for. */
  readonly total: number
  readonly requestedBy: string
  /** The job that is at it. */
  readonly jobId: string
  readonly createdAt: number
  /** Null while it is under way. */
  readonly endedAt: number | null
  /** The first of them when they are very many. */
  readonly refusals: readonly BatchRefusal[]
  /** All that was issued, as one file; null when nothing was. */
  readonly bundleFileId: string | null
}

/** A certificate that could not be issued, and why. */
export interface BatchRefusal {
  readonly holderName: string
  readonly message: string
}

export type CertificateBatchRow = Row & CertificateBatch

export const certificateBatchKind = defineKind({
  name: 'certificateBatch',
  prefix: 'cb',
  row: (batch: CertificateBatch, id): CertificateBatchRow => ({ id, ...batch }),
  subject: ({ accountId }: CertificateBatch) => accountId,
  relations: { account: ({ accountId }) => accountId },
})
