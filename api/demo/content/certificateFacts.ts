import type { CertificateFacts, LineOfBusiness } from '../../knowledge/index.ts'

type Answers = Partial<Omit<CertificateFacts, 'provisions'>>

const occurrence: Answers = { claimsBasis: 'OCCURRENCE', aggregatePer: 'POLICY' }
const claimsMade: Answers = { claimsBasis: 'CLAIMS_MADE' }
const excess: Answers = { claimsBasis: 'OCCURRENCE', retentionKind: 'RETENTION', retention: 10_000_00 }

/** What certificates state about policies of each line. */
export const certificateFacts: Partial<Record<LineOfBusiness, Answers>> = {
  BUSINESS_OWNERS: occurrence,
  COMMERCIAL_AUTO: { coveredAutos: ['SCHEDULED', 'HIRED', 'NON_OWNED'] },
  CYBER: claimsMade,
  DIRECTORS_AND_OFFICERS: claimsMade,
  EMPLOYMENT_PRACTICES_LIABILITY: claimsMade,
  ERRORS_AND_OMISSION: claimsMade,
  EXCESS: excess,
  GENERAL_LIABILITY: occurrence,
  PACKAGE: occurrence,
  PRODUCT_LIABILITY: occurrence,
  PROFESSIONAL_LIABILITY: claimsMade,
  UMBRELLA: excess,
  WORKERS_COMPENSATION: { isPerStatute: true, areProprietorsExcluded: false },
}
