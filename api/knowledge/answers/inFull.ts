/** What agents write for short, in small letters or in capitals, and its words in policies. */
const shorthand: Readonly<Record<string, string>> = {
  acv: 'actual cash value',
  agg: 'aggregate',
  aggs: 'aggregates',
  bldg: 'building',
  bpp: 'business personal property',
  coins: 'coinsurance',
  'comp ops': 'completed operations',
  'comp/coll': 'comprehensive and collision',
  cov: 'coverage',
  covs: 'coverages',
  csl: 'combined single limit',
  ded: 'deductible',
  deds: 'deductibles',
  'eff date': 'effective date',
  emod: 'experience modification',
  endt: 'endorsement',
  endts: 'endorsements',
  equip: 'equipment',
  est: 'estimated',
  excl: 'excluded',
  'exp date': 'expiration date',
  'exp mod': 'experience modification',
  'gen agg': 'general aggregate',
  hno: 'hired and non-owned autos',
  hnoa: 'hired and non-owned autos',
  incl: 'included',
  lein: 'lien',
  leinholder: 'lienholder',
  lim: 'limit',
  lims: 'limits',
  lp: 'loss payee',
  mep: 'minimum earned premium',
  'min earned': 'minimum earned premium',
  'misc tools': 'miscellaneous tools',
  noc: 'notice of cancellation',
  occ: 'occurrence',
  'ongoing ops': 'ongoing operations',
  ops: 'operations',
  'p&ai': 'personal and advertising injury',
  'phys dam': 'physical damage',
  pnc: 'primary and noncontributory',
  prem: 'premium',
  'prod/co': 'products completed operations',
  prods: 'products',
  prof: 'professional',
  proj: 'project',
  rcv: 'replacement cost',
  reimb: 'reimbursement',
  repo: 'repossession',
  repos: 'repossession',
  reqs: 'requirements',
  retro: 'retroactive date',
  sched: 'scheduled',
  sir: 'self-insured retention',
  subs: 'subcontractors',
  uim: 'underinsured motorists',
  um: 'uninsured motorists',
  'um/uim': 'uninsured and underinsured motorists',
  underl: 'underlying',
  veh: 'vehicle',
  vehs: 'vehicles',
  wos: 'waiver of subrogation',
  xmod: 'experience modification',
}
/** Shorthand only in capitals: in small letters these are words or names. */
const inCapitals: Readonly<Record<string, string>> = {
  AI: 'additional insured',
  AIs: 'additional insureds',
  BI: 'bodily injury',
  DPR: 'damage to premises rented to you',
  'E&O': 'errors and omissions',
  EL: 'employers liability',
  LP: 'loss payee',
  PD: 'property damage',
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
  String.raw`(?<![\p{L}\d&-])(?:${[...meanings.keys()]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}\d&-])\.?(?=[\s?!,;:/)]|$)`,
  'gu',
)

/** "How long until BI kicks in?" */
const incomeMeant =
  /\bBI\b(?=[^?.]*\b(?:kicks?|starts?|begins?|wait\w*|months?|shut|closed|restor\w*|extra expense)\b)|(?<=\b(?:wait\w*|months?|how long) (?:\w+ ){0,3})BI\b/g

/** A question with its shorthand in full: "PNC wording?" asks for primary and noncontributory wording. */
export function inFull(question: string): string {
  return question
    .replace(incomeMeant, 'business income')
    .replace(written, (short) => meanings.get(short.replace(/\.$/, '')) ?? short)
}
