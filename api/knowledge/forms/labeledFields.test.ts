import assert from 'node:assert/strict'
import type { Line, Reading } from '../../reading/index.ts'
import { labeledFields } from './labeledFields.ts'

function line(text: string, { x, y }: { x: number; y: number }): Line {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    box: { x: x + at * 30, y, width: 28, height: 8 },
  }))
  return { text, words, box: { x, y, width: words.length * 30, height: 8 } } as unknown as Line
}

Deno.test('takes the words beneath the fields where a form prints its labels there', () => {
  const labels = ['Name', 'Date of birth', 'License number']
  const height = 400
  const rows = [40, 70]
  const page = {
    number: 1,
    width: 600,
    height,
    lines: rows.flatMap((y) => labels.map((text, at) => line(text, { x: 40 + at * 180, y: y + 16 }))),
  }
  const fields = rows.flatMap((y, row) =>
    labels.map((_, at) => ({
      name: `field${row}${at}`,
      kind: 'text' as const,
      label: null,
      options: [],
      place: { page: 1, x: 40 + at * 180, y: height - y - 14, width: 150, height: 14 },
    })),
  )
  const reading = { pages: [page], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ label, ordinal }) => [label, ordinal]),
    rows.flatMap((_, row) => labels.map((label) => [label, row])),
  )
})

Deno.test('takes the heads of the columns for boxes with nothing behind them', () => {
  const page = {
    number: 1,
    width: 600,
    height: 400,
    lines: [
      line('Yes', { x: 500, y: 40 }),
      line('No', { x: 550, y: 40 }),
      line('Any valet parking?', { x: 40, y: 60 }),
    ],
  }
  const fields = [500, 550].map((x) => ({
    name: `valet${x}`,
    kind: 'checkBox' as const,
    label: null,
    options: [],
    place: { page: 1, x: x + 8, y: 400 - 69, width: 10, height: 10 },
  }))
  const reading = { pages: [page], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ label, question }) => [question, label]),
    [
      ['Any valet parking?', 'Yes'],
      ['Any valet parking?', 'No'],
    ],
  )
})

Deno.test('names the lines of a grid that repeat their labels by the words at their left', () => {
  const height = 400
  const rows = [
    { y: 40, head: ['Building'] },
    { y: 70, head: ['Business personal', 'property'] },
  ]
  const columns = [
    { label: 'Amount', x: 140 },
    { label: 'Deductible', x: 320 },
  ]
  const page = {
    number: 1,
    width: 600,
    height,
    lines: rows.flatMap(({ y, head }) => [
      ...columns.map(({ label, x }) => line(label, { x, y })),
      ...head.map((text, at) => line(text, { x: 30, y: y + at * 12 })),
    ]),
  }
  const fields = rows.flatMap(({ y }) =>
    columns.map(({ label, x }) => ({
      name: `${label}${y}`,
      kind: 'text' as const,
      label: null,
      options: [],
      place: { page: 1, x, y: height - y - 24, width: 90, height: 14 },
    })),
  )
  const reading = { pages: [page], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ label, section }) => [label, section.split(' | ').at(-1)]),
    [
      ['Amount', 'Building'],
      ['Deductible', 'Building'],
      ['Amount', 'Business personal property'],
      ['Deductible', 'Business personal property'],
    ],
  )
})

Deno.test('labels the fields of a grid by their row, their column and the words behind them', () => {
  const height = 400
  const page = {
    number: 1,
    width: 600,
    height,
    lines: [
      line('Type', { x: 20, y: 20 }),
      line('Carrier/number', { x: 120, y: 20 }),
      line('Limits', { x: 360, y: 20 }),
      line('Automobile', { x: 20, y: 40 }),
      line('Combined single limit', { x: 462, y: 40 }),
      line('General', { x: 20, y: 80 }),
      line('Each occurrence', { x: 462, y: 80 }),
    ],
  }
  const fields = [40, 80].flatMap((y, row) => [
    ...[y, y + 14].map((top) => ({ x: 120, top, name: `policy${row}${top}` })),
    { x: 360, top: y, name: `limit${row}` },
  ])
  const reading = { pages: [page], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(
      fields.map(({ name, x, top }) => ({
        name,
        kind: 'text' as const,
        label: null,
        options: [],
        place: { page: 1, x, y: height - top - 10, width: 100, height: 10 },
      })),
      reading,
    ).map(({ row, label }) => [row, label]),
    [
      ['Automobile', 'Carrier'],
      ['Automobile', 'number'],
      ['Automobile', 'Combined single limit'],
      ['General', 'Carrier'],
      ['General', 'number'],
      ['General', 'Each occurrence'],
    ],
  )
})

