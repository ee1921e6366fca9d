import { normal, spelledOut } from '../reviews/coverageItem.ts'
import { unabbreviated } from './unabbreviated.ts'

/** What is said of it, by the words of labels and of record keys; the special before the general. */
const attributes: readonly (readonly [string, RegExp])[] = [
  ['additionalInsureds', /^(?:names? of (?:the )?)?additional insureds\b/],
  ['line1', /address line ?1|mailing address line/],
  ['lastName', /^(?:\w+ ){0,2}(?:last|family) name\b|\bsurname$/],
  ['firstName', /^(?:\w+ ){0,2}(?:first|given) name\b/],
  ['middleName', /^m i$|^mi$|\bmiddle (?:name|initial)\b/],
  [
    'weeklyWage',
    /(?:\baverage )?\bweekly (?:wages?|pay|earnings|salary)\b|\b(?:wages?|pay|earnings|salary) (?:per|a) week\b/,
  ],
  ['wagePer', /^(?:wage|pay|rate|salary)(?: is)? per$/],
  ['wage', /^(?:wages?|rate of pay|pay rate|wage rate)$/],
  ['hourlyRate', /\bhourly (?:rate|wage|pay)\b|\b(?:rate|wage|pay) per hour\b/],
  ['hoursPerWeek', /\bhours (?:worked )?(?:per|a|each) week\b|\bweekly hours\b/],
  ['daysPerWeek', /\bdays (?:worked )?(?:per|a|each) week\b/],
  ['carrier', /^(?:present|current|prior|previous|expiring) (?:insurer|carrier|(?:insurance )?company)/],
  ['started', /business start/],
  ['paymentPlan', /^(?:payment|pay) (?:plan|frequency)/],
  [
    'placeDescription',
    /(?:bldg|building|premises|location) description|description of (?:the )?(?:building|premises)/,
  ],
  [
    'operations',
    /description of (?:(?:primary|all|your) )?operations|describe (?:your |the )?(?:business|operations)|(?:nature|description) of (?:your |the )?(?:business|operations)|^operations$/,
  ],
  ['signature', /signature|sign here|^signed|initials|(?<!\bthe )\bsign$/],
  ['companyUse', /(?:company|office|underwriter|carrier|insurer) use|approved by|^tier$/],
  ['cdl', /^cdl(?: holder)?$|^commercial driver s? ?licen[sc]e$/],
  ['licenseNo', /(?:producer|agent) license|licen[sc]e n(?:o|umber)|^licen[sc]e$|^dl (?:number|no)/],
  ['pdDeductible', /deductible.*(?:property damage|\bpd\b)/],
  ['biDeductible', /deductible.*(?:bodily injury|\bbi\b)/],
  ['compDeductible', /^comp(?:rehensive)?(?: deductible)?$/],
  ['collDeductible', /^coll(?:ision)?(?: deductible)?$/],
  ['productsAggregate', /products.*(?:aggregate|\bagg\b|operations|\bops\b)/],
  ['personalInjury', /personal (?:and |& )?adv\w*(?: injury)?/],
  ['rentedPremises', /rented premises|^(?:damage to )?rented$|fire damage legal|premises rented/],
  ['medicalExpense', /medical expense|med exp|medical per person/],
  ['elDiseasePolicy', /disease.*policy|wc policy limit/],
  ['elDiseaseEmployee', /disease.*employee|wc per employee/],
  ['csl', /(?:combined single(?: limit)?|\bcsl\b)(?: (?:each|per) accident)?/],
  ['elAccident', /each accident|per accident limit|\bea acc/],
  ['underinsured', /underinsured/],
  ['uninsured', /^uninsured motorist/],
  ['medPay', /medical payments|med pay/],
  ['employeeBenefits', /employee benefits/],
  ['liquorLimit', /liquor liability/],
  ['coinsurance', /^coins(?:urance)?\b/],
  [
    'valued',
    /^(?:loss(?:es)?|claims?|(?:loss|claims?) (?:run|history|information|report)s?)(?: \w+){0,3} (?:valued|valuation|evaluated)\b|^(?:date )?(?:valued|evaluated)(?: as of| on)?(?: date)?$|^(?:valuation|evaluation) date$|^date of (?:valuation|evaluation)$/,
  ],
  ['valuation', /^valuation/],
  ['causesOfLoss', /^causes of loss/],
  ['businessIncome', /^business income.* amount$/],
  ['waitingPeriod', /^waiting period/],
  ['construction', /^construction(?: type| class)?$/],
  ['protectionClass', /^(?:fire )?protection class/],
  ['burglarAlarm', /^burglar alarm(?: type)?$/],
  ['loanNumber', /^(?:loan|lease)(?: or (?:loan|lease))? (?:number|no)/],
  ['roofUpdated', /^roof\w*(?: year)? updated$|^year roof updated/],
  ['spoilage', /^spoilage/],
  ['contents', /^(?!total\b).*(?:contents|personal property)/],
  ['buildingLimit', /^(?!total\b).*building (?:limit|coverage|amount|value)/],
  [
    'eachOccurrence',
    /each occurrence|per occurrence limit|^occurrence(?: limit)?$|^(?:umbrella|excess)(?: liability)?(?: policy)? limits?$|^limits? (?:requested|desired|wanted)$|^(?:requested|desired) limits?$/,
  ],
  ['generalAggregate', /general aggregate|gl aggregate|^aggregate limit$/],
  ['limits', /^limits?(?: of (?:liability|insurance))?$/],
  ['retention', /retention|retained limit/],
  ['modEffective', /(?:effective|date).*\bmod(?:ification)?\b|\bmod(?:ification)?\b.*(?:effective|date)/],
  ['experienceMod', /experience mod|^x?mod$|rating mod|modification|experience rating/],
  ['manualPremium', /manual premium|estimated (?:annual )?premium|^rate$/],
  ['basis', /premium basis|^basis$/],
  [
    'policyNumber',
    /(?:renewal of )?policy (?:number|no|nbr)|^(?:(?:workers )?comp(?:ensation)? |wc |auto |gl |general liability |property |umbrella |cyber )?policy$|^policy (?:to which|affected|that)\b|^pol(?: number| no)?$/,
  ],
  ['premium', /(?<!overtime )premium(?! financ)/],
  ['naic', /^naic(?: code| number)?$/],
  [
    'carrier',
    /carrier(?! underwriter)|insurer|insurance company|^co$|^(?:our|this|issuing|insuring|writing|underwriting) company(?: name)?$/,
  ],
  ['fein', /\bfein\b|federal (?:employer )?id|tax id|\bein\b/],
  ['naics', /naics/],
  ['sic', /^sic\b/],
  ['website', /web ?site|(?:web|internet) address|\burl\b/],
  ['email', /\be ?mail(?: address)?(?: or fax(?: number)?)?/],
  ['phone', /phone|\btel\b|mobile|\bcell\b|^(?:best )?number to (?:call|reach)\b|\bcall ?back number\b/],
  ['dba', /\bdba\b|doing business as|trade name|trading as|operating (?:name|as)$|name on the (?:door|sign)/],
  ['vin', /\bvin\b|^(?:vehicle )?identification(?: number)?$|serial number/],
  ['plate', /^(?:licen[sc]e |registration )?(?:plate|tag)(?: number| no)?$/],
  ['equipment', /\b(?:attached|special|added|aftermarket|installed) equipment\b/],
  ['costNew', /cost (?:when )?new|stated (?:amount|value)|original cost|value to (?:be )?insured?/],
  ['grossWeight', /gross (?:vehicle )?weight|\bgvwr?\b/],
  ['purchased', /purchase|acquired/],
  ['make', /^make$|vehicle make/],
  ['model', /^model$/],
  ['use', /^use$|vehicle use/],
  ['birth', /birth|\bdob\b|^born/],
  ['licensedSince', /year licensed|licensed since|years licensed|date licensed/],
  ['hired', /hire/],
  ['violations', /\bviol/],
  [
    'accidents',
    /^(?!.*\b(?:how|describe|description|where|location|place|time|report|date)\b).*(?:^acc$|accidents?(?: (?:or|and) (?:violations?|tickets?|convictions?))?(?: \d| number| last)?)/,
  ],
  ['ownership', /percent own|own percent|^(?!.*\byears?\b).*owner ?ship/],
  ['included', /inc exc|wc included|included (?:or )?excluded|coverage of owner/],
  ['title', /^title\b|^(?:regular )?occupation|^(?:job )?(?:title|position)\b|^(?:regular )?job$/],
  ['duties', /^duties$/],
  ['hazard', /^haz(?:ard)?(?: number| no)?$/],
  ['classCode', /class(?:ification)? code|job code|^code$|^class$/],
  ['classification', /^classification|categories|class description/],
  ['exposure', /^exposure|estimated exposure/],
  ['claimDate', /^(?:date of claim|claim date|claimed on|date (?:of )?(?:claim )?reported)$/],
  ['underwriter', /^(?:company )?underwriter(?: s)?(?: name)?$/],
  [
    'lossDate',
    /^(?:day|date) (?:it|this) happened|date of (?:loss|accident|occurrence|injury|incident)|(?:loss|accident|injury|incident|occurrence) date/,
  ],
  [
    'lossDescription',
    /description of (?:the )?(?:claim|loss|occurrence|accident)|loss description|type description|^(?:last loss |latest loss )?what happened/,
  ],
  ['paid', /(?:(?:amount|total) paid|^paid|paid amount)(?! to)/],
  ['reserved', /reserve/],
  ['claimStatus', /claim status|claim open|open closed/],
  ['totalPaid', /losses total|total (?:of )?(?:losses|claims|incurred|amount paid)/],
  ['reason', /^reason/],
  ['claims', /number (?:of )?(?:claims|losses)|^no of (?:claims|losses)|^claims$|^(?:losses|claims) last \d/],
  [
    'effective',
    /effective|takes? effect|eff date|^eff$|inforce|inception|proposed term|policy term|term from|requested date|policy (?:year |period |term )?from|start date|^changes? (?:effective )?from|^(?:wanted|needed|coverage) from|\brenewal date|date of renewal|^(?:policy|coverage|term) (?:to )?(?:began|begins?|starts?|commence[sd]?)\b|^from$/,
  ],
  [
    'expiration',
    /expir|exp date|^exp$|term to|policy (?:year |period |term )?to(?! which)|end date|^(?:to|until)$|^(?:policy|coverage|term) (?:ends?|ended)\b|^would (?:have ended|end|expire)$/,
  ],
  [
    'started',
    /date business started|year (?:business )?(?:started|established|founded|began)|started at|year of founding|established|founded|^(?:year )?opened(?: for business)?/,
  ],
  ['occupancy', /^occup(?:ied as|ancy)(?: type| class)?$/],
  ['yearsInBusiness', /years in (?:business|operation)/],
  ['yearBuilt', /(?:year|yr) built/],
  ['stories', /stories|^floors$/],
  [
    'totalArea',
    /total (?:building )?area|(?:square f\w+|sq ft) (?:of|in) (?:the )?building|^building (?:square f|sq ft)/,
  ],
  ['area', /square f|sq ft|area occupied|occupied area/],
  ['sprinklers', /sprinkler/],
  ['garagingZip', /garag\w* (?:zip|postal)/],
  ['fullTime', /full time(?: employees?)?|^number ft$|^ft$/],
  ['partTime', /part time(?: employees?)?|^number pt$|^pt$/],
  [
    'employees',
    /^(?:average )?(?:number (?:of )?|total )?employees?(?: number)?$|^employee count$|^head ?count$/,
  ],
  [
    'revenue',
    /annual (?:gross )?(?:revenue|sales|receipts)|gross (?:sales|receipts|revenue)|total (?:sales|revenue|receipts)/,
  ],
  ['payroll', /(?:gross |annual )*payroll|remuneration|wages|^(?:annual )?(?:pay|salary)$/],
  ['legalEntity', /legal entity|type of (?:business|entity)|entity(?: type)?$|organized as|form of business/],
  ['radius', /radius(?: of operations?)?/],
  ['deductible', /deductible/],
  [
    'cityStateZip',
    /^(?!.*(?:street|address)).*\bcity state\b|^city st zip|^(?:producer|agency|insured) city state/,
  ],
  [
    'address',
    /location of (?:loss|risk|accident|occurrence)|loss location|address street city|street (?:address )?city|mailing address|(?:home|residence|residential) address|address of|(?:location|risk|property|lot|yard|shop|store|plant) address|^address$|physical address|premises address|garaging address|(?:holder|lender|mortgagee|payee|landlord|bank|producer|agency|applicant|insured|employer|vendor|contractor|company|business)(?: s)? address$/,
  ],
  ['line1', /\bstreet\b|line ?(?:1|one)\b|address line/],
  ['city', /\bcity\b/],
  ['county', /\bcounty\b/],
  ['zip', /\bzip\b|postal/],
  ['customerId', /^(?:agency )?customer (?:id|number|no)$/],
  ['otherStates', /(?:part (?:3|three) )?\bother states\b(?: ins(?:urance)?)?(?: part)?/],
  [
    'states',
    /^(?:part (?:1|one) )?(?:workers compensation )?(?:insurance )?states(?: (?:of|where) (?:operations?|operating|you operate))?$/,
  ],
  ['state', /^(?:\w+ ){0,2}st(?:ate)?$|^zone$|^state or province/],
  ['year', /^year$|^yr$|model year/],
  ['buildingNumber', /^(?:bldg|building) (?:number|no)$/],
  [
    'number',
    /^(?:loc|location|number|no|n|unit)(?: number| no)?$|^prem(?:ises)? (?:number|no)$|premises (?:number|no)$/,
  ],
  ['contact', /contact(?: person| name)?$|person in charge|^attention$|^agent$/],
  [
    'name',
    /name|(?<!additional )insured(?! (?:values?|amounts?)\b)|^organi[sz]ation$|^policy ?(?:holder|owner)$|^(?:customer|client|proposer)$|(?<!(?:percent|occupied|by) .*)applicant|^employer$|agency$|^producer$|^(?:insured s )?business$|^(?:owner|principal|proprietor)$|landlord|loss payee|lienholder|mortgagee|lessor/,
  ],
]

