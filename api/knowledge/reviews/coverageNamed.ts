import { type CoverageItem, normal, spelledOut } from './coverageItem.ts'
import { coverageItems } from './coverageItems.ts'
import { sharedWords } from './likeWords.ts'

/** The coverage that a clause names, by the words for lines of business, not for their limits. */
const coverages: readonly [RegExp, string][] = [
  [/umbrella|excess liability|\bexcess (?:polic(?:y|ies)|insurance|coverage)\b/gi, 'umbrellaOccurrence'],
  [/workers?['’]?s? compensation|employers?['’]?s?['’]? liability/gi, 'wcPerAccident'],
  [
    /\b(?:hired|rented|leased|borrowed)\b[^.;]{0,30}\b(?:autos?|cars?|trucks?|vehicles?)\b[^.;]{0,80}\bphysical damage|\b(?:autos?|cars?|trucks?|vehicles?) (?:hired|rented|leased|borrowed)\b[^.;]{0,80}\bphysical damage|\bphysical damage\b[^.;]{0,60}\b(?:hired|rented|borrowed) (?:autos?|cars?|trucks?|vehicles?)/gi,
    'hiredDamage',
  ],
  [/hired|non-? ?owned/gi, 'hiredNonOwned'],
  [
    /(?<!\b(?:hired|non-? ?owned)[ -])autos?\b|(?<!\b(?:hired|non-? ?owned)[ -])automobiles?\b|vehicles? liability|\bvehicles?\b.*combined single/gi,
    'autoLiability',
  ],
  [/professional|errors (?:and|&) omissions|malpractice|\bE&O\b/gi, 'professionalOccurrence'],
  [/media liability/gi, 'mediaLiability'],
  [/cyber|data breach|privacy|network security/gi, 'cyber'],
  [/employment practices/gi, 'employmentPractices'],
  [/pollution|environmental/gi, 'pollution'],
  [/liquor|dram ?shop/gi, 'liquor'],
  [/abuse|molestation/gi, 'abuse'],
  [/product (?:recall|withdrawal)|recall expense/gi, 'productRecall'],
  [/trailer interchange/gi, 'trailerInterchange'],
  [/crime|fidelity|dishonest/gi, 'employeeDishonesty'],
  [/cargo/gi, 'motorCargo'],
  [/garage ?keepers/gi, 'garagekeepers'],
  [/builder['’]?s['’]? risk|course of construction/gi, 'buildersRisk'],
  [/payment card|\bpci\b/gi, 'pci'],
  [/ransom|extortion/gi, 'extortion'],
  [/regulatory/gi, 'regulatory'],
  [/(?:breach|incident) (?:response|notification)/gi, 'breachResponse'],
  [/uninsured|underinsured/gi, 'uninsuredMotorist'],
  [/installation/gi, 'installation'],
  [
    /(?:leased|rented|hired).{0,30}equipment|equipment.{0,30}(?:leased|rented|hired)|\binsured? (?:each|every|all|the|any) (?:leased|rented|hired) (?:units?|machines?|items?)/gi,
    'rentedEquipment',
  ],
  [/owned.{0,30}equipment|tools|inland marine|contractor['’]?s['’]? equipment/gi, 'equipment'],
  [
    /premises rented|(?<!\b(?:autos?|cars?|trucks?|vehicles?|equipment) )rented to|fire (?:damage|legal)|damage to (?:the )?(?:rented |leased |licensed )?premises|damage to (?:the )?\w+ while (?:it|[a-z]+) (?:is )?(?:us|occup|rent)(?:es|s|ies|ing|ying)\b/gi,
    'rentedPremises',
  ],
  [/medical (?:payments|expense)/gi, 'medicalExpense'],
  [/personal (?:and|&) advertising|personal injury/gi, 'personalAdvertising'],
  [/back-? ?up|sewer/gi, 'sewerBackUp'],
  [/flood/gi, 'flood'],
  [/earthquake|earth movement/gi, 'earthquake'],
  [/plate glass|\bglass\b/gi, 'glass'],
  [
    /(?:business|lost) (?:income|interruption)|income loss\b|extra expense|(?:loss of|lost) (?:rents?|income)|rental (?:income|value)|\brents?(?= (?:insurance|coverage|or (?:business )?income))|\b(?:insurance|coverage) (?:of|for|against(?: the)? loss of) (?:the )?rents?\b/gi,
    'businessIncome',
  ],
  [/boiler|equipment breakdown|machinery|(?:mechanical|electrical) breakdown/gi, 'equipmentBreakdown'],
  [/ordinance or law/gi, 'ordinance'],
  [/improvements|betterments/gi, 'improvements'],
  [
    /\binsured? (?:(?:the|its) )?(?:[A-Z]?[a-z]+ )?(?:buildings?|structures?)\b|\binsurance (?:of|on|for|covering) (?:the |its )?buildings?\b|\bbuilding (?:coverage|insurance|limit)\b/gi,
    'building',
  ],
  [/trade fixtures|contents|personal property|belongings|inventory|furnishings|furniture/gi, 'contents'],
  [/liability/gi, 'eachOccurrence'],
  [/property insurance|special form|causes of loss|all[- ]risk/gi, 'contents'],
]

/** How a policy is written, which is named behind what it insures. */
const general = /property insurance|special form|causes of loss|all[- ]risk/i

/** The coverage that a clause names last before its amount; null when it names none. */
export function coverageNamed(whole: string): CoverageItem | null {
  if (
    /\b(?:inventory|contents|personal property|goods|furnishings|furniture|merchandise|stock)\b[^.;$]{0,60}\b(?:and|or) improvements\b/i.test(
      whole,
    )
  )
    return itemNamed('contents')
  const text = whole
    // "Flood coverage on its contents" is of flood; an umbrella over auto liability is an umbrella.
    .replace(
      /\b(insurance|coverage|cover)\b([^.;,]{0,60}?) on (?:its|the|their|such|Tenant's|Lessee's)? ?(?:contents|building|improvements|inventory)\b/gi,
      '$1$2',
    )
    // "Ordinance or law coverage, being the undamaged part of the building, … in an amount of" is of ordinance or law.
    .replace(
      /(?<=\b(?:coverage|insurance), )(?:being|consisting of)\b.*?(?=\bin (?:an?|the) (?:combined )?amount\b|$)/i,
      '',
    )
    .replace(/(?<=umbrella|excess)\b(.{0,80}?)\b(?:over|above|excess of)\b[^.;]*/i, '$1')
  // Rented equipment is insured against perils that other coverages are named for.
  if (/\binsure the equipment\b(?!.*\bbreakdown\b)/i.test(text)) return itemNamed('rentedEquipment')
  // The last coverage that is named before the amount is the one it belongs to.
  const hits = coverages.flatMap(([pattern, key]) => {
    const all = [...text.matchAll(pattern)]
    const last = all.at(-1)
    return last ? [{ key, at: key === 'eachOccurrence' ? -1 : general.test(last[0]) ? -2 : last.index }] : []
  })
  const only = hits.length === 1 && hits[0]?.key === 'eachOccurrence'
  // "Drone liability" is not general liability.
  if (only && isOtherLiability(text)) return null
  const best = hits.toSorted((a, b) => b.at - a.at)[0]
  return best ? itemNamed(best.key) : null
}

/** Whether a clause names a coverage at all: a limit that was only taken to be of it proves nothing. */
export function isNamedIn(text: string, item: CoverageItem): boolean {
  return (
    coverages.some(([pattern, key]) => key === item.key && text.search(pattern) >= 0) ||
    item.pattern.test(normal(spelledOut(text))) ||
    (item.key === 'autoLiability' && /\b(?:trucks?|vehicles?|combined single)\b/i.test(text)) ||
    (/^(?:eachOccurrence|generalAggregate|productsAggregate)$/.test(item.key) && ofLiability.test(text)) ||
    sharedWords(item.label, text).share === 1
  )
}

const ofLiability =
  /\b(?:liability|C?GL|occurrences?|aggregate|bodily injury|products?|completed operations)\b/i

/** The item with this key. */
export function itemNamed(key: string): CoverageItem {
  const item = coverageItems.find((each) => each.key === key)
  if (!item) throw new Error(`There is no coverage item ${key}.`)
  return item
}

const plainLiability =
  /^(?:general|public|commercial|premises|comprehensive|combined|legal|cgl|of|its|the|and|or|for|such|a|carry|maintain|insurance|all|required|primary|above|any|operations|personal|have|has|hold|keep|obtain|procure|provide|buy|purchase|effect|furnish|own|their|this|shall|will|must|include|with)$/i

/** Whether every liability that a text names is of a kind that the vocabulary lacks. */
export function isOtherLiability(text: string): boolean {
  const kinds = [...text.matchAll(/([A-Za-z]+)[ -]+liability/gi)].map(([, kind = '']) => kind)
  return kinds.length > 0 && kinds.every((kind) => !plainLiability.test(kind))
}
