import { type Entity, entityOf } from './entities.ts'
import { attributeOf } from './fieldSubject.ts'

/** What a name of ACORD's own forms says: "NamedInsured_MailingAddress_CityName_A". */
export interface CodedName {
  readonly entity: Entity | null
  readonly attribute: string | null
  /** The letter at the end is the row: A is the first. */
  readonly row: number
  /** Whether the name alone says all of it, so that no label need be read. */
  readonly isExact: boolean
}

export function codedName(name: string): CodedName | null {
  const own = partsOf(name)
  if (!own) return null
  const { parts, row } = own
  const path = parts.join('_')
  const meaning = meanings.find(([pattern]) => pattern.test(path))
  if (meaning) {
    const [, entity, attribute] = meaning
    // The second of the named insureds is another one; its contacts are the applicant's.
    return entity === 'insured' && row > 0 && !path.startsWith('NamedInsured_Contact')
      ? { entity: 'otherInsured', attribute, row: row - 1, isExact: true }
      : { entity, attribute, row, isExact: true }
  }
  const words = parts.map(spelledOut)
  const entity = words.slice(0, -1).toReversed().map(entityOf).find(Boolean) ?? null
  return {
    entity: entity === 'insured' && row > 0 ? 'otherInsured' : entity,
    attribute: path.endsWith('Indicator') ? null : attributeOf(words.at(-1) ?? ''),
    row,
    isExact: false,
  }
}

/** A box of ACORD's forms: "Policy_Payment_DirectBillIndicator_A" as "Direct Bill" of "Policy Payment". */
export function codedBox(name: string): { question: string; option: string } | null {
  const [option = '', group = '', ...others] = partsOf(name)?.parts.toReversed() ?? []
  const billed = /^(Direct|Producer)BillIndicator$/.exec(option)?.[1]
  if (billed) return { question: 'Billing plan', option: billed === 'Direct' ? 'Direct' : 'Agency' }
  if (group === '' || (!option.endsWith('Indicator') && group !== 'LineOfBusiness')) return null
  return {
    question: spelledOut([...others, group].join('_')),
    option: spelledOut(
      option.replace('Indicator', '').replace('LimitedLiabilityCorporation', 'LimitedLiabilityCompany_LLC'),
    ),
  }
}

