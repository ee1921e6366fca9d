/** What agents write for short, in small letters or in capitals, and its words in policies. */
const shorthand: Readonly<Record<string, string>> = {
  acv: 'actual cash value',
  agg: 'aggregate',
  aggs: 'aggregates',
  bldg: 'building',
  bpp: 'business personal property',
  'comp ops': 'completed operations',
  csl: 'combined single limit',
  ded: 'deductible',
  deds: 'deductibles',
  emod: 'experience modification',
  endt: 'endorsement',
  endts: 'endorsements',
  equip: 'equipment',
  est: 'estimated',
  excl: 'excluded',
  hno: 'hired and non-owned autos',
  hnoa: 'hired and non-owned autos',
  incl: 'included',
  mep: 'minimum earned premium',
  'misc tools': 'miscellaneous tools',
  noc: 'notice of cancellation',
  occ: 'occurrence',
  'p&ai': 'personal and advertising injury',
  pnc: 'primary and noncontributory',
  prem: 'premium',
  'prod/co': 'products completed operations',
  prods: 'products',
  proj: 'project',
  retro: 'retroactive date',
  sched: 'scheduled',
  sir: 'self-insured retention',
  uim: 'underinsured motorists',
  um: 'uninsured motorists',
  'um/uim': 'uninsured and underinsured motorists',
  wos: 'waiver of subrogation',
  xmod: 'experience modification',
}
/** Shorthand only in capitals: in small letters these are words or names. */
const inCapitals: Readonly<Record<string, string>> = {
  AI: 'additional insured',
  AIs: 'additional insureds',
  DPR: 'damage to premises rented to you',
  'E&O': 'errors and omissions',
  EL: 'employers liability',
  RC: 'replacement cost',
}
const meanings = new Map([
  ...Object.entries(shorthand).flatMap(([short, full]) => [
    [short, full] as const,
    [short.toUpperCase(), full] as const,
  ]),
  ...Object.entries(inCapitals),
])
const written = new RegExp(
  String.raw`(?<![\p{L}\d&/-])(?:${[...meanings.keys()]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}\d&-])\.?(?=[\s?!,;:/)]|$)`,
  'gu',
)

/** A question with its shorthand in full: "PNC wording?" asks for primary and noncontributory wording. */
export function inFull(question: string): string {
  return question.replace(written, (short) => meanings.get(short.replace(/\.$/, '')) ?? short)
}
