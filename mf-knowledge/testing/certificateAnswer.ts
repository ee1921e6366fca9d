import { policyNames } from './policyAnswer.ts'

const longfellow = {
  __typename: 'Address',
  line1: '400 Congress Street',
  line2: 'Suite 210',
  city: 'Portland',
  zone: 'ME',
  postalCode: '04101',
}

const dana = { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' }

/** A certificate of the roofing contractor's insurance, changed as a test or story needs it. */
export function certificateAnswer(
  change: Record<string, unknown> = {},
): Record<string, unknown> & { id: string } {
  const id = typeof change['id'] === 'string' ? change['id'] : 'cl_longfellow'
  const certificate: Record<string, unknown> & { id: string } = {
    __typename: 'CertificateOfLiabilityInsurance',
    certificateNumber: 'HIG-2026-00042',
    revision: 1,
    isCurrent: true,
    accountId: 'ac_roofing',
    issuedOn: '2026-03-05',
    issuedBy: dana,
    additionalInsured: false,
    waiverOfSubrogation: false,
    primaryNoncontributory: false,
    provisionWords: [],
    changesSinceIssued: [],
    cancellationNotices: [],
    descriptionOfOperations: 'Reroofing of the north hall',
    viewUrl: `/files/${id}/certificate.pdf?preview`,
    downloadUrl: `/files/${id}/certificate.pdf`,
    holder: {
      __typename: 'CertificateHolderDetail',
      name: 'Longfellow Construction Co.',
      address: longfellow,
      email: null,
    },
    ...change,
    id,
  }
  const { additionalInsured, waiverOfSubrogation, primaryNoncontributory, descriptionOfOperations } =
    certificate
  const order = {
    __typename: 'CertificateOrder',
    holder: certificate['holder'],
    additionalInsured,
    otherAdditionalInsureds: change['otherAdditionalInsureds'] ?? [],
    waiverOfSubrogation,
    primaryNoncontributory,
    descriptionOfOperations,
    policyIds: change['chosenPolicyIds'] ?? null,
  }
  return { ...certificate, order, revisions: change['revisions'] ?? [certificate] }
}

/** A policy that a certificate may show, unless a reason says otherwise. */
export function certificatePolicyAnswer(change: Record<string, unknown> = {}, reason: string | null = null) {
  const policy = {
    __typename: 'BusinessPolicy',
    id: 'bp_liability',
    type: 'GENERAL_LIABILITY',
    policyNumber: 'CGL 2204183-07',
    carrier: { __typename: 'Carrier', id: 'ca_granite', name: 'Granite State Casualty' },
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
    ...change,
  }
  return {
    __typename: 'CertificatePolicy',
    policy: { ...policy, ...policyNames(policy) },
    isUsual: true,
    viewerCanShow: { __typename: 'Permission', isAllowed: reason === null, reason },
  }
}

/** What the roofing contractor's certificates may show, and a policy of last year that they may not. */
export function certificatePolicyAnswers() {
  return [
    certificatePolicyAnswer(),
    certificatePolicyAnswer({ id: 'bp_auto', type: 'COMMERCIAL_AUTO', policyNumber: 'BA 4410982' }),
    certificatePolicyAnswer(
      { id: 'bp_umbrella', type: 'UMBRELLA', policyNumber: 'UMB 77120', expiresAt: '2026-03-01' },
      'It expired on Mar 1, 2026.',
    ),
  ]
}

/** What comes of reissuing all of the roofing contractor's certificates. */
export function certificateReissueAnswer(change: Record<string, unknown> = {}) {
  const [liability, auto] = certificatePolicyAnswers()
  return {
    __typename: 'CertificateReissue',
    certificateCount: 12,
    holderCount: 9,
    policies: [
      { __typename: 'ReissuedPolicy', policy: liability?.policy, certificateCount: 12 },
      { __typename: 'ReissuedPolicy', policy: auto?.policy, certificateCount: 3 },
    ],
    checks: [],
    ...change,
  }
}

/** The second revision of that certificate; the first stays. */
export function revisedAnswers() {
  const first = { ...certificateAnswer(), isCurrent: false }
  const second = certificateAnswer({ id: 'cl_second', revision: 2, issuedOn: '2026-03-12' })
  const revisions = [second, first]
  return { first: { ...first, revisions }, second: { ...second, revisions } }
}

/** An entry of the holder book. */
export function holderAnswer(change: Record<string, unknown> = {}) {
  return {
    __typename: 'CertificateHolder',
    id: 'ch_longfellow',
    name: 'Longfellow Construction Co.',
    address: longfellow,
    email: 'certificates@longfellow.example',
    ...change,
  }
}

/** A job that issues certificates, a third of the way. */
export function batchAnswer(change: Record<string, unknown> = {}) {
  return {
    __typename: 'CertificateBatch',
    id: 'cb_reissue',
    state: 'RUNNING',
    issuedCount: 4,
    total: 12,
    refusals: [],
    file: null,
    ...change,
  }
}

/** That job at its end, with what it could not issue. */
export function doneBatchAnswer(change: Record<string, unknown> = {}) {
  return batchAnswer({
    state: 'DONE',
    issuedCount: 11,
    refusals: [
      {
        __typename: 'CertificateBatchRefusal',
        holderName: 'Bowdoin Property Trust',
        message:
          'Auto BA 4410982 is not in force on Apr 5, 2026. Leave it out, or correct its status and dates.',
      },
    ],
    file: {
      __typename: 'File',
      id: 'fi_bundle',
      name: 'Certificates 2026-04-05.pdf',
      url: '/files/fi_bundle/Certificates%202026-04-05.pdf',
    },
    ...change,
  })
}
