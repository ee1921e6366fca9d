import { noCertificateFacts } from '../../policies/certificateFacts.ts'
import type { Certificate } from '../certificate.ts'

const { provisions: _, ...nothingSaid } = noCertificateFacts

/** A roofing contractor's certificate for a general contractor, with whatever the test cares about. */
export function sampleCertificate(parts: Partial<Certificate> = {}): Certificate {
  return {
    accountId: 'ac_1',
    holder: {
      name: 'Longfellow Construction Co.',
      address: {
        line1: '400 Congress Street',
        line2: 'Suite 210',
        city: 'Portland',
        zone: 'ME',
        postalCode: '04101',
      },
    },
    additionalInsured: true,
    waiverOfSubrogation: true,
    descriptionOfOperations: 'Re-roofing of the north hall at 400 Congress Street, Portland.',
    policyIds: null,
    number: 'HIG-2026-00042',
    revision: 1,
    revisionOfId: null,
    revisedById: null,
    holderId: 'ch_1',
    issuedOn: '2026-03-16',
    issuedBy: 'au_1',
    fileId: 'fi_1',
    batch: null,
    createdAt: Date.parse('2026-03-16T15:30:00Z'),
    content: {
      producer: {
        name: 'Harborline Insurance Group',
        contactName: 'Dana Whitfield',
        contactEmail: 'dana.whitfield@harborline.example',
        phone: '(207) 555-0142',
        address: {
          line1: '18 Exchange Street',
          line2: null,
          city: 'Portland',
          zone: 'ME',
          postalCode: '04101',
        },
        licenseNumbers: ['AGR-118204'],
        representative: 'Margaret Thibodeau',
      },
      insured: {
        name: 'Casco Roofing & Sons LLC',
        dba: 'Casco Roofing',
        address: {
          line1: '18 Commercial Street',
          line2: null,
          city: 'Portland',
          zone: 'ME',
          postalCode: '04101',
        },
      },
      insurers: [
        { letter: 'A', name: 'Granite State Casualty Company', naicNumber: '23809' },
        { letter: 'B', name: 'Pine Tree Employers Mutual', naicNumber: '11149' },
      ],
      lines: [
        {
          policyId: 'bp_1',
          insurer: 'A',
          type: 'General Liability',
          policyNumber: 'CGL 2204183-07',
          inforceAt: '2026-01-01',
          expiresAt: '2027-01-01',
          lineOfBusiness: 'GENERAL_LIABILITY',
          provisions: [
            { kind: 'ADDITIONAL_INSURED', formNumber: 'CG 20 10 04 13', isBlanket: true },
            { kind: 'WAIVER_OF_SUBROGATION', formNumber: 'CG 24 04 05 09', isBlanket: true },
          ],
          facts: { ...nothingSaid, claimsBasis: 'OCCURRENCE', aggregatePer: 'PROJECT' },
          hasAdditionalInsured: true,
          coverages: [
            { name: 'Each occurrence', limit: 100_000_000 },
            { name: 'Damage to rented premises', limit: 10_000_000 },
            { name: 'Medical expense (any one person)', limit: 500_000 },
            { name: 'Personal and advertising injury', limit: 100_000_000 },
            { name: 'General aggregate', limit: 200_000_000 },
            { name: 'Products – completed operations aggregate', limit: 200_000_000 },
          ],
        },
        {
          policyId: 'bp_2',
          insurer: 'A',
          type: 'Auto',
          policyNumber: 'BA 4410982',
          inforceAt: '2026-01-01',
          expiresAt: '2027-01-01',
          lineOfBusiness: 'COMMERCIAL_AUTO',
          provisions: [],
          facts: { ...nothingSaid, coveredAutos: ['OWNED', 'HIRED', 'NON_OWNED'] },
          hasAdditionalInsured: false,
          coverages: [{ name: 'Combined single limit (each accident)', limit: 100_000_000 }],
        },
        {
          policyId: 'bp_3',
          insurer: 'B',
          type: 'Workers Compensation',
          policyNumber: 'WC 88-31027',
          inforceAt: '2026-02-01',
          expiresAt: '2027-02-01',
          lineOfBusiness: 'WORKERS_COMPENSATION',
          provisions: [],
          facts: { ...nothingSaid, isPerStatute: true, areProprietorsExcluded: false },
          hasAdditionalInsured: false,
          coverages: [
            { name: 'Each accident', limit: 50_000_000 },
            { name: 'Disease, each employee', limit: 50_000_000 },
            { name: 'Disease, policy limit', limit: 50_000_000 },
          ],
        },
      ],
    },
    ...parts,
  }
}
