import { accountTypeLabels } from '../accounts/account.ts'
import type { SheetColumn } from '../sheets/sheetColumns.ts'
import { readChoice } from '../sheets/readCell.ts'

/** Column names for the account's name in lists. */
export const namesOfAccounts: readonly string[] = [
  'account name',
  'business name',
  'client',
  'client name',
  'company',
  'insured',
  'named insured',
]

/** Column names for the account's number in lists. */
export const idsOfAccounts: readonly string[] = [
  'account number',
  'account reference',
  'client id',
  'client number',
  'customer id',
]

/** All columns a list of accounts can have, as exports write them. */
export const accountColumns: readonly SheetColumn[] = [
  {
    path: 'id',
    label: 'Account ID',
    alsoCalled: [...idsOfAccounts, 'id'],
  },
  {
    path: 'type',
    label: 'Type',
    example: 'Business',
    alsoCalled: ['account type', 'client type', 'customer type'],
    holds: (cell) => readChoice(cell, accountTypeLabels) !== null,
  },
  {
    path: 'account.name',
    label: 'Name',
    example: 'Longfellow Construction Co.',
    alsoCalled: ['account', ...namesOfAccounts],
  },
  {
    path: 'account.dba',
    label: 'DBA',
    example: 'Longfellow Builders',
    alsoCalled: ['trade name', 'doing business as'],
  },
  {
    path: 'account.email',
    label: 'Email',
    example: 'office@longfellow.example',
    alsoCalled: ['e-mail', 'email address', 'e-mail address'],
  },
  {
    path: 'account.phone',
    label: 'Phone',
    example: '(207) 555-0142',
    alsoCalled: ['phone number', 'telephone', 'business phone'],
  },
  {
    path: 'account.mailingAddress.line1',
    label: 'Address',
    example: '400 Congress Street',
    alsoCalled: ['address 1', 'address line 1', 'mailing address', 'street', 'street address'],
  },
  {
    path: 'account.mailingAddress.line2',
    label: 'Suite',
    example: 'Suite 2',
    alsoCalled: ['address 2', 'address line 2', 'unit'],
  },
  { path: 'account.mailingAddress.city', label: 'City', example: 'Portland', alsoCalled: ['town'] },
  { path: 'account.mailingAddress.zone', label: 'State', example: 'ME', alsoCalled: ['st', 'province'] },
  {
    path: 'account.mailingAddress.postalCode',
    label: 'ZIP',
    example: '04101',
    alsoCalled: ['zip code', 'postal code', 'zipcode'],
  },
  { path: 'account.naics', label: 'NAICS', example: '236220', alsoCalled: ['naics code', 'industry code'] },
  {
    path: 'account.website',
    label: 'Website',
    example: 'https://longfellow.example',
    alsoCalled: ['web', 'url', 'web site'],
  },
  { path: 'contact.id', label: 'Contact ID', alsoCalled: ['contact reference', 'contact number'] },
  {
    path: 'contact.name',
    label: 'Contact name',
    example: 'Abel Roy',
    alsoCalled: ['contact', 'contact person', 'primary contact'],
  },
  {
    path: 'contact.email',
    label: 'Contact email',
    example: 'abel@longfellow.example',
    alsoCalled: ['contact e-mail'],
  },
  {
    path: 'contact.phone',
    label: 'Contact phone',
    example: '(207) 555-0143',
    alsoCalled: ['contact phone number', 'contact telephone'],
  },
]
