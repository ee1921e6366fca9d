import { searchBrokers, searchCarriers } from './searchCarriers.ts'

/** What a company is to a policy. */
export interface CompanyRole {
  readonly label: string
  readonly search: typeof searchCarriers
  readonly noneText: string
  readonly addTitle: string
  /** What the catalogue says of a company that is added for it. */
  readonly flags: { readonly isCarrier: boolean; readonly isBroker: boolean }
}

export const companyRoles = {
  carrier: {
    label: 'Carrier',
    search: searchCarriers,
    noneText: 'No carriers yet',
    addTitle: 'Add a carrier',
    flags: { isCarrier: true, isBroker: false },
  },
  broker: {
    label: 'Wholesale broker',
    search: searchBrokers,
    noneText: 'No wholesale brokers',
    addTitle: 'Add a wholesale broker',
    flags: { isCarrier: false, isBroker: true },
  },
} satisfies Record<string, CompanyRole>
