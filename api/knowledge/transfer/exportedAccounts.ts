import { z } from 'zod'
import { sortDirections } from '../../graphql/index.ts'
import { accountTypeLabels, accountTypes } from '../accounts/account.ts'
import { fieldsOf } from '../accounts/merge/accountMerge.ts'
import { accountKind } from '../accounts/accountKind.ts'
import type { AccountRow } from '../accounts/accountKind.ts'
import { contactKind } from '../contacts/contact.ts'
import { accountQuery, accountSortKeys } from '../accounts/listAccounts.ts'
import { accountList } from './accountList.ts'
import {
  defineExport,
  pagesOf,
  writtenPhone,
  type ExportCells,
  type ExportDeps,
} from '../../exports/index.ts'

/** The list of accounts in the columns that an import reads. */
export const exportedAccounts = defineExport({
  name: 'accounts',
  heading: accountList.columns.map(({ label }) => label),
  asked: z.object({
    type: z.enum(accountTypes).optional(),
    text: z.string().optional(),
    by: z.enum(accountSortKeys).default('NAME'),
    direction: z.enum(sortDirections).default('ASCENDING'),
  }),
  async *lines(deps, { by, direction, ...filter }) {
    const accounts = deps.agency.table(accountKind)
    const query = accountQuery(filter, { by, direction })
    for await (const rows of pagesOf<AccountRow>((paged) => accounts.page({ ...query, ...paged })))
      yield rows.map((row) => lineOf(row, deps))
  },
})

function lineOf(account: AccountRow, { agency }: ExportDeps): ExportCells {
  const contact = agency.table(contactKind).get(account.contactIds[0] ?? '')
  const { name, dba, email, phone, mailingAddress, naics, website } = { ...fieldsOf(account.detail) }
  const cells: Readonly<Record<string, string | null | undefined>> = {
    id: account.id,
    type: accountTypeLabels[account.type],
    'account.name': name,
    'account.dba': dba,
    'account.email': email,
    'account.phone': writtenPhone(phone ?? null),
    'account.mailingAddress.line1': mailingAddress?.line1,
    'account.mailingAddress.line2': mailingAddress?.line2,
    'account.mailingAddress.city': mailingAddress?.city,
    'account.mailingAddress.zone': mailingAddress?.zone,
    'account.mailingAddress.postalCode': mailingAddress?.postalCode,
    'account.naics': naics,
    'account.website': website,
    'contact.id': contact?.id,
    'contact.name': contact?.name,
    'contact.email': contact?.email,
    'contact.phone': writtenPhone(contact?.phone ?? null),
  }
  return accountList.columns.map(({ path }) => cells[path] ?? null)
}
