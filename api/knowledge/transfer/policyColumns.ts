import type { ImportColumn } from './importedList.ts'

/** Every column that a list of policies may have, as exports write them. */
export const policyColumns: readonly ImportColumn[] = [
  { path: 'id', label: 'Policy ID', alsoCalled: ['policy reference', 'id'] },
  {
    path: 'accountId',
    label: 'Account ID',
    alsoCalled: ['account number', 'account reference', 'client id', 'client number', 'customer id'],
  },
  {
    path: 'account',
    label: 'Account',
    alsoCalled: [
      'account name',
      'business name',
      'client',
      'client name',
      'company',
      'insured',
      'named insured',
    ],
  },
  { path: 'type', label: 'Type', alsoCalled: ['line of business', 'lob', 'line', 'coverage', 'policy type'] },
  { path: 'state', label: 'Status', alsoCalled: ['policy status', 'state'] },
  {
    path: 'carrier',
    label: 'Carrier',
    alsoCalled: ['insurer', 'writing company', 'insurance company', 'carrier name'],
  },
  { path: 'broker', label: 'Wholesale broker', alsoCalled: ['broker', 'wholesaler', 'mga'] },
  { path: 'market', label: 'Market', alsoCalled: ['admitted'] },
  {
    path: 'policyNumber',
    label: 'Policy number',
    alsoCalled: ['policy', 'policy no', 'policy no.', 'policy #', 'number'],
  },
  { path: 'quoteNumber', label: 'Quote number', alsoCalled: ['quote', 'quote no', 'quote #'] },
  { path: 'issuedAt', label: 'Issued', alsoCalled: ['issue date', 'issued date', 'issued at'] },
  {
    path: 'inforceAt',
    label: 'Effective',
    alsoCalled: ['effective date', 'inception', 'inception date', 'in force', 'start date', 'eff date'],
  },
  {
    path: 'expiresAt',
    label: 'Expiration',
    alsoCalled: ['expiration date', 'expires', 'expiry', 'expiry date', 'end date', 'exp date'],
  },
  { path: 'premium', label: 'Premium', alsoCalled: ['annual premium', 'written premium'] },
  { path: 'taxes', label: 'Taxes', alsoCalled: ['tax'] },
  { path: 'agencyFees', label: 'Agency fees', alsoCalled: ['agency fee'] },
  { path: 'brokerFees', label: 'Broker fees', alsoCalled: ['broker fee'] },
  { path: 'policyFees', label: 'Policy fees', alsoCalled: ['policy fee'] },
  { path: 'otherFees', label: 'Other fees', alsoCalled: ['other fee', 'fees'] },
  { path: 'total', label: 'Total', alsoCalled: ['total premium', 'total cost'] },
  { path: 'commissionRate', label: 'Commission rate', alsoCalled: ['commission %', 'commission percent'] },
  {
    path: 'estimatedCommission',
    label: 'Commission',
    alsoCalled: ['estimated commission', 'commission amount'],
  },
  { path: 'minimumEarnedPremium', label: 'Minimum earned premium', alsoCalled: ['minimum earned', 'mep'] },
  { path: 'billingType', label: 'Billing', alsoCalled: ['billing type', 'bill type'] },
  {
    path: 'paymentIntervalType',
    label: 'Payment',
    alsoCalled: ['payment interval', 'pay plan', 'payment frequency'],
  },
]
