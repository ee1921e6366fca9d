import { businessPolicyKind, type LineOfBusiness, policyNumberKey } from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'

/** The lines of business named in a message. */
export function namedLines(text: string): LineOfBusiness[] {
  return lineWords.flatMap(([line, words]) => (words.test(text) ? [line] : []))
}

/** Words that name a line only as the name of a policy: "the property at 12 Main Street" is a building. */
const ambiguous: ReadonlySet<LineOfBusiness> = new Set([
  'COMMERCIAL_AUTO',
  'DIRECTORS_AND_OFFICERS',
  'ERRORS_AND_OMISSION',
  'PACKAGE',
  'PROFESSIONAL_LIABILITY',
  'PROPERTY',
  'SHIPPING_AND_TRANSPORTATION',
])
const whose = String.raw`(?:(?:the|their|his|her|our|its|my|this|that)\s+)?(?:commercial\s+|business\s+)?`

/** The lines whose policies a message names: "cancel the umbrella", "on the auto policy", not "a truck hit the fence". */
export function namedPolicies(
  text: string,
  policies: readonly { readonly type: LineOfBusiness }[] = [],
): LineOfBusiness[] {
  const named = namedByWords(text)
  if (named.length > 0 || !describesVehicle(text)) return named
  // A truck with its VIN can only be on the auto policy, or on that of a motor carrier.
  const held = vehicleLines.find((line) => policies.some(({ type }) => type === line))
  return [held ?? 'COMMERCIAL_AUTO']
}

const vehicleLines = ['COMMERCIAL_AUTO', 'SHIPPING_AND_TRANSPORTATION'] as const

/** The first policy whose number a text has. */
export function numberedIn<Policy extends { readonly policyNumber: string | null }>(
  text: string,
  policies: readonly Policy[],
): Policy | null {
  const key = policyNumberKey(text)
  return (
    policies.find(({ policyNumber }) => policyNumber && key.includes(policyNumberKey(policyNumber))) ?? null
  )
}

/** A VIN, "the 2024 F-350", "a 2022 Ford Transit": a vehicle that a policy is to have or lose. */
function describesVehicle(text: string): boolean {
  return vin.test(text) || (changesPolicy.test(text) && modelYear.test(text) && !mobileEquipment.test(text))
}

