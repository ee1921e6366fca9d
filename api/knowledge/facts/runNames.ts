/** Lines of business that a run may begin with, in the trade's words. */
const lines = [
  { line: 'general', words: /^(?:c?gl|(?:commercial )?general liab(?:ility|\.)?|liability)$/i },
  {
    line: 'auto',
    words: /^(?:(?:commercial |business )?auto(?:mobile)?(?: liab(?:ility|\.)?)?|bal|ca[l]?)$/i,
  },
  { line: 'employers', words: /^(?:e\.?l\.?|employer['’]?s['’]? liab(?:ility|\.)?|wc ?\/ ?el)$/i },
  {
    line: 'umbrella',
    words: /^(?:umb(?:rella|\.)?(?: liab(?:ility|\.)?)?|excess(?: liab(?:ility|\.)?)?|xs)$/i,
  },
  { line: 'professional', words: /^(?:professional(?: liab(?:ility|\.)?)?|e ?& ?o|pl)$/i },
] as const

export type RunLine = (typeof lines)[number]['line']

/** The order of limits that are written without names. */
export const usualOrder: Readonly<Record<Exclude<RunLine, 'employers'>, readonly string[]>> = {
  general: ['Each occurrence', 'General aggregate', 'Products-completed operations aggregate'],
  auto: ['Bodily injury each person', 'Bodily injury each accident', 'Property damage each accident'],
  umbrella: ['Umbrella each occurrence', 'Umbrella aggregate'],
  professional: ['Professional liability each claim', 'Professional liability aggregate'],
}

/** What names of limits are short for. */
const shortNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:ea|each|per)\.? )?(?:occ|occurrence)\.?$/i, 'Each occurrence'],
  [/^(?:gen(?:['’]l|eral)?\.? ?agg(?:r|regate)?\.?|ga|gl agg(?:regate)?)$/i, 'General aggregate'],
  [
    /^(?:prod(?:uct)?s?\.?(?: ?(?:\/|&|and|-)? ?(?:comp(?:leted|\.)? ?op(?:eration)?s?\.?|c\.?o\.?))?|pco|p\/co|comp(?:leted|\.)? ?op(?:eration)?s?\.?)(?: ?agg(?:r|regate)?\.?)?$/i,
    'Products-completed operations aggregate',
  ],
  [
    /^(?:p ?(?:&|and|\/)? ?a ?i?|pi ?(?:&|\/) ?ai|pers(?:onal|\.)? ?(?:(?:injury|inj\.?) )?(?:&|and|\/) ?adv(?:ertising|\.)?(?: inj(?:ury|\.)?)?)$/i,
    'Personal and advertising injury',
  ],
  [
    /^(?:dpr|dtpr|dprty|drp|fdl|dmg\.? (?:to )?(?:rented )?prem(?:ises|\.)?(?: rented)?|damage to (?:rented premises|premises rented(?: to you)?)|rented prem(?:ises|\.)?|fire (?:dmg\.?|damage|legal)(?: liab(?:ility|\.)?)?)$/i,
    'Damage to rented premises',
  ],
  [/^(?:med(?:ical|\.)? ?(?:pay(?:ment)?s?|exp(?:ense)?s?\.?)?|mp|me)$/i, 'Medical expense'],
  [/^csl$/i, 'Combined single limit'],
  [/^(?:ea|each|per)\.? (?:acc|accident)\.?$/i, 'Each accident'],
  [/^(?:(?:annual|policy|total) )?agg(?:r|regate)?\.?$/i, 'Aggregate'],
  [/^(?:ea|each|per)\.? (?:[a-z]+ )?(?:claim|incident|wrongful act)$/i, 'Each claim'],
  [/^(?:ded|deductible)\.?$/i, 'Deductible'],
  [/^sir$/i, 'Self-insured retention'],
]

/** The name of a limit without the trade's abbreviations; its parenthetical stays. */
export function spelledName(name: string): string {
  const [, bare = name, aside = ''] = /^(.*?)(\s*\([^)]*\))?$/.exec(name) ?? []
  const plain = bare.replace(/ limits?$/i, '')
  const full = shortNames.find(([short]) => short.test(plain))?.[1]
  return full ? `${full}${aside}` : name
}

/** Whether a name is one that the trade has for a limit. */
export function isKnownName(name: string): boolean {
  const bare = name.replace(/\s*\([^)]*\)$/, '').replace(/ limits?$/i, '')
  return shortNames.some(([short, full]) => short.test(bare) || labelStart(full).test(bare))
}

/** Whether a name is of what the insured keeps of a loss. */
export function isKept(name: string): boolean {
  return /^(?:ded|deductible|sir|self-insured)\b/i.test(name)
}

function labelStart(full: string): RegExp {
  return new RegExp(
    String.raw`^(?:the )?${full
      .split(/[\s-]/)
      .slice(0, 2)
      .join(String.raw`[\s/-]`)}\b`,
    'i',
  )
}

/** The line of business that words name; null for any other words. */
export function lineNamed(words: string): RunLine | null {
  return lines.find((each) => each.words.test(words.trim()))?.line ?? null
}
