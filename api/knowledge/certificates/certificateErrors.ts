import { builder, NamedError } from '../../graphql/index.ts'
import type { CertificateCheck } from './certificateChecks.ts'
import { certificateCheckCodes } from './certificateChecks.ts'
import { CertificateType } from './certificateType.ts'
import type { CertificateRow } from './certificateKind.ts'

export const CertificateCheckType = builder.objectRef<CertificateCheck>('CertificateCheck').implement({
  description: 'A finding to review before issuing a certificate.',
  fields: (t) => ({
    code: t.expose('code', {
      type: builder.enumType('CertificateCheckCode', { values: certificateCheckCodes }),
    }),
    isBlocking: t.exposeBoolean('isBlocking', {
      description:
        'Whether it must be fixed before issuing. Other findings can be overridden with `confirm`.',
    }),
    message: t.exposeString('message'),
    path: t.exposeString('path', { nullable: true, description: 'Path of the input field it refers to.' }),
    policyId: t.exposeID('policyId', { nullable: true, description: 'The policy it refers to.' }),
  }),
})

interface CertificateChecksShape {
  readonly __typename: 'CertificateChecksError'
  readonly message: string
  readonly checks: readonly CertificateCheck[]
}

export const CertificateChecksError = builder
  .objectRef<CertificateChecksShape>('CertificateChecksError')
  .implement({
    description: "The certificate can't be issued as is. Nothing was saved.",
    interfaces: [NamedError],
    fields: (t) => ({
      checks: t.field({ type: [CertificateCheckType], resolve: ({ checks }) => [...checks] }),
    }),
  })

/** The error for a certificate with blocking findings. */
export function checksFailed(checks: readonly CertificateCheck[]): CertificateChecksShape {
  const message = checks.some(({ isBlocking }) => isBlocking)
    ? 'The certificate cannot be issued yet.'
    : 'Review the check results before you issue the certificate.'
  return { __typename: 'CertificateChecksError', message, checks }
}

interface CertificateRevisedShape {
  readonly __typename: 'CertificateRevisedError'
  readonly message: string
  readonly certificate: CertificateRow
}

export const CertificateRevisedError = builder
  .objectRef<CertificateRevisedShape>('CertificateRevisedError')
  .implement({
    description: 'The certificate has a newer revision. Nothing was saved.',
    interfaces: [NamedError],
    fields: (t) => ({ certificate: t.expose('certificate', { type: CertificateType }) }),
  })

/** The error for a certificate that was revised in the meantime. */
export function alreadyRevised(certificate: CertificateRow): CertificateRevisedShape {
  return {
    __typename: 'CertificateRevisedError',
    message: `This certificate was revised in the meantime: revision ${certificate.revision} is the newest.`,
    certificate,
  }
}
