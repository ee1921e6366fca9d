import type { ColumnGroup, KnownColumn } from './knownSchedule.ts'

const name = String.raw`([A-Z][\w'’-]+(?:\s+[A-Z][\w.'’-]*){1,3})`
const money = String.raw`(?:carried as |is |of )?\$?([\d,]+(?:\.\d{2})?)`

/** The columns of loss runs, with the names that headers and notes give them. */
export const lossColumns: readonly KnownColumn[] = [
  { key: 'policyNumber', label: 'Policy number', kind: 'text', header: /^policy (?:no|number|num)?$/ },
  {
    key: 'effectiveDate',
    label: 'Effective date',
    kind: 'date',
    header: /^(?:policy )?eff(?:ective)?(?: date)?$/,
  },
  {
    key: 'line',
    label: 'Line',
    kind: 'text',
    header: /^(?:line(?: of (?:business|coverage|insurance))?|lob)$/,
  },
  { key: 'isReported', label: 'Reported', kind: 'text', header: /^(?:claim )?(?:rptd|reported\?)$/ },
  {
    key: 'claimNumber',
    label: 'Claim number',
    kind: 'text',
    header:
      /^(?:claim|file|claim file|incident)(?: (?:no|number|num|id))?$|^occurrence (?:no|number|num|id)$/,
  },
  {
    key: 'claimant',
    label: 'Claimant',
    kind: 'text',
    header: /^claimant(?: name)?$|^injured (?:worker|employee)$|^employee(?: name)?$/,
  },
  {
    key: 'dateReported',
    label: 'Date reported',
    kind: 'date',
    header: /^(?:date )?(?:reported|rptd)(?: date)?$|^(?:report|notice) date$|^date rec(?:eived|d)$/,
  },
  {
    key: 'dateOfLoss',
    label: 'Date of loss',
    kind: 'date',
    header:
      /^(?:date of (?:loss|injury|accident|occurrence)|(?:loss|accident|injury|occurrence) date|do[il]|d o [il]|d l|occurrence|date occurred|occ date|loss dt|dt (?:of )?loss)$/,
  },
  { key: 'status', label: 'Status', kind: 'text', header: /^(?:claim )?status$|^open closed$|^o c$/ },
  {
    key: 'dateClosed',
    label: 'Date closed',
    kind: 'date',
    header: /^(?:date )?closed(?: date)?$|^close date$/,
  },
  {
    key: 'adjuster',
    label: 'Adjuster',
    kind: 'text',
    header: /^(?:adjuster|handler|examiner|claim rep(?:resentative)?)(?: name)?$/,
    note: new RegExp(String.raw`\b(?:adjuster|ledger entry:|handler)\s*:?\s*${name}`),
  },
  {
    key: 'reserve',
    label: 'Reserve',
    kind: 'money',
    header: /^(?:total |outstanding |claim |case |o s )?reserves?$|^outstanding$/,
    note: new RegExp(String.raw`\breserves?\s+${money}`, 'i'),
  },
  {
    key: 'paid',
    label: 'Paid',
    kind: 'money',
    header: /^(?:total |gross |claim |net )?paid(?: to date)?$|^payments?$/,
    note: new RegExp(String.raw`\b(?:paid|payments?)\s+${money}`, 'i'),
  },
  {
    key: 'recovered',
    label: 'Recovered',
    kind: 'money',
    header: /^(?:total |claim )?recover(?:ed|y|ies)$|^subrogation$/,
    note: new RegExp(String.raw`\brecover(?:ed|y|ies)\s+${money}`, 'i'),
  },
  { key: 'incurred', label: 'Incurred', kind: 'money', header: /^(?:total |gross |net )?incurred$/ },
  {
    key: 'description',
    label: 'Description',
    kind: 'text',
    header:
      /^(?:(?:accident|claim|loss|injury) )?(?:description|notes?)(?: of (?:loss|accident|injury))?$|^cause(?: of loss)?(?: (?:and )?description)?$|^(?:loss|injury) type$|^(?:type|nature) of (?:loss|injury)$/,
    note: /(?:claim |loss |accident )?description:?\s+(.+?)(?=\s*(?:\||\bUnit [A-Z0-9-]+ \/|\b(?:Scheduled )?[Dd]river\b|\bOperator\b|\bContinuation\b|$))/i,
  },
  {
    key: 'driver',
    label: 'Driver',
    kind: 'text',
    header: /^(?:driver|operator)(?: name)?$/,
    note: new RegExp(String.raw`\b(?:[Dd]river(?: noted separately)?:|[Oo]perator)\s*${name}`),
  },
]

/** Loss runs that stack several values of a claim in one cell name the cell by what it holds. */
export const lossGroups: readonly ColumnGroup[] = [
  { header: /^(?:claim )?dates$/, keys: ['dateOfLoss', 'dateReported', 'dateClosed'] },
  { header: /^claimant (?:and )?loss(?: date)?$/, keys: ['claimant', 'dateOfLoss', 'dateReported'] },
  {
    header: /^(?:claim )?(?:amounts|financials?|financial (?:position|summary))$/,
    keys: ['reserve', 'paid', 'recovered', 'incurred'],
  },
  { header: /^(?:assigned )?handling$/, keys: ['adjuster'] },
]

const ofLine = String.raw`(?:(GL|CGL|AUTO|BAP|CA|WC|UMB|XS|PROP|IM|CP|BOP|general liability|(?:commercial |business )?auto(?:mobile)?|workers['’]? comp(?:ensation)?|umbrella|property|inland marine|package)\s+)?`
const policyRow = String.raw`^policy(?: (?:no\.?|number|#))?\s*:?\s+${ofLine}`

/** "Policy GL PMC 4471902-03 Term 04/01/2026 - 04/01/2027": the policy and the term of the claims below it. */
export const lossSections = [
  {
    key: 'line',
    pattern: /^(?:line(?: of (?:business|coverage|insurance))?|lob)\s*:\s*(\D+?)(?=\s+policy\b|$)/i,
  },
  { key: 'line', pattern: new RegExp(policyRow, 'i') },
  {
    key: 'policyNumber',
    pattern: new RegExp(
      String.raw`${policyRow}((?=[A-Z\d -]*\d{3})[A-Z\d][A-Z\d-]*(?:\s[A-Z\d-]*\d[A-Z\d-]*){0,3}?)(?=\s+(?:term|period|eff|from|\d{1,2}\/)|[\s,;(]*$)`,
      'i',
    ),
    group: 2,
  },
  {
    key: 'effectiveDate',
    pattern: new RegExp(
      String.raw`${policyRow}.*?\b(?:term|period|eff\w*|from)\W*(?:from )?(\d{1,2}\/\d{1,2}\/\d{2,4})`,
      'i',
    ),
    group: 2,
  },
] as const