/** Amounts of insurance, which a policy has. */
export const limitAttributes: ReadonlySet<string> = new Set(
  'pdDeductible biDeductible compDeductible collDeductible productsAggregate personalInjury rentedPremises medicalExpense elDiseasePolicy elDiseaseEmployee elAccident csl underinsured uninsured medPay employeeBenefits liquorLimit spoilage contents buildingLimit eachOccurrence generalAggregate retention'.split(
    ' ',
  ),
)

/** Where somebody is. */
export const placeAttributes: ReadonlySet<string> = new Set(
  'address fullAddress line1 line2 city state zip cityStateZip county'.split(' '),
)

/** What anybody may have: only the form tells whose it is. */
export const generalAttributes: ReadonlySet<string> = new Set([
  ...placeAttributes,
  ...'name lastName firstName middleName nameAndAddress contact phone email title'.split(' '),
])

/** Words of a label or key, comparable. */
export function wordsOf(text: string): string {
  return normal(
    spelledOut(
      unabbreviated(text)
        .replace(/^\s*(?:\d+[a-z]?|[a-z])[.)]\s+/i, '')
        .replace(/\((?:lbs?|ft|sq\.? ?ft|miles?|mi|yrs?)\.?\)/i, '')
        .replace(/\bprem\b\.?(?=\s*(?:#|no\b|number))/i, 'premises')
        .replaceAll(/\baggr\b/gi, 'aggregate')
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll('_', ' ')
        .replaceAll(/#/g, ' number ')
        .replaceAll(/%/g, ' percent '),
    ),
  )
}

export function attributeOf(label: string): string | null {
  // "CITY (location 2)": which of several it is.
  const words = wordsOf(label.replace(/\s*\([a-z]+ #?\d+\)/i, ''))
  return attributes.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

export function attributePattern(words: string): RegExp | undefined {
  return attributes.find(([, pattern]) => pattern.test(words))?.[1]
}
