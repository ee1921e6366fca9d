import type { ScheduleColumn, ScheduleKind } from '../policyFacts.ts'

export interface KnownColumn extends ScheduleColumn {
  /** How headers name it; compared with `labelKey`. */
  readonly header: RegExp
  /** How a line below the row states it, with the value as the first group. */
  readonly note?: RegExp
}

interface KnownSchedule {
  readonly kind: ScheduleKind
  readonly title: string
  /** Without one of these columns the table is something else. */
  readonly needs: readonly string[]
  /** A row with none of these is no record. */
  readonly identity: readonly string[]
  /** Rows that agree in this column are one record, as a roster and the reports behind it. */
  readonly joinBy?: string
  readonly columns: readonly KnownColumn[]
}

const name = String.raw`([A-Z][\w'’-]+(?:\s+[A-Z][\w.'’-]*){1,3})`
const money = String.raw`(?:carried as |is |of )?\$?([\d,]+(?:\.\d{2})?)`

/** The schedules that are recognized, with the names that headers give their columns. */
export const scheduleVocabulary: readonly KnownSchedule[] = [
  {
    kind: 'losses',
    title: 'Losses',
    needs: ['claimNumber', 'dateOfLoss'],
    identity: ['claimNumber', 'dateOfLoss'],
    columns: [
      { key: 'policyNumber', label: 'Policy number', kind: 'text', header: /^policy (?:no|number|num)?$/ },
      {
        key: 'effectiveDate',
        label: 'Effective date',
        kind: 'date',
        header: /^(?:policy )?eff(?:ective)?(?: date)?$/,
      },
      { key: 'isReported', label: 'Reported', kind: 'text', header: /^(?:claim )?(?:rptd|reported\?)$/ },
      {
        key: 'claimNumber',
        label: 'Claim number',
        kind: 'text',
        header: /^(?:claim|file|occurrence|incident)(?: (?:no|number|num|id))?$/,
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
          /^(?:date of (?:loss|injury|accident)|loss date|accident date|injury date|doi|dol|occurrence date)$/,
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
        header: /^(?:adjuster|handler|examiner|claim rep(?:resentative)?)(?: (?:name|driver))?$/,
        note: new RegExp(String.raw`\b(?:adjuster|ledger entry:|handler)\s*:?\s*${name}`),
      },
      {
        key: 'reserve',
        label: 'Reserve',
        kind: 'money',
        header: /^(?:total |outstanding |claim |o s )?reserves?$|^outstanding$/,
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
          /^(?:(?:accident|claim|loss|injury) )?description(?: of (?:loss|accident|injury))?$|^cause(?: of loss)?$/,
        note: /(?:claim |loss |accident )?description:?\s+(.+?)(?=\s*(?:\||\bUnit [A-Z0-9-]+ \/|\b(?:Scheduled )?[Dd]river\b|\bOperator\b|\bContinuation\b|$))/i,
      },
      {
        key: 'driver',
        label: 'Driver',
        kind: 'text',
        header: /^(?:driver|operator)(?: name)?$/,
        note: new RegExp(String.raw`\b(?:[Dd]river(?: noted separately)?:|[Oo]perator)\s*${name}`),
      },
    ],
  },
  {
    kind: 'vehicles',
    title: 'Vehicles',
    needs: ['year', 'make', 'vin'],
    identity: ['vin', 'number', 'make'],
    columns: [
      {
        key: 'number',
        label: 'Vehicle number',
        kind: 'text',
        header:
          /^(?:veh(?:icle)?|auto|unit|item|cov(?:ered)? auto|schedule|sched)(?: (?:no|number|num))?$|^no$/,
      },
      {
        key: 'unit',
        label: 'Company unit',
        kind: 'text',
        header: /^(?:company|owner|fleet)(?: (?:unit|vehicle))?(?: (?:no|number))?$/,
      },
      {
        key: 'plate',
        label: 'Plate',
        kind: 'text',
        header: /^(?:license )?plate(?: (?:no|number))?$|^(?:tag|license)(?: no)?$/,
      },
      { key: 'year', label: 'Year', kind: 'number', header: /^(?:model )?y(?:ea)?r$/ },
      {
        key: 'make',
        label: 'Make',
        kind: 'text',
        header: /^make(?: and model)?$|^(?:make|manufacturer|trade name)$|^description$/,
      },
      { key: 'model', label: 'Model', kind: 'text', header: /^model$/ },
      {
        key: 'bodyType',
        label: 'Body type',
        kind: 'text',
        header: /^(?:body|vehicle|equipment)(?: (?:type|style))?$|^type$/,
      },
      {
        key: 'vin',
        label: 'VIN',
        kind: 'text',
        header:
          /^vin(?: (?:no|number))?$|^(?:vehicle )?identification(?: (?:no|number))?.*$|^serial (?:no|number)$/,
      },
      { key: 'garaging', label: 'Garaging', kind: 'text', header: /^garag(?:e|ing).*$|^territory$/ },
      {
        key: 'cost',
        label: 'Cost new',
        kind: 'money',
        header: /^(?:original )?cost(?: new)?$|^(?:stated )?(?:value|amount)$/,
      },
    ],
  },
  {
    kind: 'drivers',
    title: 'Drivers',
    needs: ['license', 'dateOfBirth'],
    identity: ['name'],
    joinBy: 'license',
    columns: [
      {
        key: 'name',
        label: 'Name',
        kind: 'text',
        header: /^(?:driver(?: s)?|full|operator|employee)? ?name$|^driver$/,
      },
      {
        key: 'state',
        label: 'License state',
        kind: 'text',
        header: /^(?:lic(?:ense)? )?state(?: licensed)?$|^st$|^jurisdiction$/,
      },
      {
        key: 'license',
        label: 'License number',
        kind: 'text',
        header: /^(?:(?:driver s? ?|drivers )?lic(?:ense)?)(?: (?:no|number|num|identifier))?$/,
      },
      {
        key: 'dateOfBirth',
        label: 'Date of birth',
        kind: 'date',
        header: /^(?:date of birth|birth ?date|dob)$/,
      },
      {
        key: 'dateHired',
        label: 'Date hired',
        kind: 'date',
        header: /^(?:date (?:of )?hired?|hire date|doh)$/,
      },
      {
        key: 'yearsExperience',
        label: 'Years of experience',
        kind: 'number',
        header: /^y(?:ea)?rs(?: of)? exp(?:erience)?$/,
      },
      {
        key: 'recordDate',
        label: 'MVR date',
        kind: 'date',
        header: /^(?:mvr )?(?:run )?date$|^mvr(?: run)? date$/,
      },
      { key: 'licenseClass', label: 'Class', kind: 'text', header: /^(?:lic(?:ense)? )?class$/ },
      { key: 'accidents', label: 'Accidents', kind: 'text', header: /^accidents?.*$/ },
      { key: 'violations', label: 'Violations', kind: 'text', header: /^(?:mvr |moving )?violations?.*$/ },
    ],
  },
  {
    kind: 'locations',
    title: 'Locations',
    needs: ['address'],
    identity: ['address'],
    columns: [
      {
        key: 'number',
        label: 'Location',
        kind: 'text',
        header: /^(?:loc(?:ation)?|prem(?:ises)?)(?: (?:no|number|num))?$/,
      },
      {
        key: 'building',
        label: 'Building number',
        kind: 'text',
        header: /^(?:bldg|building)(?: (?:no|number|num))?$/,
      },
      {
        key: 'address',
        label: 'Address',
        kind: 'text',
        header: /^(?:(?:location|premises|street) )?address$|^description of premises$/,
      },
      { key: 'construction', label: 'Construction', kind: 'text', header: /^construction.*$/ },
      { key: 'yearBuilt', label: 'Year built', kind: 'number', header: /^year(?: built)?$/ },
      { key: 'occupancy', label: 'Occupancy', kind: 'text', header: /^occupancy.*$/ },
      {
        key: 'buildingLimit',
        label: 'Building limit',
        kind: 'money',
        header: /^buildings? limit.*$|^building value$/,
      },
      {
        key: 'contentsLimit',
        label: 'Contents limit',
        kind: 'money',
        header: /^(?:business personal property|contents|bpp|personal property).*$/,
      },
    ],
  },
  {
    kind: 'equipment',
    title: 'Equipment',
    needs: ['serialNumber', 'description'],
    identity: ['description', 'serialNumber', 'make'],
    columns: [
      { key: 'number', label: 'Item', kind: 'text', header: /^item(?: (?:no|number))?$|^no$/ },
      { key: 'year', label: 'Year', kind: 'number', header: /^(?:model )?year$/ },
      { key: 'make', label: 'Make', kind: 'text', header: /^(?:make|manufacturer)(?: and model)?$/ },
      { key: 'model', label: 'Model', kind: 'text', header: /^model$/ },
      {
        key: 'description',
        label: 'Description',
        kind: 'text',
        header: /^description(?: of (?:equipment|property|item))?$|^equipment$/,
      },
      {
        key: 'serialNumber',
        label: 'Serial number',
        kind: 'text',
        header: /^serial(?: (?:no|number|num))?$|^(?:id|identification) number$/,
      },
      {
        key: 'value',
        label: 'Value',
        kind: 'money',
        header: /^(?:value|limit(?: of insurance)?|amount(?: of insurance)?|insured value)$/,
      },
    ],
  },
]
