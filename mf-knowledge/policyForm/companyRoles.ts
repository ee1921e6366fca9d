import { searchBrokers, searchCarriers } from './searchCarriers.ts'

/** A company's role for a policy. */
export interface CompanyRole {
  readonly label: string
  readonly search: typeof searchCarriers
  readonly noneText: string
  readonly addTitle: string
  /** The catalog entry for a company added in this role. */
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
