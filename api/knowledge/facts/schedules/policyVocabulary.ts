import type { ScheduleColumn, ScheduleKind } from '../policyFacts.ts'
import type { KnownSchedule } from './knownSchedule.ts'

/** A column of a policy's own schedules, which are printed as labels with their values rather than under a header. */
export interface LabeledColumn extends ScheduleColumn {
  /** How a label names it, without anchors. */
  readonly names: string
  /** What a value looks like; longer texts are cut to it. */
  readonly shape?: RegExp
  /** Whether a record may begin with its value alone ("CT", "CG 20 10"). */
  readonly isHeading?: boolean
  /** The column that the words after its value belong to ("CLASS 8810 - Clerical"). */
  readonly describedBy?: string
  /** Whether schedules give its value without a label. */
  readonly isUnlabeled?: boolean
  /** Whether a policy may state it once for all of its rows. */
  readonly isPolicyWide?: boolean
}

const code = /^\d{3,6}[A-Z]?\b/
const place = /^\d{1,4}[A-Z]?\b/
/** A form's number: letters, two or three pairs of figures and a last letter. */
const formNumber = /^[A-Z]{2,5} ?\d{2} ?\d{2}(?: ?\d{2})?(?: [A-Z]\b)?/
const anAddress = /^\d.*\b[A-Z]{2} \d{5}(?:-\d{4})?/
const amount = /^\$?\s?\d[\d,]*(?:\.\d+)?\b/
const rate = /^\d*\.?\d+\b/
const stateCode = /^[A-Z]{2}$/

export const policyColumns: readonly LabeledColumn[] = [
  { key: 'state', label: 'State', kind: 'text', names: 'state|st', shape: stateCode, isHeading: true },
  {
    key: 'location',
    label: 'Location',
    kind: 'text',
    names: 'loc(?:ation)?\\.?(?: (?:no\\.?|number))?|premises no\\.?',
    shape: place,
    isHeading: true,
    describedBy: 'address',
  },
  {
    key: 'building',
    label: 'Building number',
    kind: 'text',
    names: 'bldg\\.?(?: (?:no\\.?|number))?|building(?: (?:no\\.?|number))?',
    shape: place,
  },
  {
    key: 'address',
    label: 'Address',
    kind: 'text',
    names: 'premises(?: address)?|(?:location )?address',
    shape: anAddress,
  },
  {
    key: 'classCode',
    label: 'Class code',
    kind: 'text',
    names: 'class(?: (?:code|no\\.?))?|code',
    shape: code,
    describedBy: 'classification',
  },
  {
    key: 'classification',
    label: 'Classification',
    kind: 'text',
    names: 'class(?:ification)?(?: description)|classification',
  },
  { key: 'isGoverning', label: 'Governing class', kind: 'text', names: 'governing(?: class)?' },
  { key: 'territory', label: 'Territory', kind: 'text', names: 'terr(?:itory)?\\.?', shape: place },
  {
    key: 'basis',
    label: 'Premium basis',
    kind: 'text',
    names: '(?:premium |exposure |rating )?basis',
    isPolicyWide: true,
  },
  {
    key: 'businessIncomeBasis',
    label: 'Business income basis',
    kind: 'text',
    names: 'business income(?: basis)?',
  },
  { key: 'exposure', label: 'Exposure', kind: 'number', names: '(?:estimated )?exposure', shape: amount },
  {
    key: 'payroll',
    label: 'Payroll',
    kind: 'money',
    names: '(?:estimated )?(?:annual )?(?:payroll|remuneration)',
    shape: amount,
  },
  {
    key: 'rate',
    label: 'Rate',
    kind: 'text',
    names: '(?:manual |base |prem(?:ises)?(?:/op(?:s|erations))? )?rate',
    shape: rate,
  },
  {
    key: 'productsRate',
    label: 'Products rate',
    kind: 'text',
    names: '(?:pco|pr(?:od(?:ucts)?)?/co|prod(?:ucts)?)(?: comp(?:leted)? ops?)? rate',
    shape: rate,
  },
  {
    key: 'experienceModification',
    label: 'Experience modification',
    kind: 'text',
    names: 'experience mod(?:ification)?(?: factor)?|exp\\.? mod\\.?',
    shape: rate,
    isPolicyWide: true,
  },
  {
    key: 'scheduleRating',
    label: 'Schedule rating',
    kind: 'text',
    names: 'schedule (?:rating|credit ?/ ?debit)',
    isPolicyWide: true,
  },
  {
    key: 'premium',
    label: 'Premium',
    kind: 'money',
    names: '(?:estimated |annual |advance |total )*premium',
    shape: amount,
  },
  { key: 'coverage', label: 'Coverage', kind: 'text', names: 'coverage' },
  { key: 'limitType', label: 'Limit type', kind: 'text', names: 'limit (?:type|description)' },
  { key: 'limit', label: 'Limit', kind: 'money', names: 'limit(?: of (?:insurance|liability))?' },
  { key: 'deductible', label: 'Deductible', kind: 'money', names: 'ded(?:uctible)?\\.?', shape: amount },
  {
    key: 'valuation',
    label: 'Valuation',
    kind: 'text',
    names: 'valuation(?: basis)?',
    isUnlabeled: true,
  },
  { key: 'coinsurance', label: 'Coinsurance', kind: 'text', names: 'coins(?:urance)?\\.?' },
  {
    key: 'formNumber',
    label: 'Form number',
    kind: 'text',
    names: 'form(?: (?:no\\.?|number))?',
    shape: formNumber,
    isHeading: true,
    describedBy: 'edition',
  },
  {
    key: 'edition',
    label: 'Edition',
    kind: 'text',
    names: '(?:ed(?:ition|\\.)?)(?: date)?',
    shape: /^\d{2}[ /-]\d{2,4}\b/,
  },
  { key: 'formTitle', label: 'Title', kind: 'text', names: '(?:form )?title' },
  { key: 'source', label: 'Source', kind: 'text', names: 'source' },
  { key: 'exclusion', label: 'Exclusion', kind: 'text', names: 'exclusion (?:concept|name|title)' },
  {
    key: 'effectiveDate',
    label: 'Effective date',
    kind: 'date',
    names: '(?:endorsement )?(?:effective|eff\\.?) ?(?:date)?',
    shape: /^\d{1,2}\/\d{1,2}\/\d{2,4}/,
  },
  { key: 'change', label: 'Change', kind: 'text', names: 'change(?: classification| type)?' },
]

