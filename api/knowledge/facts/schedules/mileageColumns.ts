import type { KnownColumn } from './knownSchedule.ts'

/** The columns of mileage reports and fuel tax returns, which rate the radius and the use of a fleet. */
export const mileageColumns: readonly KnownColumn[] = [
  {
    key: 'vehicle',
    label: 'Vehicle',
    kind: 'text',
    header: /^(?:unit|vehicle|truck|tractor)(?: (?:no|number))?$/,
  },
  {
    key: 'return',
    label: 'Return',
    kind: 'text',
    header: /^(?:return|filing|schedule)(?: (?:no|number|id))?$/,
    isMerged: true,
  },
  {
    key: 'jurisdiction',
    label: 'State',
    kind: 'text',
    header: /^(?:juris(?:diction)?|states?|state province)$/,
  },
  { key: 'fuel', label: 'Fuel', kind: 'text', header: /^fuel(?: type)?$/ },
  { key: 'surcharge', label: 'Surcharge', kind: 'text', header: /^surch(?:arge)?$/ },
  {
    key: 'identifiedMiles',
    label: 'Identified miles',
    kind: 'number',
    header: /^(?:identified|assigned|matched|eld matched)(?: (?:miles|mi|distance))?$/,
  },
  {
    key: 'unidentifiedMiles',
    label: 'Unidentified miles',
    kind: 'number',
    header: /^(?:unidentified|unassigned|unmatched)(?: (?:miles|mi|distance))?$/,
  },
  {
    key: 'totalMiles',
    label: 'Total miles',
    kind: 'number',
    header: /^(?:total )?(?:miles|mi|dist(?:ance)?|mileage|kilometers|km)$/,
  },
  {
    key: 'taxableMiles',
    label: 'Taxable miles',
    kind: 'number',
    header: /^taxable (?:miles|mi|dist(?:ance)?)$/,
  },
  {
    key: 'taxableGallons',
    label: 'Taxable gallons',
    kind: 'number',
    header: /^taxable (?:gallons|gals?|vol(?:ume)?|liters)$/,
  },
  {
    key: 'taxPaidGallons',
    label: 'Tax-paid gallons',
    kind: 'number',
    header: /^(?:tax paid|purchased) (?:gallons|gals?|vol(?:ume)?|liters)$|^(?:gallons|gal) purchased$/,
  },
  {
    key: 'netGallons',
    label: 'Net gallons',
    kind: 'number',
    header: /^net (?:taxable )?(?:gallons|gals?|vol(?:ume)?|liters)$/,
  },
  { key: 'rate', label: 'Rate', kind: 'number', header: /^(?:tax )?rate$/ },
  {
    key: 'taxDue',
    label: 'Tax due or refund',
    kind: 'money',
    header: /^(?:tax )?due (?:or )?(?:refund|credit)$|^tax(?: due)?$/,
  },
  { key: 'surtax', label: 'Surtax', kind: 'money', header: /^surtax(?: due)?$/ },
  { key: 'interest', label: 'Interest', kind: 'money', header: /^interest(?: due)?$/ },
  {
    key: 'totalDue',
    label: 'Total due or refund',
    kind: 'money',
    header: /^total(?: due)?(?: (?:refund|credit))?$/,
  },
]