Deno.test('takes from a tooltip the label, its group and the number of its part', () => {
  const tooltips = [
    'Enter text: Premises 2: street. As used here, the physical address.',
    'Check the box (if applicable): Lines of business: Crime.',
  ]
  const fields = tooltips.map((label, at) => ({
    name: `f${at}`,
    kind: at === 0 ? ('text' as const) : ('checkBox' as const),
    label,
    options: [],
    place: { page: 1, x: 40, y: 300 - at * 40, width: 100, height: 12 },
  }))
  const page = { number: 1, width: 600, height: 400, lines: [] }
  const reading = { pages: [page], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ label, question, block }) => [label, question, block]),
    [
      ['street', '', 2],
      ['Crime', 'Lines of business', null],
    ],
  )
})

Deno.test('tells parts that stand side by side apart, and ends them where the others do not go on', () => {
  const height = 400
  const columns = [30, 320]
  const lines = [
    line('Location 1', { x: 30, y: 30 }),
    line('Location 2', { x: 320, y: 30 }),
    ...columns.flatMap((x) => [line('Street', { x, y: 52 }), line('City', { x, y: 72 })]),
    line('Most pets', { x: 30, y: 120 }),
  ]
  const places = [...columns.flatMap((x) => [50, 70].map((y) => ({ x: x + 70, y }))), { x: 100, y: 118 }]
  const fields = places.map(({ x, y }) => ({
    name: `${x} ${y}`,
    kind: 'text' as const,
    label: null,
    options: [],
    place: { page: 1, x, y: height - y - 12, width: 120, height: 12 },
  }))
  const reading = { pages: [{ number: 1, width: 600, height, lines }], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ label, block }) => [label, block]),
    [
      ['Street', 1],
      ['City', 1],
      ['Street', 2],
      ['City', 2],
      ['Most pets', null],
    ],
  )
})

Deno.test('three small fields between slashes are the month, the day and the year', () => {
  const height = 400
  const lines = [
    line('/', { x: 66, y: 42 }),
    line('/', { x: 124, y: 42 }),
    line('Date of birth', { x: 40, y: 56 }),
  ]
  const fields = [40, 98, 156].map((x) => ({
    name: `birth${x}`,
    kind: 'text' as const,
    label: null,
    options: [],
    place: { page: 1, x, y: height - 52, width: 24, height: 12 },
  }))
  const reading = { pages: [{ number: 1, width: 600, height, lines }], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ label, piece }) => [label, piece]),
    [
      ['Date of birth', 'month'],
      ['Date of birth', 'day'],
      ['Date of birth', 'year'],
    ],
  )
})

Deno.test('takes the words in the column of the limits for the limits, and not for the dates before them', () => {
  const height = 400
  const lines = [
    line('Type', { x: 20, y: 20 }),
    line('Carrier', { x: 90, y: 20 }),
    line('Effective', { x: 160, y: 20 }),
    line('Limits', { x: 300, y: 20 }),
    line('General', { x: 20, y: 40 }),
    line('Each occurrence', { x: 300, y: 40 }),
    line('Auto', { x: 20, y: 70 }),
    line('Combined limit', { x: 300, y: 70 }),
  ]
  const columns = [
    { x: 90, width: 64 },
    { x: 160, width: 134 },
    { x: 400, width: 80 },
  ]
  const fields = [40, 70].flatMap((y) =>
    columns.map(({ x, width }) => ({
      name: `${x} ${y}`,
      kind: 'text' as const,
      label: null,
      options: [],
      place: { page: 1, x, y: height - y - 10, width, height: 10 },
    })),
  )
  const reading = { pages: [{ number: 1, width: 600, height, lines }], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ row, label }) => [row, label]),
    [
      ['General', 'Carrier'],
      ['General', 'Effective'],
      ['General', 'Each occurrence'],
      ['Auto', 'Carrier'],
      ['Auto', 'Effective'],
      ['Auto', 'Combined limit'],
    ],
  )
})

