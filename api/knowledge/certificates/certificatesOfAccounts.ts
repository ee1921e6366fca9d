import { defineBelonging } from '../accounts/belonging.ts'
import { certificateBatchKind } from './batch/certificateBatch.ts'
import { certificateKind } from './certificateKind.ts'
import type { CertificateRow } from './certificateKind.ts'

defineBelonging({
  kind: certificateKind,
  subject: 'CERTIFICATE',
  words: {
    CREATE_CERTIFICATE: 'Certificate issued',
    MOVE_CERTIFICATE: 'Certificate moved to another account',
    REVISE_CERTIFICATE: 'Certificate revised',
  },
  called: certificateName,
  // The replacing revision's event covers it.
  isToldElsewhere: ({ operation, updateTypes }) =>
    operation === 'replace' && updateTypes.includes('REVISE_CERTIFICATE'),
  // Revisions may have different holders; all are listed under the latest one's name.
  folder: (agency, row) =>
    certificateName(agency.table(certificateKind).related('number', row.number).at(-1) ?? row),
  makesDocuments: true,
  under: (certificate, { id }) => ({ ...certificate, accountId: id }),
  updateType: 'MOVE_CERTIFICATE',
})

defineBelonging({
  kind: certificateBatchKind,
  subject: 'CERTIFICATE',
  words: {
    BEGIN_CERTIFICATE_BATCH: 'Certificates for many holders asked for',
    END_CERTIFICATE_BATCH: 'Certificates for many holders issued',
    MOVE_CERTIFICATE_BATCH: 'Certificates for many holders moved to another account',
  },
  makesDocuments: true,
  under: (batch, { id }) => ({ ...batch, accountId: id }),
  updateType: 'MOVE_CERTIFICATE_BATCH',
})

function certificateName({ number, holder }: CertificateRow): string {
  return `${number} for ${holder.name}`
}