const vin = /\bVIN\b|\b(?=[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}\b/i
const changesPolicy = /\b(?:add|remove|delete|drop|take|put|replace|swap|insure|sold|bought|traded)\w*\b/i
const modelYear =
  /\b(?:19[89]|20[0-4])\d\s+(?:[A-Z][\w-]+\s+){0,2}?(?:Ford|Chev(?:y|rolet)|GMC|Ram|Dodge|Toyota|Honda|Nissan|Jeep|Tesla|Kia|Hyundai|Subaru|Mazda|Volkswagen|BMW|Mercedes|Audi|Volvo|Freightliner|Peterbilt|Kenworth|International|Mack|Isuzu|Hino|Sprinter|Transit|Silverado|Sierra|Tacoma|Tundra|F-?\d{2,3}|E-?\d{2,3})\b/i
const mobileEquipment =
  /\b(?:excavators?|skid ?steers?|loaders?|backhoes?|bulldozers?|forklifts?|tractors?|mowers?)\b/i

function namedByWords(text: string): LineOfBusiness[] {
  return lineWords.flatMap(([line, words]) => {
    if (!words.test(text)) return []
    if (!ambiguous.has(line)) return [line]
    const named = [
      String.raw`${words.source}\s+(?:liability\s+)?(?:insurance|polic(?:y|ies)|coverage|line)\b`,
      String.raw`\b(?:cancel\w*|cxl|drop|kill|stop|terminat\w+|reinstat\w+|(?:non-?)?renew\w*)\s+${whose}${words.source}`,
      String.raw`\b(?:on|for|to|from|under|off)\s+the\s+${words.source}(?=\s*(?:[.,;?!]|$|(?:and|for|effective|eff|as)\b))`,
    ]
    return named.some((pattern) => new RegExp(pattern, 'i').test(text)) ? [line] : []
  })
}

const refersBack = /\b(?:its?|(?:that|this|the(?: same)?) (?:policy|one))\b|^\s*(?:and|the)\b/i

/** The lines a message names. "Its deductible" is about the policy that was just discussed. */
export function discussedLines({ agency, request, history }: Task): LineOfBusiness[] {
  const own = namedLines(request)
  if (own.length > 0 || !refersBack.test(request)) return own
  for (const { by, text } of history.toReversed()) {
    if (by === 'USER') {
      const named = namedLines(text)
      if (named.length > 0) return named
      continue
    }
    const ids = new Set([...text.matchAll(/\(\/app\/policies\/([^/)]+)\//g)].flatMap(([, id]) => id ?? []))
    const [id] = ids
    const type =
      id && ids.size === 1 ? agency.table(businessPolicyKind).get(decodeURIComponent(id))?.type : undefined
    if (type) return [type]
  }
  return []
}

/** Staff terms for the lines of business. */
const lineWords: readonly (readonly [LineOfBusiness, RegExp])[] = [
  ['BUSINESS_OWNERS', /\b(bop|business ?owners?)\b/i],
  ['COMMERCIAL_AUTO', /\b(auto|ba|bap|fleet|vehicles?|trucks?)\b/i],
  ['CYBER', /\bcyber\b/i],
  ['DIRECTORS_AND_OFFICERS', /\b(d&o|directors)\b/i],
  ['EMPLOYMENT_PRACTICES_LIABILITY', /\b(epli?|employment practices)\b/i],
  ['ERRORS_AND_OMISSION', /\b(e&o|errors)\b/i],
  ['EXCESS', /\bexcess\b/i],
  ['GENERAL_LIABILITY', /\b(c?gl|general liability)\b/i],
  ['PACKAGE', /\bpackage\b/i],
  ['PROFESSIONAL_LIABILITY', /\bprofessional\b/i],
  ['PROPERTY', /\bproperty\b/i],
  ['SHIPPING_AND_TRANSPORTATION', /\b(cargo|shipping|motor truck)\b/i],
  ['UMBRELLA', /\bumbrella\b/i],
  [
    'WORKERS_COMPENSATION',
    /\b(wc|work(?:ers?|ers[’']|er[’']s)? comp(?:ensation)?|(?:no|the|or|and|for|without) comp)\b(?! and collision)/i,
  ],
]

/** A policy number in a message that is none of the account's; null if there is none. */
export function unknownNumber(
  text: string,
  policies: readonly { readonly policyNumber: string | null }[],
): string | null {
  const numbers = [...text.matchAll(numbered)].flatMap(({ 1: number = '', index }) =>
    /\d{2}/.test(number) && !ofOtherInsured.test(text.slice(0, index)) ? [number] : [],
  )
  const isKnown = (number: string) =>
    policies.some(({ policyNumber }) => policyNumberKey(policyNumber ?? '').includes(policyNumberKey(number)))
  return numbers.find((number) => !isKnown(number)) ?? null
}

/** "Her insurer is Statewide Mutual, policy SM-99821": the policy of the other party to a loss. */
const ofOtherInsured =
  /\b(?:her|his|their|other \w+['’]s?) (?:\w+ )?(?:insur\w+|carrier)\b[^.;\n]*$|\b(?:she|he|they) (?:has|have|is with|are with)\b[^.;\n]*$/i

const numbered =
  /\b[Pp]olicy\s+(?:(?:[Nn]umber|[Nn]o\.?|#)\s*:?\s*)?([A-Z]{1,6}[-\s]?\d[A-Z\d-]*|\d{5,}[A-Z\d-]*)(?![\w/])/g
