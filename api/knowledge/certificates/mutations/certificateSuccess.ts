import { builder } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { certificateKind } from '../certificateKind.ts'
import type { CertificateRow } from '../certificateKind.ts'
import { CertificateType } from '../certificateType.ts'

interface CertificateSuccess<Name extends string> {
  readonly __typename: Name
  readonly certificate: CertificateRow
}

/** Declares the success of a mutation that answers with a certificate. */
export function certificateSuccess<Name extends string>(name: Name) {
  return builder.objectRef<CertificateSuccess<Name>>(name).implement({
    fields: (t) => ({
      certificate: t.field({ type: CertificateType, resolve: ({ certificate }) => certificate }),
    }),
  })
}

/** The certificate as screens show it; throws when there is none. */
export function shownCertificate({ agency }: Pick<RequestContext, 'agency'>, id: string): CertificateRow {
  const row = agency.table(certificateKind).get(id)
  if (!row) throw new Error(`The certificate ${id} is on record but not listed.`)
  return row
}
