import { z } from 'zod'
import { agencyToday } from '../../identity/index.ts'
import { filterWords, hasWords } from '../../platform/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { certificateKind } from '../certificates/certificateKind.ts'
import type { CertificateRow } from '../certificates/certificateKind.ts'
import { defineExport, pagesOf } from '../../exports/index.ts'

/** The newest revision of each certificate of the agency or an account, last issued first. */
export const exportedCertificates = defineExport({
  name: 'certificates',
  heading: [
    'Number',
    'Account ID',
    'Account',
    'Holder',
    'Address',
    'Suite',
    'City',
    'State',
    'ZIP',
    'Issued',
  ],
  asked: z.object({ accountId: z.string().optional(), text: z.string().optional() }),
  async *lines({ agency }, { accountId, text }) {
    const certificates = agency.table(certificateKind)
    const words = filterWords(text)
    const query = {
      within: accountId ? { relation: 'currentOf', key: accountId } : { relation: 'current', key: 'current' },
      direction: 'descending' as const,
      ...(words.length > 0 && { where: (row: CertificateRow) => hasWords(row.words, words) }),
    }
    const accounts = agency.table(accountKind)
    for await (const rows of pagesOf<CertificateRow>((paged) => certificates.page({ ...query, ...paged })))
      yield rows.map(({ number, accountId: of, holder: { name, address }, createdAt }) => [
        number,
        of,
        accounts.get(of)?.detail.name ?? null,
        name,
        address.line1,
        address.line2,
        address.city,
        address.zone,
        address.postalCode,
        agencyToday(agency, createdAt),
      ])
  },
})
