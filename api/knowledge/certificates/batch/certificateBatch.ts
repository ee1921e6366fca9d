import { defineKind } from '../../../platform/index.ts'
import type { Row } from '../../../platform/index.ts'

export const bundleFormats = ['PDF', 'ZIP'] as const
export type BundleFormat = (typeof bundleFormats)[number]

/** Certificates of one account that are issued together and delivered as one file. */
export interface CertificateBatch {
  readonly accountId: string
  readonly format: BundleFormat
  /** Certificates with an ID before this one are reissued; null for a list of new holders. */
  readonly reissuesBefore: string | null
  /** The uploaded list of new holders. */
  readonly listFileId: string | null
  /** Policies for new holders; if null, all in force, as in older batches. */
  readonly policyIds?: readonly string[] | null
  /** How many certificates were asked for. */
  readonly total: number
  readonly requestedBy: string
  /** The job that runs it. */
  readonly jobId: string
  readonly createdAt: number
  /** Null while running. */
  readonly endedAt: number | null
  /** Only the first ones if there are many. */
  readonly refusals: readonly BatchRefusal[]
  /** All issued certificates as one file; null if none were issued. */
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
