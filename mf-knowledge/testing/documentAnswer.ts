/** Every document field that a screen queries, as the API returns it: an endorsement with the test's overrides. */
export function documentAnswer(change: Record<string, unknown> = {}) {
  return {
    __typename: 'File',
    id: 'fi_endorsement',
    name: 'Additional insured endorsement.pdf',
    type: 'ENDORSEMENT',
    notes: 'CG 20 10, ongoing operations',
    mimeType: 'application/pdf',
    size: 184_320,
    visible: true,
    isUnreadable: false,
    createdAt: '2026-03-04T15:04:00.000Z',
    url: '/files/fi_endorsement/Additional%20insured%20endorsement.pdf?expires=1&signature=s',
    quoteBoxes: [],
    mismatches: [],
    otherInsured: null,
    senderWarning: null,
    reading: {
      __typename: 'FileReading',
      id: 'fr_endorsement',
      state: 'READ',
      pages: 2,
      pagesRead: 2,
      notes: [],
      failure: null,
    },
    viewerCanDelete: { __typename: 'Permission', isAllowed: true, reason: null },
    ...change,
  }
}