/** What to call a field whose tooltip is a sentence: "NamedInsured_FullName_A" as "Named Insured Full Name". */
export function codedLabel(name: string): string | null {
  const parts = partsOf(name)?.parts
  if (!parts) return null
  const words = codedName(name)?.isExact
    ? parts.join(' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    : spelledOut((parts.at(-1) ?? '').replace(/(?:Identifier|Code|Count|Amount)$/, ''))
  return `${words.slice(0, 1)}${words.slice(1).replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())}`
}

/** The words of a field's own name, when it has some: "NamedInsured_City_A[0]". */
export function hintOf(name: string): string {
  const words = spelledOut(name.split('.').at(-1) ?? '')
  return words.includes(' ') || words.length > 3 ? words : ''
}

function partsOf(name: string): { parts: readonly string[]; row: number } | null {
  const own = (name.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '')
  const [, path, letter] = /^([A-Z][A-Za-z]+(?:_[A-Z][A-Za-z]+)+)_([A-Z])$/.exec(own) ?? []
  return path && letter ? { parts: path.split('_'), row: letter.charCodeAt(0) - 65 } : null
}

/** "CityName_A" as "City Name". */
function spelledOut(name: string): string {
  return name
    .replaceAll(/\[\d+\]/g, '')
    .replaceAll(/([a-z])([A-Z\d])/g, '$1 $2')
    .split(/[_\W\d]+/)
    .filter((word) => word.length > 1)
    .join(' ')
    .replace('Line One', 'line 1')
}

/** Attributes by the names of ACORD; each line is about one entity. */
const vocabulary: readonly (readonly [Entity, string, Readonly<Record<string, string>>])[] = [
  ['agency', 'Producer', { FullName: 'name', StateLicenseIdentifier: 'licenseNo' }],
  ['agency', 'Producer_ContactPerson', { FullName: 'contact', PhoneNumber: 'phone', EmailAddress: 'email' }],
  ['policy', 'Insurer', { FullName: 'carrier' }],
  ['insured', 'Insurer_Underwriter', { FullName: 'underwriter' }],
  [
    'policy',
    'Policy',
    { PolicyNumberIdentifier: 'policyNumber', EffectiveDate: 'effective', ExpirationDate: 'expiration' },
  ],
  ...(['Inspection', 'Accounting', 'Claim'] as const).map(
    (role) =>
      [
        role === 'Claim' ? 'claims' : role === 'Inspection' ? 'inspection' : 'accounting',
        `NamedInsured_${role}Contact`,
        { FullName: 'name', PhoneNumber: 'phone', EmailAddress: 'email' },
      ] as const,
  ),
  [
    'insured',
    'NamedInsured',
    {
      FullName: 'name',
      TaxIdentifier: 'fein',
      NAICSCode: 'naics',
      BusinessStartDate: 'started',
      InBusinessYearCount: 'yearsInBusiness',
      Primary_PhoneNumber: 'phone',
      Primary_EmailAddress: 'email',
      Primary_WebsiteAddress: 'website',
    },
  ],
  [
    'insured',
    'NamedInsured_Contact',
    {
      ContactDescription: 'contactType',
      FullName: 'contact',
      PrimaryPhoneNumber: 'phone',
      PrimaryEmailAddress: 'email',
    },
  ],
  ['insured', 'CommercialPolicy', { OperationsDescription: 'operations' }],
  ['insured', 'Form', { CompletionDate: 'today' }],
  ['interest', 'AdditionalInterest', { FullName: 'name', AccountNumberIdentifier: 'loanNumber' }],
  ['location', 'Location', { ProducerIdentifier: 'number' }],
  [
    'location',
    'CommercialStructure',
    {
      Location_ProducerIdentifier: 'number',
      Building_ProducerIdentifier: 'buildingNumber',
      AnnualRevenueAmount: 'revenue',
      BuiltYear: 'yearBuilt',
      InsuredInterest_OwnerIndicator: 'interest',
      InsuredInterest_TenantIndicator: 'interest',
    },
  ],
  ['location', 'BuildingOccupancy', { OccupiedArea: 'area', OperationsDescription: 'operations' }],
  [
    'location',
    'Construction',
    { BuildingArea: 'totalArea', ConstructionCode: 'construction', StoreyCount: 'stories' },
  ],
  ['location', 'BuildingFireProtection', { ProtectionClassCode: 'protectionClass' }],
  [
    'location',
    'BusinessInformation',
    { FullTimeEmployeeCount: 'fullTime', PartTimeEmployeeCount: 'partTime', EmployeeCount: 'employees' },
  ],
  [
    'owner',
    'WorkersCompensation_Individual',
    {
      FullName: 'name',
      BirthDate: 'birth',
      TitleRelationshipCode: 'title',
      OwnershipPercent: 'ownership',
      DutiesDescription: 'duties',
      IncludedExcludedCode: 'included',
      RemunerationAmount: 'payroll',
      RatingClassificationCode: 'classCode',
    },
  ],
  [
    'class',
    'WorkersCompensation_RateClass',
    {
      ClassificationCode: 'classCode',
      DutiesDescription: 'classification',
      RemunerationAmount: 'payroll',
      FullTimeEmployeeCount: 'fullTime',
      PartTimeEmployeeCount: 'partTime',
      LocationProducerIdentifier: 'number',
    },
  ],
  [
    'class',
    'GeneralLiability(?:_Hazard)?',
    {
      'Class(?:ification)?Code': 'classCode',
      'Hazard_?ProducerIdentifier': 'hazard',
      Classification: 'classification',
      PremiumBasisCode: 'basis',
      'Exposure(?:Amount)?': 'exposure',
      'Location_?ProducerIdentifier': 'number',
    },
  ],
  [
    'policy',
    'GeneralLiability',
    {
      GeneralAggregate_LimitAmount: 'generalAggregate',
      ProductsAndCompletedOperations_AggregateLimitAmount: 'productsAggregate',
      PersonalAndAdvertisingInjury_LimitAmount: 'personalInjury',
      EachOccurrence_LimitAmount: 'eachOccurrence',
      FireDamageRentedPremises_EachOccurrenceLimitAmount: 'rentedPremises',
      MedicalExpense_EachPersonLimitAmount: 'medicalExpense',
      EmployeeBenefits_LimitAmount: 'employeeBenefits',
    },
  ],
  [
    'policy',
    'WorkersCompensationEmployersLiability_EmployersLiability',
    {
      EachAccidentLimitAmount: 'elAccident',
      DiseasePolicyLimitAmount: 'elDiseasePolicy',
      DiseaseEachEmployeeLimitAmount: 'elDiseaseEmployee',
    },
  ],
  [
    'policy',
    'PriorCoverage(?:_(?:GeneralLiability|Automobile|Property|Other))?',
    {
      InsurerFullName: 'carrier',
      PolicyNumberIdentifier: 'policyNumber',
      TotalPremiumAmount: 'premium',
      EffectiveDate: 'effective',
      ExpirationDate: 'expiration',
      EffectiveYear: 'year',
      PolicyYear: 'year',
      ModificationFactor: 'experienceMod',
    },
  ],
  [
    'loss',
    'LossHistory',
    {
      OccurrenceDate: 'lossDate',
      ClaimDate: 'claimDate',
      OccurrenceDescription: 'lossDescription',
      LineOfBusiness: 'lossLine',
      PaidAmount: 'paid',
      ReservedAmount: 'reserved',
      ClaimCount: 'claims',
      ClaimStatus_OpenCode: 'claimStatus',
    },
  ],
]

const places = {
  LineOne: 'line1',
  LineTwo: 'line2',
  CityName: 'city',
  CountyName: 'county',
  StateOrProvinceCode: 'state',
  PostalCode: 'zip',
}
const addressed = [
  ['agency', 'Producer'],
  ['insured', 'NamedInsured'],
  ['interest', 'AdditionalInterest'],
  ['location', 'CommercialStructure|Location'],
] as const

/** What neither the records nor a letter can know, or what another company fills in. */
const closed =
  /^(?:\w+(?:Explanation|PremiumAmount|OtherLineOfBusinessDescription)$|\w+_Spoilage_(?:Limit|Deductible)|\w+_FireDistrictCode|Policy_Status_Effective|Producer_CustomerService|Insurer_(?!FullName|Underwriter_FullName)|Binder_|Policy_Audit_|Policy_Payment_\w+Amount|Producer_(?:AuthorizedRepresentative|NationalIdentifier|FaxNumber)|\w+_(?:CellPhone|Secondary_?Phone)Number|NamedInsured_(?:LegalEntity_Other|CreditBureau|RatingBureau|NCCI|SIC|GeneralLiabilityCode)|LossHistory_InformationYear|PriorCoverage_OtherLine_|WorkersCompensation_RateClass_(?:Rate|NAICS|SIC|Estimated|Description)|AdditionalInterest_Item)/

const meanings: readonly (readonly [RegExp, Entity, string])[] = [
  ...vocabulary.flatMap(([entity, holder, attributes]) =>
    Object.entries(attributes).map(
      ([name, attribute]) => [new RegExp(`^(?:${holder})_${name}$`), entity, attribute] as const,
    ),
  ),
  ...addressed.flatMap(([entity, holder]) =>
    Object.entries(places).map(
      ([name, attribute]) =>
        [new RegExp(`^(?:${holder})_(?:Mailing|Physical)Address_${name}$`), entity, attribute] as const,
    ),
  ),
  [closed, 'insured', 'companyUse'],
]
