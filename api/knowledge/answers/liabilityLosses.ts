import { workerWords } from './exclusionSubjects.ts'
import type { LossKind } from './lossKind.ts'
import { anAuto, crashed, hurt, ours, outsider, owner, pattern as of, vehicle } from './lossWords.ts'

const injuryToEmployee =
  /\binjury["”]? to (?:any |an? |your |the |our )*["“]?(?:employees?|workers?)\b|\bworkers['’]? compensation\b|\b(?:any|a) compensation law/i
/** An injury of others, which an exclusion of the own employees' injuries is not about. */
const ofContractors = /\bof (?:any|an?|your|the) (?:sub-?)?contractors?\b/i
const ownWork: LossKind['notes'] = [
  {
    wording:
      /"?\byour work\b"? arising out of it|\bdamage["”]? to ["“]?your work\b|\bthat particular part of (?:any|real) property\b/i,
    saying: 'Your own work itself is not insured:',
  },
]

/** What excludes autos, or injuries alone. */
const notOfDamage = of(`${anAuto.source}|^(?!.*\\bproperty\\b).*\\binjury\\b`)

/** Losses of others, for which the insured may be liable; narrower ones come first. */
export const liabilityLosses: readonly LossKind[] = [
  {
    name: 'an injury of a subcontractor’s employee',
    asked: of(
      `\\bsub(?:contractor)?s?['’]?s?['’]? (?:\\w+ )?${workerWords}\\b[^.?]*\\b${hurt}|\\b${workerWords} of (?:a|our|my|the|one of our) sub(?:contractor)?s?\\b[^.?]*\\b${hurt}`,
    ),
    insuredBy: ['LIABILITY'],
    bearing: /\binjury\b\W* to\b[^.;]*\b(?:sub-?)?contractors?\b|\bcontractors?['’] (?:employees|workers)\b/i,
    isOpen: 'UNLESS_EXCLUDED',
    misread: of(`^(?!.*contractors?\\b).*(?:${injuryToEmployee.source})`),
    notes: [
      {
        wording: injuryToEmployee,
        saying: 'This exclusion is for your own employees, not for those of a subcontractor:',
      },
      {
        wording: /\b(?:liability|obligation)\b[^.;]*\bassum(?:ed|ption)\b|\bcontractual liability\b/i,
        saying: 'Liability that you took on in the subcontract:',
      },
    ],
  },
  {
    name: 'a car driven into the insured’s property',
    asked: of(
      `\\b(?:${vehicle}|driver|drunk|forklift)\\b[^.?]*\\b(?:r[au]ns?|drove|crash\\w*|slammed|plowed|backed) (?:in)?to (?:${ours}|the (?:building|store|shop|house|front|fence))|\\bhit (?:our|my) (?:building|store|shop|house|fence|sign|wall|garage)\\b`,
    ),
    unless: of(`^(?:${ours}) (?:\\w+ )?(?:${vehicle}|driver)\\b`),
    insuredBy: ['PROPERTY'],
    bearing: null,
  },
  {
    name: 'an accident in an employee’s own car',
    asked: of(
      `\\b(?:his|her|their|employee['’]?s) own ${vehicle}\\b|\\bpersonal (?:${vehicle}|auto)\\b[^.?]*\\b(?:errand|deliver\\w*|work)`,
    ),
    insuredBy: ['AUTO_LIABILITY'],
    bearing: anAuto,
    isOfOthers: true,
    isOpen: 'BY_CAUSE',
  },
  {
    name: 'an accident with the insured’s vehicle',
    asked: of(
      `\\b(?:${ours}|the|company|with (?:our|my)) (?:[\\w-]+ )?${vehicle}\\b[^.?]*\\b${crashed}|\\b${ours} (?:\\w+ )?${workerWords}\\b[^.?]*\\b(?:rear-?ended|${crashed} (?:an?other |someone['’]s |somebody['’]s |the |a |parked )*${vehicle})|\\b${crashed}\\b[^.?]*\\bwith (?:our|my) ${vehicle}\\b`,
    ),
    insuredBy: ['AUTO_LIABILITY'],
    bearing: anAuto,
    isOfOthers: true,
  },
  {
    name: 'an injury of the insured’s employee',
    asked: of(
      `\\b(?:${ours})(?: own)? (?:\\w+ )?${workerWords}(?:['’]s)?\\b[^.?]*\\b(?:${hurt}|fall|broken|injury)|\\b(?:an?|the) (?:employee|worker|crew member)(?:['’]s)?\\b[^.?]*\\b(?:${hurt}|broken|injury)`,
    ),
    unless: of(`\\b(?:injur\\w*|hurt|burn\\w*|hit) (?:a|an|the|some|another) ?(?:\\w+ )?${outsider}\\b`),
    insuredBy: ['EMPLOYEE_INJURY'],
    bearing: injuryToEmployee,
    misread: ofContractors,
    isOfOthers: true,
  },
  {
    name: 'a dog bite',
    asked: /\bdogs?\b[^.?]*\b(?:bit|bites?|bitten|attack\w*|knocked)\b|\bdog bites?\b/i,
    insuredBy: ['LIABILITY', 'MEDICAL'],
    bearing: /\b(?:dogs?|canine|animals?)\b/i,
  },
  {
    name: 'a fight',
    asked: /\b(?:fight|fistfight|punched|stabbed|assault\w*|beat(?:en)? up|bouncer)\b/i,
    insuredBy: ['LIABILITY'],
    bearing: /\b(?:assault|battery)\b/i,
  },
  {
    name: 'an employment claim',
    asked:
      /\b(?:fired|terminated|let go|laid off|wrongful(?:ly)? (?:terminat|discharg|fir)\w*|discriminat\w*|sexual(?:ly)? harass\w*|passed over for)\b/i,
    unless: /\b(?:clients?|customers?|vendors?|visitors?|guests?|tenants?|patients?)\b/i,
    insuredBy: [],
    bearing:
      /\bemployment[- ]?related\b|\bwrongful termination\b|\bdiscriminat\w*|\bharass\w*|\brefusal to (?:hire|employ)\b|\btermination of (?:any |an )?employ/i,
    isDecisive: true,
  },
  {
    name: 'alcohol',
    asked: /\b(?:drunk|intoxicated|overserved|over-served|alcohol|liquor|beer|wine)\b/i,
    unless:
      /\b(?:spoil\w*|power|chiller|coolers?|freezer|fridge|refrigerat\w*|tanks?|stolen|theft|fire|burn\w*|flood\w*|recall\w*|cans?|bottles?|kegs?)\b/i,
    insuredBy: ['LIABILITY'],
    bearing: /\b(?:intoxicat\w*|liquor|alcohol\w*)\b/i,
  },
  {
    name: 'a claim of a patient',
    asked:
      /\bpatients?\b[^.?]*\b(?:hurt|injur\w*|burn\w*|nerve|infect\w*|botched|misdiagnos\w*|malpractice|wrong (?:tooth|side|dose|drug|medication))\b/i,
    unless: /\b(?:slip\w*|fell|tripp\w*|parking|records?|data|harass\w*)\b/i,
    insuredBy: ['LIABILITY'],
    bearing:
      /\b(?:medical|dental|surgical|nursing|health ?care|professional|chiropractic|veterinary)\b[^.;]*\b(?:services?|treatment)\b/i,
    isDecisive: true,
  },
  {
    name: 'work done over',
    asked:
      /\bredo\b|\bdo (?:it|the job|the work) over\b|\b(?:bad|shoddy|poor|faulty|defective) (?:work|job|workmanship)\b|\b(?:fix|replace|repair|tear out) our own work\b/i,
    insuredBy: ['LIABILITY'],
    bearing: /"?\byour work\b"?|\bfaulty\b|\bworkmanship\b|\bimpaired property\b/i,
    isOpen: 'BY_CAUSE',
  },
  {
    name: 'damage after the work is done',
    asked:
      /\b(?:finished|completed|did|installed|built|wrapped up)\b[^.?]*\b(?:last (?:year|month|week|summer|fall|spring|winter)|(?:years?|months?|weeks?) (?:ago|later|back))\b|\b(?:years?|months?|weeks?) after (?:we|the (?:job|work))\b/i,
    insuredBy: ['LIABILITY'],
    misread: notOfDamage,
    bearing: /\bproducts-completed operations hazard\b|\bcompleted operations\b|"?\byour work\b"?/i,
    isOpen: 'BY_CAUSE',
  },
  {
    name: 'damage to what the insured works on',
    asked: of(
      `\\b${owner}['’]s\\b[^.?]*\\b(?:that |while |as |when )?(?:we|i) (?:were|was|are|am|had been) (?:\\w+ )?\\w+ing\\b|\\b(?:while|when) (?:we were )?(?:installing|repairing|moving|replacing|servicing|working on)\\b[^.?]*\\b${owner}['’]s`,
    ),
    insuredBy: ['LIABILITY'],
    misread: notOfDamage,
    bearing: /"?\byour work\b"?|\bthat particular part\b|\bcare, custody\b/i,
    isOpen: 'BY_CAUSE',
  },
  {
    name: 'damage to the property of others',
    asked: of(
      `\\b(?:we|i|our|my|${workerWords})\\b[^.?]*\\b(?:flooded|damaged|broke|dropped|cracked|scratched|ruined|dented|hit|struck|spilled|burned|smashed|knocked|set)\\b[^.?]*\\b(?:${owner}['’]s|their|(?:a|the) (?:customer|client|neighbou?r|homeowner))|\\bdamage (?:we (?:did|caused|do) )?to (?:a |an |the |our )?${owner}['’]s`,
    ),
    unless: of(`\\b(?:${ours}|company) (?:\\w+ )?${vehicle}\\b`),
    misread: notOfDamage,
    insuredBy: ['LIABILITY'],
    bearing: null,
    notes: ownWork,
  },
  {
    name: 'damage to what others left with the insured',
    asked:
      /\b(?:customer|client|tenant|guest|patient|neighbou?r)s?['’]s? (?:\w+ )?(?:stuff|things|belongings|goods|property|furniture|equipment|car|vehicle|phone|coat|dress)\b/i,
    insuredBy: ['LIABILITY'],
    bearing: /\bcare, custody\b|\bproperty of others\b|\bgoods of customers\b|\bstored goods\b/i,
  },
  {
    name: 'an injury at the insured’s place',
    asked: of(
      `^(?!.*\\b(?:spa|pool)\\b).*\\b${hurt}[^.?]*\\b(?:at|in|on|inside) (?:our|my) (?:[\\w-]+ ){0,2}(?:shop|store|factory|plant|warehouse|office|premises|building|class|workshop|studio|showroom|parking lot|lobby)\\b`,
    ),
    unless: of(`\\b(?:${ours}) (?:\\w+ )?${workerWords}\\b`),
    insuredBy: ['LIABILITY', 'MEDICAL'],
    bearing:
      /\b(?:injury|injuries|accidents?|occurr\w*)\b[^.;]*\b(?:on|at|upon) (?:the |any )?premises (?:that )?(?:you|owned|of (?:the|any) insured)\b/i,
    misread: /\binjury to (?:an? |any )?(?:insured|you)\b/i,
  },
  {
    name: 'an injury of someone else',
    asked: of(
      `\\b${outsider}\\b[^.?]*\\b${hurt}|\\b(?:hit|struck|injured|hurt|burned|knocked down) (?:a|an|the|some|another|my|our)? ?${outsider}\\b|\\b(?:slip and fall|slip-and-fall)\\b`,
    ),
    insuredBy: ['LIABILITY', 'MEDICAL'],
    bearing: null,
    misread: /\binjury to (?:an? |any )?(?:insured|you)\b/i,
  },
]