Deno.test('takes labels over fields for labels, and not for the heads of a grid', () => {
  const height = 400
  const rows = [
    { y: 40, labels: ['Vehicles', 'Drivers', 'Radius'] },
    { y: 80, labels: ['Payroll', 'Sales', 'Carrier'] },
    { y: 120, labels: ['Year', 'Model', 'VIN'] },
  ]
  const lines = rows.flatMap(({ y, labels }) => labels.map((text, at) => line(text, { x: 40 + at * 180, y })))
  const fields = rows.flatMap(({ y, labels }) =>
    labels.map((label, at) => ({
      name: label,
      kind: 'text' as const,
      label: null,
      options: [],
      place: { page: 1, x: 40 + at * 180, y: height - y - 26, width: 160, height: 17 },
    })),
  )
  const reading = { pages: [{ number: 1, width: 600, height, lines }], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ label, row }) => [label, row]),
    rows.flatMap(({ labels }) => labels.map((label) => [label, ''])),
  )
})

Deno.test('gives the lines of a grid to the head in their middle, and words to the field behind', () => {
  const height = 400
  const limits = ['Accident', 'Injury', 'Damage', 'Occurrence', 'Aggregate', 'Products']
  const top = (at: number) => 40 + at * 16
  const page = {
    number: 1,
    width: 600,
    height,
    lines: [
      line('Type', { x: 20, y: 20 }),
      line('Carrier/number', { x: 120, y: 20 }),
      line('Limits', { x: 360, y: 20 }),
      line('Automobile', { x: 20, y: top(1) }),
      line('General', { x: 20, y: top(4) }),
      ...limits.map((text, at) => line(text, { x: 245, y: top(at) })),
    ],
  }
  const fields = [
    ...limits.map((name, at) => ({ name, x: 360, y: top(at) })),
    ...[1, 4].flatMap((at) => [
      { name: `from${at}`, x: 120, y: top(at) - 6 },
      { name: `to${at}`, x: 120, y: top(at) + 6 },
    ]),
  ]
  const reading = { pages: [page], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(
      fields.map(({ name, x, y }) => ({
        name,
        kind: 'text' as const,
        label: null,
        options: [],
        place: { page: 1, x, y: height - y - 10, width: 90, height: 10 },
      })),
      reading,
    ).map(({ row, label }) => [row, label]),
    [
      ['Automobile', 'Accident'],
      ['Automobile', 'Injury'],
      ['Automobile', 'Damage'],
      ['General', 'Occurrence'],
      ['General', 'Aggregate'],
      ['General', 'Products'],
      ['Automobile', 'Carrier'],
      ['Automobile', 'number'],
      ['General', 'Carrier'],
      ['General', 'number'],
    ],
  )
})

Deno.test('three small fields for three, three and four characters are the parts of a phone number', () => {
  const height = 400
  const fields = [3, 3, 4].map((maxLength, at) => ({
    name: `phone${at}`,
    kind: 'text' as const,
    label: null,
    options: [],
    maxLength,
    place: { page: 1, x: 100 + at * 34, y: height - 52, width: 30, height: 12 },
  }))
  const lines = [line('Telephone', { x: 40, y: 42 })]
  const reading = { pages: [{ number: 1, width: 600, height, lines }], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ label, piece }) => [label, piece]),
    [
      ['Telephone', 'areaCode'],
      ['Telephone', 'exchange'],
      ['Telephone', 'lineNumber'],
    ],
  )
})

