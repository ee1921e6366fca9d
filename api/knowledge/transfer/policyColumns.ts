import { idsOfAccounts, namesOfAccounts } from './accountColumns.ts'
import type { SheetColumn } from '../sheets/sheetColumns.ts'

/** Every column that a list of policies may have, as exports write them. */
export const policyColumns: readonly SheetColumn[] = [
  { path: 'id', label: 'Policy ID', alsoCalled: ['policy reference', 'id'] },
  {
    path: 'accountId',
    label: 'Account ID',
    alsoCalled: idsOfAccounts,
  },
  {
    path: 'account',
    label: 'Account',
    example: 'Longfellow Construction Co.',
    // On a list of policies the company is the carrier.
    alsoCalled: namesOfAccounts.filter((name) => name !== 'company'),
  },
  {
    path: 'type',
    label: 'Type',
    example: 'General Liability',
    alsoCalled: ['line of business', 'lob', 'line', 'coverage', 'policy type'],
  },
  { path: 'state', label: 'Status', example: 'Active', alsoCalled: ['policy status', 'state'] },
  {
    path: 'carrier',
    label: 'Carrier',
    example: 'Granite State Casualty',
    alsoCalled: [
      'company',
      'company name',
      'insurer',
      'issuing company',
      'writing company',
      'insurance company',
      'carrier name',
    ],
  },
  { path: 'broker', label: 'Wholesale broker', alsoCalled: ['broker', 'wholesaler', 'mga'] },
  { path: 'market', label: 'Market', example: 'Admitted', alsoCalled: ['admitted'] },
  {
    path: 'policyNumber',
    label: 'Policy number',
    example: 'CGL 2204183-07',
    alsoCalled: ['policy', 'policy no', 'policy no.', 'policy #', 'number'],
  },
  { path: 'quoteNumber', label: 'Quote number', alsoCalled: ['quote', 'quote no', 'quote #'] },
  { path: 'issuedAt', label: 'Issued', alsoCalled: ['issue date', 'issued date', 'issued at'] },
  {
    path: 'inforceAt',
    label: 'Effective',
    example: '2027-01-01',
    alsoCalled: ['effective date', 'inception', 'inception date', 'in force', 'start date', 'eff date'],
  },
  {
    path: 'expiresAt',
    label: 'Expiration',
    example: '2028-01-01',
    alsoCalled: ['expiration date', 'expires', 'expiry', 'expiry date', 'end date', 'exp date'],
  },
  {
    path: 'premium',
    label: 'Premium',
    example: '12450.00',
    alsoCalled: ['annual premium', 'written premium'],
  },
  { path: 'taxes', label: 'Taxes', example: '37.35', alsoCalled: ['tax'] },
  { path: 'agencyFees', label: 'Agency fees', alsoCalled: ['agency fee'] },
  { path: 'brokerFees', label: 'Broker fees', alsoCalled: ['broker fee'] },
  { path: 'policyFees', label: 'Policy fees', example: '25.00', alsoCalled: ['policy fee'] },
  { path: 'otherFees', label: 'Other fees', alsoCalled: ['other fee', 'fees'] },
  { path: 'total', label: 'Total', alsoCalled: ['total premium', 'total cost'] },
  {
    path: 'commissionRate',
    label: 'Commission rate',
    example: '12.5',
    alsoCalled: ['comm %', 'comm rate', 'commission %', 'commission percent'],
  },
  {
    path: 'estimatedCommission',
    label: 'Commission',
    alsoCalled: ['comm', 'comm amount', 'commission amount', 'estimated commission'],
  },
  { path: 'minimumEarnedPremium', label: 'Minimum earned premium', alsoCalled: ['minimum earned', 'mep'] },
  { path: 'billingType', label: 'Billing', example: 'Direct', alsoCalled: ['billing type', 'bill type'] },
  {
    path: 'paymentIntervalType',
    label: 'Payment',
    example: 'Annual',
    alsoCalled: ['payment interval', 'pay plan', 'payment frequency'],
  },
]
