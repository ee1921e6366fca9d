import { builder } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { certificateKind } from '../certificateKind.ts'
import type { CertificateRow } from '../certificateKind.ts'
import { CertificateType } from '../certificateType.ts'

interface CertificateSuccess<Name extends string> {
  readonly __typename: Name
  readonly certificate: CertificateRow
}

/** Declares a mutation's success payload: the certificate. */
export function certificateSuccess<Name extends string>(name: Name) {
  return builder.objectRef<CertificateSuccess<Name>>(name).implement({
    fields: (t) => ({
      certificate: t.field({ type: CertificateType, resolve: ({ certificate }) => certificate }),
    }),
  })
}

/** The certificate for display; throws if it does not exist. */
export function shownCertificate({ agency }: Pick<RequestContext, 'agency'>, id: string): CertificateRow {
  const row = agency.table(certificateKind).get(id)
  if (!row) throw new Error(`The certificate ${id} is on record but not listed.`)
  return row
}
