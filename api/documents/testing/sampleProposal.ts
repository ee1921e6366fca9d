import type { Block, DocumentModel } from '../documentModel.ts'

/** A sample quote proposal: six pages with every kind of block. */
export const sampleProposal: DocumentModel = {
  title: 'Insurance proposal for Marlow Street Bakery',
  language: 'en-US',
  author: 'Harborline Insurance Group',
  createdAt: '2026-03-16T15:30:00Z',
  footer: 'Harborline Insurance Group · Prepared for Marlow Street Bakery LLC',
  blocks: [
    {
      type: 'cover',
      label: 'Insurance proposal',
      title: 'A policy for the bakery you have become',
      subtitle: 'Business owner’s, workers’ compensation and umbrella, effective April 1, 2026',
      facts: [
        { label: 'Prepared for', value: 'Rosa Marlow\nMarlow Street Bakery LLC\nPortland, Maine' },
        { label: 'Prepared by', value: 'Dana Whitfield\nHarborline Insurance Group\n(207) 555-0142' },
        { label: 'Date', value: 'March 16, 2026\nQuotes valid until April 15' },
      ],
    },
    { type: 'heading', level: 1, text: 'Summary' },
    {
      type: 'paragraph',
      style: 'lead',
      text: 'Two carriers want to insure the bakery. We recommend Granite State: it costs $412 more a year and covers the two things that worry you most, spoilage during an outage and the delivery van.',
    },
    {
      type: 'keyFigures',
      entries: [
        { label: 'Recommended premium', value: '$11,684', note: 'a year, all three policies' },
        { label: 'Property insured', value: '$640,000', note: 'building improvements and equipment' },
        { label: 'Liability per claim', value: '$2,000,000', note: 'with the umbrella' },
      ],
    },
    {
      type: 'paragraph',
      text: [
        'Since the last renewal you opened the second oven line, hired four people and began to deliver to restaurants. Your current policy was written for a shop with a counter. It insures ',
        { text: 'equipment at $180,000', isBold: true },
        ', less than the price of the two deck ovens, and it leaves out deliveries. Both quotes below are based on the inventory of February 27 and on payroll of $486,000.',
      ],
    },
    {
      type: 'callout',
      tone: 'positive',
      title: 'Our recommendation',
      text: 'Accept the Granite State quote with the $2,500 deductible, and add the umbrella. Sign by March 27, so that coverage starts when the current policy ends.',
    },
    { type: 'heading', level: 1, text: 'Your options' },
    {
      type: 'paragraph',
      text: 'Both carriers are rated A or better by AM Best. Amounts are for one year and include taxes and fees.',
    },
    {
      type: 'table',
      summary: 'The two quotes side by side',
      columns: [
        { header: 'Coverage', width: 2.6 },
        { header: 'Today', width: 1.3, align: 'right' },
        { header: 'Pine Tree Mutual', width: 1.5, align: 'right' },
        { header: 'Granite State', width: 1.5, align: 'right', isHighlighted: true },
      ],
      rows: [
        row('Business personal property', '$180,000', '$420,000', '$420,000'),
        row('Tenant improvements', 'Not covered', '$200,000', '$220,000'),
        row('Business income', '6 months', '12 months', 'Actual loss, 12 months'),
        row('Spoilage', '$5,000', '$10,000', '$50,000'),
        row('Equipment breakdown', 'Not covered', 'Included', 'Included'),
        row('General liability, each occurrence', '$1,000,000', '$1,000,000', '$1,000,000'),
        row('Hired and non-owned auto', 'Not covered', 'Not covered', '$1,000,000'),
        row('Employment practices', 'Not covered', '$25,000', '$100,000'),
        row('Deductible', '$1,000', '$2,500', '$2,500'),
      ],
    },
    { type: 'heading', level: 2, text: 'What each option costs' },
    {
      type: 'chart',
      kind: 'bar',
      title: 'Annual premium by policy',
      alternative:
        'Granite State costs $6,980 for the business owner’s policy, $3,864 for workers’ compensation and $840 for the umbrella; Pine Tree $6,312, $4,120 and $840.',
      unit: 'dollars',
      labels: ['Business owner’s', 'Workers’ compensation', 'Umbrella'],
      series: [
        { name: 'Granite State', values: [6980, 3864, 840] },
        { name: 'Pine Tree Mutual', values: [6312, 4120, 840] },
      ],
    },
    {
      type: 'table',
      summary: 'Premiums of the two options',
      hasTotal: true,
      columns: [
        { header: 'Policy', width: 2.4 },
        { header: 'Premium', width: 1, align: 'right' },
        { header: 'Taxes and fees', width: 1, align: 'right' },
        { header: 'Total', width: 1, align: 'right' },
      ],
      rows: [
        row('Business owner’s, Granite State', '$6,744', '$236', '$6,980'),
        row('Workers’ compensation, Granite State', '$3,790', '$74', '$3,864'),
        row('Umbrella, $1,000,000', '$812', '$28', '$840'),
        row('Total', '$11,346', '$338', '$11,684'),
      ],
    },
    { type: 'heading', level: 1, text: 'What the coverage means' },
    {
      type: 'columns',
      columns: [
        {
          width: 1,
          blocks: [
            { type: 'heading', level: 3, text: 'Spoilage' },
            {
              type: 'paragraph',
              text: 'If the power fails or a compressor breaks, the policy pays for flour, butter and finished goods at the price you would have sold them for. Granite State includes off-premises outages after 12 hours.',
            },
            { type: 'heading', level: 3, text: 'Business income' },
            {
              type: 'paragraph',
              text: 'After a fire the shop may be closed for most of a year. The policy replaces the profit and pays rent and wages that go on.',
            },
          ],
        },
        {
          width: 1,
          blocks: [
            { type: 'heading', level: 3, text: 'Hired and non-owned auto' },
            {
              type: 'paragraph',
              text: 'When an employee delivers in their own car and causes an accident, the injured person will sue the bakery. This pays for the defense and the claim, above the employee’s own insurance.',
            },
            { type: 'heading', level: 3, text: 'Umbrella' },
            {
              type: 'paragraph',
              text: 'One million dollars more for any liability claim that uses up the policies underneath, for $70 a month.',
            },
          ],
        },
      ],
    },
    { type: 'heading', level: 2, text: 'What is not covered' },
    {
      type: 'paragraph',
      text: 'No policy covers everything. These are the exclusions that matter for a bakery; the full wording is in the forms we send with the policy.',
    },
    {
      type: 'list',
      kind: 'bullet',
      items: [
        [
          { text: 'Flood and sewer backup.', isBold: true },
          ' The shop is in zone X, and a flood policy costs about $900 a year. Ask us for a quote.',
        ],
        [
          { text: 'Recall of products.', isBold: true },
          ' If an allergen gets into a batch, the injury is covered; taking back the batch is not.',
        ],
        [{ text: 'Wear and tear', isBold: true }, ' of the ovens, and any damage that began before April 1.'],
        [{ text: 'Cyber attacks', isBold: true }, ' on the register and the order website.'],
      ],
    },
    {
      type: 'quote',
      text: 'We will not pay for loss or damage caused directly or indirectly by water that backs up or overflows from a sewer, drain or sump.',
      citation: 'Granite State Businessowners Coverage Form, page 24',
    },
    { type: 'heading', level: 1, text: 'Your losses so far' },
    {
      type: 'chart',
      kind: 'line',
      title: 'Claims paid, 2021 to 2025',
      alternative: 'Claims fell from $18,400 in 2021 to nothing in 2024 and $2,150 in 2025.',
      unit: 'dollars',
      labels: ['2021', '2022', '2023', '2024', '2025'],
      series: [{ name: 'Paid', values: [18_400, 6_200, 3_900, 0, 2_150] }],
    },
    {
      type: 'callout',
      tone: 'caution',
      title: 'Please check',
      text: 'The quotes assume that the hood over the second oven line is cleaned every six months by a licensed contractor. Without the invoices, Granite State may cancel within 60 days.',
    },
    { type: 'heading', level: 1, text: 'Next steps' },
    {
      type: 'list',
      kind: 'number',
      items: [
        'Tell us which option you choose, by email or by phone, before March 27.',
        'Send the last two invoices for cleaning the hood.',
        'Sign below. We bind coverage the same day and send certificates to your landlord and your restaurants.',
      ],
    },
    {
      type: 'paragraph',
      text: [
        'Questions? Write to ',
        { text: 'dana.whitfield@harborline.example', link: 'mailto:dana.whitfield@harborline.example' },
        ' or call (207) 555-0142. We answer until 6 p.m.',
      ],
    },
    {
      type: 'signatures',
      parties: [
        { role: 'Insured', name: 'Rosa Marlow, Marlow Street Bakery LLC' },
        { role: 'Agent', name: 'Dana Whitfield, Harborline Insurance Group' },
      ],
    },
    {
      type: 'paragraph',
      style: 'fine',
      text: 'This proposal summarizes coverage and is not a contract of insurance. The policies decide what is covered. Premiums may change if the information on the applications changes before coverage is bound.',
    },
  ],
}

function row(name: string, ...amounts: string[]): Extract<Block, { type: 'table' }>['rows'][number] {
  return [{ text: name, isHeader: true }, ...amounts]
}
