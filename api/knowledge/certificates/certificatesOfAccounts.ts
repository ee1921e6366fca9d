import { defineBelonging } from '../belonging.ts'
import { certificateKind } from './certificateKind.ts'

defineBelonging({
  kind: certificateKind,
  subject: 'CERTIFICATE',
  words: {
    CREATE_CERTIFICATE: 'Certificate issued',
    MOVE_CERTIFICATE: 'Certificate moved to another account',
    REVISE_CERTIFICATE: 'Certificate revised',
  },
  under: (certificate, { id }) => ({ ...certificate, accountId: id }),
  updateType: 'MOVE_CERTIFICATE',
})
