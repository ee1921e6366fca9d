import type { KnownSchedule } from './knownSchedule.ts'
import { lossColumns, lossGroups, lossSections } from './lossColumns.ts'
import { mileageColumns } from './mileageColumns.ts'

/** The schedules that are recognized, with the names that headers give their columns. */
export const scheduleVocabulary: readonly KnownSchedule[] = [
  {
    kind: 'losses',
    title: 'Losses',
    needs: ['claimNumber', 'dateOfLoss'],
    identity: ['claimNumber', 'dateOfLoss'],
    columns: lossColumns,
    groups: lossGroups,
    stated: [
      { key: 'policyNumber', label: /^policy (?:no|number)$/ },
      { key: 'effectiveDate', label: /^(?:policy|coverage) (?:term|period)$/, isDate: true },
    ],
    sections: lossSections,
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
        header:
          /^make(?: (?:and )?model)?$|^(?:make|manufacturer|trade name)$|^description$|^(?:year|yr) (?:and )?make(?: (?:and )?model)?(?: (?:and )?body\w*)?$/,
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
      { key: 'territory', label: 'Territory', kind: 'text', header: /^terr(?:itory)?(?: code)?$/ },
      { key: 'gvw', label: 'Gross weight', kind: 'text', header: /^gvwr?$|^gcwr?$|^(?:gross )?weight$/ },
      { key: 'use', label: 'Use', kind: 'text', header: /^(?:business )?use(?: class)?$/ },
      { key: 'radius', label: 'Radius', kind: 'text', header: /^radius(?: of (?:operation|use))?$/ },
      { key: 'premium', label: 'Premium', kind: 'money', header: /^(?:total |annual )?prem(?:ium)?$/ },
      {
        key: 'cost',
        label: 'Cost new',
        kind: 'money',
        header: /^(?:original )?cost(?: new)?$|^(?:stated )?(?:value|am(?:oun)?t)$/,
      },
      // "No cov" is no amount.
      {
        key: 'comp',
        label: 'Comprehensive deductible',
        kind: 'text',
        header: /^(?:comp(?:rehensive)?|otc|other than coll(?:ision)?)(?: (?:ded(?:uctibles?)?|deduct))?$/,
      },
      {
        key: 'coll',
        label: 'Collision deductible',
        kind: 'text',
        header: /^coll(?:ision)?(?: (?:ded(?:uctibles?)?|deduct))?$/,
      },
      {
        key: 'lossPayee',
        label: 'Loss payee',
        kind: 'text',
        header: /^(?:lp|l p|loss payees?|lien ?holders?|lien)(?: (?:code|no|name))?$/,
      },
    ],
  },
  {
    kind: 'drivers',
    title: 'Drivers',
    needs: ['license', 'dateOfBirth'],
    identity: ['name'],
    joinBy: ['license'],
    joins: 'subjects',
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
        header:
          /^(?:(?:driver s? ?|drivers )?lic(?:ense)?)(?: (?:no|number|num|identifier))?(?: (?:and )?st(?:ate)?)?$/,
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
        header: /^(?:cdl )?y(?:ea)?rs(?: of)? exp(?:erience)?$|^cdl y(?:ea)?rs$|^y(?:ea)?rs(?: of)? cdl$/,
      },
      {
        key: 'recordDate',
        label: 'MVR date',
        kind: 'date',
        header: /^(?:mvr )?(?:run )?date$|^mvr(?: run)? date$/,
      },
      { key: 'licenseClass', label: 'Class', kind: 'text', header: /^(?:lic(?:ense)? )?class$/ },
      {
        key: 'status',
        label: 'Status',
        kind: 'text',
        header: /^(?:driver )?(?:status|excluded?|exclusion|accept(?:ed|able)?|approv(?:ed|al))(?: y n)?$/,
      },
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
      { key: 'city', label: 'City', kind: 'text', header: /^city$/ },
      { key: 'state', label: 'State', kind: 'text', header: /^st(?:ate)?$/ },
      { key: 'zip', label: 'ZIP', kind: 'text', header: /^zip(?: code)?$/ },
      {
        key: 'construction',
        label: 'Construction',
        kind: 'text',
        header: /^const(?:r|ruction\b.*)?(?: type)?$/,
      },
      { key: 'yearBuilt', label: 'Year built', kind: 'text', header: /^y(?:ea)?r(?: (?:built|blt))?$/ },
      {
        key: 'area',
        label: 'Area',
        kind: 'text',
        header: /^(?:total )?(?:sq(?:uare)? ?(?:ft|feet|footage)|area)$/,
      },
      { key: 'stories', label: 'Stories', kind: 'text', header: /^(?:no (?:of )?)?stor(?:ies|y)$/ },
      {
        key: 'sprinklers',
        label: 'Sprinklers',
        kind: 'text',
        header: /^(?:auto(?:matic)? )?spr(?:i?n?k(?:ler(?:s|ed)?)?)?(?: y n)?$/,
      },
      { key: 'occupancy', label: 'Occupancy', kind: 'text', header: /^occ(?:upancy\b.*)?$/ },
      {
        key: 'buildingLimit',
        label: 'Building limit',
        kind: 'money',
        header: /^buildings? limit.*$|^(?:building|bldg) value$|^buildings?$/,
      },
      {
        key: 'contentsLimit',
        label: 'Contents limit',
        kind: 'money',
        header: /^(?:business personal property|contents|bpp|personal property).*$/,
      },
      {
        key: 'businessIncome',
        label: 'Business income',
        kind: 'money',
        header:
          /^(?:business income|bi(?: ee)?|rental? income|rents)(?: (?:and|with) extra expense)?(?: limit| value)?$/,
      },
      {
        key: 'total',
        label: 'Total value',
        kind: 'money',
        header: /^(?:tiv|total(?: insured)? values?|total)$/,
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
  {
    kind: 'mileage',
    title: 'Mileage and fuel tax',
    needs: ['totalMiles', 'taxableMiles', 'taxDue'],
    identity: ['jurisdiction'],
    joinBy: ['return', 'vehicle', 'jurisdiction'],
    joins: 'halves',
    columns: mileageColumns,
    stated: [{ key: 'return', label: /^(?:filing|return)(?: (?:no|number|id))?$/ }],
    sections: [
      {
        key: 'vehicle',
        pattern:
          /^(?:unit|vehicle|truck|tractor)(?: (?:no\.?|#))? ?([A-Z0-9-]*\d[A-Z0-9-]*)(?: \(?cont(?:inued|\.)\)?)?$/i,
      },
      {
        key: 'return',
        pattern: /^((?:quarterly |amended )?return (?:no\. )?[A-Z0-9-]*\d[A-Z0-9-]*)(?:\s*[|–-].*)?$/i,
      },
    ],
  },
]
