import type { CorpusPolicy } from './corpusPolicy.ts'

export const carriers = {
  harbor: { name: 'Harbor & Pine Mutual Insurance Company', address: '400 Wharf Street, Portland, ME 04101' },
  ridge: { name: 'Blue Ridge Casualty Company', address: '77 Mill Plaza, Roanoke, VA 24011' },
  summit: { name: 'Summit Specialty Insurance Company', address: '1200 Grand Avenue, Des Moines, IA 50309' },
  lakes: { name: 'Great Lakes Surety and Indemnity Co.', address: '19 Water Street, Milwaukee, WI 53202' },
  pecan: { name: 'Pecan Grove Underwriters at Lonestar', address: '5151 Katy Freeway, Houston, TX 77007' },
}

type GivenPolicy = Omit<CorpusPolicy, 'effective' | 'expiration' | 'listedOnly' | 'endorsements'> &
  Pick<Partial<CorpusPolicy>, 'listedOnly' | 'endorsements' | 'effective' | 'expiration'>

export function newPolicy(given: GivenPolicy): CorpusPolicy {
  return {
    effective: '2026-03-01',
    expiration: '2027-03-01',
    endorsements: [],
    listedOnly: [],
    ...given,
  }
}
