import type { DocumentModel } from '../../documents/index.ts'

/** A sample document for previewing a style, with one of each block that Cara writes. */
export function styleSample({
  title,
  agencyName,
  now,
}: {
  title: string
  agencyName: string
  now: number
}): DocumentModel {
  return {
    title: 'Insurance proposal',
    language: 'en-US',
    author: agencyName,
    createdAt: new Date(now).toISOString(),
    footer: `${agencyName} · ${title}`,
    hasContents: false,
    blocks: [
      {
        type: 'cover',
        label: 'Insurance proposal',
        title: 'Summit Ridge Roofing LLC',
        subtitle: 'General liability and umbrella, 2026 to 2027',
        facts: [
          { label: 'Prepared for', value: 'Teresa Maldonado' },
          { label: 'Prepared by', value: agencyName },
        ],
      },
      { type: 'heading', level: 1, text: 'Our recommendation' },
      {
        type: 'paragraph',
        style: 'lead',
        text: 'Option 1 costs a little more and closes the gap your general contractor asked about.',
      },
      {
        type: 'paragraph',
        text: [
          'It includes ',
          { text: 'blanket additional insured', isBold: true },
          ' status and a waiver of subrogation, which your contracts with Penobscot Builders require.',
        ],
      },
      { type: 'heading', level: 2, text: 'Premium and limits' },
      {
        type: 'table',
        summary: 'Premium and limits of both options',
        columns: [
          { header: 'Coverage', width: 5 },
          { header: 'Option 1', width: 3, align: 'right', isHighlighted: true },
          { header: 'Option 2', width: 3, align: 'right' },
        ],
        rows: [
          [{ text: 'Each occurrence', isHeader: true }, '$1,000,000', '$1,000,000'],
          [{ text: 'General aggregate', isHeader: true }, '$2,000,000', '$2,000,000'],
          [{ text: 'Umbrella', isHeader: true }, '$5,000,000', '$2,000,000'],
          [{ text: 'Annual premium', isHeader: true }, '$18,420', '$15,975'],
        ],
        hasTotal: true,
      },
      { type: 'heading', level: 2, text: 'What is not covered' },
      {
        type: 'list',
        kind: 'bullet',
        items: [
          'Work above three stories',
          'Damage by subcontractors without their own coverage',
          'Professional advice',
        ],
      },
      { type: 'heading', level: 2, text: 'Next steps' },
      {
        type: 'list',
        kind: 'number',
        items: ['Choose an option', 'Sign the application', 'Pay the deposit of 25 percent'],
      },
    ],
  }
}