interface PolicyScheduleKind {
  readonly kind: ScheduleKind
  readonly title: string
  /** A record is of the first kind of which it has all columns of one of these. */
  readonly needs: readonly (readonly string[])[]
  /** Whether several schedules say different things of the same rows. */
  readonly isJoined: boolean
  /** How a table of them is told by its columns. */
  readonly table?: Pick<KnownSchedule, 'needs' | 'identity'>
}

export const policyScheduleKinds: readonly PolicyScheduleKind[] = [
  {
    kind: 'endorsements',
    title: 'Endorsements',
    needs: [['formNumber', 'effectiveDate']],
    isJoined: false,
  },
  {
    kind: 'forms',
    title: 'Forms',
    needs: [
      ['formNumber', 'formTitle', 'edition'],
      ['formNumber', 'formTitle', 'source'],
      ['formNumber', 'edition', 'source'],
    ],
    isJoined: true,
    table: { needs: ['formNumber'], identity: ['formNumber'] },
  },
  {
    kind: 'coverages',
    title: 'Coverages',
    needs: [
      ['coverage', 'limit'],
      ['coverage', 'premium'],
    ],
    isJoined: true,
    table: { needs: ['coverage'], identity: ['coverage'] },
  },
  {
    kind: 'premises',
    title: 'Premises',
    needs: [['location', 'address']],
    isJoined: true,
  },
  {
    kind: 'classes',
    title: 'Rating classes',
    needs: ['classification', 'premium', 'payroll', 'exposure', 'rate', 'limit'].map((key) => [
      'classCode',
      key,
    ]),
    isJoined: true,
    table: { needs: ['classCode'], identity: ['classCode'] },
  },
]

/** The same schedules where they are printed as tables, with the names of their columns. */
export const policyTables: readonly KnownSchedule[] = policyScheduleKinds.flatMap(({ table, kind, title }) =>
  table
    ? {
        kind,
        title,
        ...table,
        columns: policyColumns.map(({ key, label, kind: type, names }) => ({
          key,
          label,
          kind: type,
          header: new RegExp(`^(?:${names.replaceAll(String.raw`\.?`, '').replaceAll(' ?/ ?', ' ')})$`),
        })),
      }
    : [],
)
