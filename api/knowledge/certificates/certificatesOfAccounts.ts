import { defineBelonging } from '../belonging.ts'
import { certificateBatchKind } from './batch/certificateBatch.ts'
import { certificateKind } from './certificateKind.ts'

defineBelonging({
  kind: certificateKind,
  subject: 'CERTIFICATE',
  words: {
    CREATE_CERTIFICATE: 'Certificate issued',
    MOVE_CERTIFICATE: 'Certificate moved to another account',
    REVISE_CERTIFICATE: 'Certificate revised',
  },
  called: ({ number, holder }) => `${number} for ${holder.name}`,
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
  under: (batch, { id }) => ({ ...batch, accountId: id }),
  updateType: 'MOVE_CERTIFICATE_BATCH',
})
