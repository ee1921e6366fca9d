import type { ScheduleColumn } from '../policyFacts.ts'

/** A column of a policy's own schedules, which are printed as labels with their values rather than under a header. */
export interface LabeledColumn extends ScheduleColumn {
  /** How a label names it, without anchors; none where only tables have it. */
  readonly names?: string
  /** How only the header of a table names it; compared with `labelKey`. */
  readonly headers?: string
  /** The column that a header of this name means where its cells hold something else. */
  readonly otherwise?: string
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
const place = /^\d{1,4}[A-Z]?\b(?!,\d)/
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
    headers: 'loc no|prem(?:ises)?(?: no)?',
    names: 'loc(?:ation)?\\.?(?: (?:no\\.?|number))?|premises no\\.?',
    shape: place,
    isHeading: true,
    describedBy: 'address',
  },
  {
    key: 'building',
    label: 'Building number',
    kind: 'text',
    otherwise: 'buildingLimit',
    headers: 'bldg no|building no',
    names: 'bldg\\.?(?: (?:no\\.?|number))?|building(?: (?:no\\.?|number))?',
    shape: place,
  },
  {
    key: 'address',
    label: 'Address',
    kind: 'text',
    headers: 'street(?: address)?|described premises|(?:premises|location)(?: address)?',
    names: 'premises(?: address)?|(?:location )?address',
    shape: anAddress,
  },
  { key: 'city', label: 'City and state', kind: 'text', headers: 'city(?: st(?:ate)?)?(?: zip(?: code)?)?' },
  {
    key: 'construction',
    label: 'Construction',
    kind: 'text',
    headers: 'constr(?:uction)?(?: type| class| year.*)?',
  },
  { key: 'yearBuilt', label: 'Year built', kind: 'number', headers: 'y(?:ea)?r(?: built)?' },
  { key: 'occupancy', label: 'Occupancy', kind: 'text', headers: 'occupancy.*|occupied as' },
  {
    key: 'buildingLimit',
    label: 'Building limit',
    kind: 'money',
    headers: 'buildings? (?:limit|value).*',
    shape: amount,
  },
  {
    key: 'contentsLimit',
    label: 'Contents limit',
    kind: 'money',
    headers: '(?:business personal property|contents|bpp|personal property).*',
    shape: amount,
  },
  {
    key: 'incomeLimit',
    label: 'Business income limit',
    kind: 'money',
    headers: 'business income (?:limit|rents|and extra expense).*|rents|rental income',
    shape: amount,
  },
  {
    key: 'coverage',
    label: 'Coverage',
    kind: 'text',
    headers: 'coverages?(?: section| part| form)?|coverages? provided|insuring agreement',
    names: 'coverage',
  },
  {
    key: 'coveredAutos',
    label: 'Covered autos',
    kind: 'text',
    names: 'covered autos? symbols?',
    headers: 'covered autos?(?: symbols?)?|symbols?',
  },
  { key: 'limitType', label: 'Limit type', kind: 'text', names: 'limit (?:type|description)' },
  {
    key: 'limit',
    label: 'Limit',
    kind: 'money',
    headers: 'limits?(?: of (?:insurance|liability))?(?: the most we will pay.*)?|amount of insurance',
    names: 'limit(?: of (?:insurance|liability))?',
  },
  {
    key: 'deductible',
    label: 'Deductible',
    kind: 'money',
    headers: 'deductible(?: amount)?|(?:self insured )?retention(?: each (?:claim|occurrence|loss))?',
    names: 'ded(?:uctible)?\\.?',
    shape: amount,
  },
  {
    key: 'valuation',
    label: 'Valuation',
    kind: 'text',
    names: 'valuation(?: basis)?',
    isUnlabeled: true,
  },
  { key: 'coinsurance', label: 'Coinsurance', kind: 'text', headers: 'coins', names: 'coins(?:urance)?\\.?' },
  {
    key: 'classCode',
    label: 'Class code',
    kind: 'text',
    headers: 'code no|class code description|class(?:ification)? code|class code no',
    otherwise: 'classification',
    names: 'class(?: (?:code|no\\.?))?|code',
    shape: code,
    describedBy: 'classification',
  },
  {
    key: 'classification',
    label: 'Classification',
    kind: 'text',
    headers: 'classification of operations|description of operations|class description',
    names: 'class(?:ification)?(?: description)|classification',
  },
  { key: 'isGoverning', label: 'Governing class', kind: 'text', names: 'governing(?: class)?' },
  {
    key: 'territory',
    label: 'Territory',
    kind: 'text',
    headers: 'terr',
    names: 'terr(?:itory)?\\.?',
    shape: place,
  },
  {
    key: 'basis',
    label: 'Premium basis',
    kind: 'text',
    otherwise: 'exposure',
    names: '(?:premium |exposure |rating )?basis',
    isPolicyWide: true,
  },
  {
    key: 'businessIncomeBasis',
    label: 'Business income basis',
    kind: 'text',
    otherwise: 'incomeLimit',
    names: 'business income(?: basis)?',
  },
  {
    key: 'exposure',
    label: 'Exposure',
    kind: 'number',
    headers: 'est(?:imated)? exposure|exposure amount|amount of exposure',
    names: '(?:estimated )?exposure',
    shape: amount,
  },
  {
    key: 'payroll',
    label: 'Payroll',
    kind: 'money',
    headers: '(?:est(?:imated)? )?(?:total )?(?:annual )?(?:payroll|remuneration)',
    names: '(?:estimated )?(?:annual )?(?:payroll|remuneration)',
    shape: amount,
  },
  {
    key: 'rate',
    label: 'Rate',
    kind: 'text',
    headers: 'rate per (?:\\$?100|\\$?1000|\\$?1 000)(?: of remuneration)?|prem ops rate',
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
    headers: '(?:est(?:imated)? |annual |advance |total )*prem(?:ium)?',
    names: '(?:estimated |annual |advance |total )*premium',
    shape: amount,
  },
  {
    key: 'formNumber',
    label: 'Form number',
    kind: 'text',
    headers: 'form no|(?:form )?number|endorsement(?: no| number)?|form or endorsement',
    names: 'form(?: (?:no\\.?|number))?',
    shape: formNumber,
    isHeading: true,
    describedBy: 'edition',
  },
  {
    key: 'edition',
    label: 'Edition',
    kind: 'text',
    headers: 'ed|ed date|edition date',
    names: '(?:ed(?:ition|\\.)?)(?: date)?',
    shape: /^\d{2}[ /-]\d{2,4}\b/,
  },
  {
    key: 'formTitle',
    label: 'Title',
    kind: 'text',
    headers: '(?:form |endorsement )?(?:title|name|description)|title of form',
    names: '(?:form )?title',
  },
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