Deno.test('names the cells of a grid of years by their line and their year', () => {
  const height = 400
  const columns = [
    { text: 'This year', x: 200 },
    { text: 'Last year', x: 320 },
  ]
  const rows = [
    { text: 'Receipts', y: 36 },
    { text: 'Payroll', y: 56 },
  ]
  const lines = [
    ...columns.map(({ text, x }) => line(text, { x, y: 20 })),
    ...rows.map(({ text, y }) => line(text, { x: 40, y })),
  ]
  const fields = rows.flatMap(({ y }) =>
    columns.map(({ x }) => ({
      name: `${x} ${y}`,
      kind: 'text' as const,
      label: null,
      options: [],
      place: { page: 1, x, y: height - y - 10, width: 90, height: 10 },
    })),
  )
  const reading = { pages: [{ number: 1, width: 600, height, lines }], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ label }) => label),
    ['Receipts', 'Receipts, Last year', 'Payroll', 'Payroll, Last year'],
  )
})

Deno.test('names the fields and boxes of a grid whose first column is written in', () => {
  const height = 400
  const heads = ['Liability', 'Automobile']
  const columns = ['Policy number', 'Expires', 'Show']
  const page = {
    number: 1,
    width: 600,
    height,
    lines: [
      ...columns.map((text, at) => line(text, { x: 180 + at * 130, y: 40 })),
      ...heads.map((text, at) => line(text, { x: 40, y: 60 + at * 24 })),
    ],
  }
  const fields = heads.flatMap((head, row) =>
    columns.map((column, at) => ({
      name: `${head} ${column}`,
      kind: at === 2 ? ('checkBox' as const) : ('text' as const),
      label: null,
      options: [],
      place: {
        page: 1,
        x: 180 + at * 130,
        y: height - 72 - row * 24,
        width: at === 2 ? 10 : 110,
        height: 12,
      },
    })),
  )
  const reading = { pages: [page], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields(fields, reading).map(({ label, row }) => [label, row]),
    heads.flatMap((head) => columns.map((column) => [column, head])),
  )
})

Deno.test('a box in the middle of its column has the words at the left edge of that, and dots lead to no label', () => {
  const heads = ['Name', 'Percent', 'Included', 'Excluded']
  const left = [40, 240, 340, 440]
  const page = {
    number: 1,
    width: 600,
    height: 400,
    lines: [
      line('Deductible', { x: 352, y: 20 }),
      ...heads.map((text, at) => line(text, { x: left[at] ?? 0, y: 60 })),
      line('Trade name . . . . . .', { x: 40, y: 140 }),
    ],
  }
  const place = (x: number, y: number, width: number) => ({ page: 1, x, y: 400 - y - 10, width, height: 10 })
  const base = { label: null, options: [] }
  const fields = [80, 96].flatMap((y) => [
    { ...base, name: `name${y}`, kind: 'text' as const, place: place(40, y, 190) },
    { ...base, name: `share${y}`, kind: 'text' as const, place: place(240, y, 90) },
    { ...base, name: `in${y}`, kind: 'checkBox' as const, place: place(380, y, 10) },
    { ...base, name: `out${y}`, kind: 'checkBox' as const, place: place(480, y, 10) },
  ])
  const trade = { ...base, name: 'trade', kind: 'text' as const, place: place(300, 140, 200) }
  const reading = { pages: [page], blocks: [] } as unknown as Reading
  assert.deepEqual(
    labeledFields([...fields, trade], reading).map(({ label }) => label),
    [...heads, ...heads, 'Trade name'],
  )
})

Deno.test('the number of a question is no label, and each of its boxes has its answer', () => {
  const base = { options: [], place: null }
  const labels = [
    '1. Applicant name',
    '5a. Annual payroll',
    '13. Crane operations? Yes',
    '13. Crane operations? No',
  ]
  const fields = labels.map((label, at) => ({
    ...base,
    name: `f${at}`,
    label,
    kind: at < 2 ? ('text' as const) : ('checkBox' as const),
  }))
  assert.deepEqual(
    labeledFields(fields, { pages: [], blocks: [] } as unknown as Reading).map(({ label, question }) => [
      label,
      question,
    ]),
    [
      ['Applicant name', ''],
      ['Annual payroll', ''],
      ['Yes', 'Crane operations?'],
      ['No', 'Crane operations?'],
    ],
  )
})
