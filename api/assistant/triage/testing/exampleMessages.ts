import type { TriageBook, TriageMessage } from '../triageMessage.ts'

/** A brewery and a framing contractor with the same first words in their names. */
export const book: TriageBook = {
  size: 900,
  accounts: [
    {
      id: 'heron-brewing',
      names: ['Blue Heron Brewing Company'],
      industry: 'Breweries',
      emails: ['office@blueheronbrewing.example'],
      phones: ['+18455550123'],
      contactNames: ['Tess Lindqvist'],
      policies: [
        {
          id: 'bop',
          type: 'BUSINESS_OWNERS',
          policyNumber: 'CIC 6 MS 0120877 01',
          carrier: 'Corvane Indemnity',
        },
        {
          id: 'auto',
          type: 'COMMERCIAL_AUTO',
          policyNumber: 'GWC-BA-212-0045',
          carrier: 'Greywillow Casualty',
        },
      ],
    },
    {
      id: 'heron-framing',
      names: ['Blue Heron Framing Inc.'],
      industry: 'Framing contractors',
      emails: ['office@blueheronframing.example'],
      phones: [],
      contactNames: [],
      policies: [{ id: 'gl', type: 'GENERAL_LIABILITY', policyNumber: 'BHM 7730-5510-3', carrier: null }],
    },
  ],
}

/** An email of the brewery's manager. */
export function email(body: string, from: Partial<TriageMessage['from']> = {}, subject = ''): TriageMessage {
  return {
    channel: 'EMAIL',
    receivedOn: '2026-09-22',
    from: {
      name: 'Tess Lindqvist',
      email: 'tess@blueheronbrewing.example',
      phone: null,
      isVerified: true,
      ...from,
    },
    subject,
    body,
    transcript: [],
    attachments: [],
  }
}
