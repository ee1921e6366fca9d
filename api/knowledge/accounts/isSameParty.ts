import { folded } from '../../platform/index.ts'
import { withinEdits } from './similar/withinEdits.ts'

/** Legal forms and connecting words, which do not identify a party. */
const ignored = new Set(
  `a aka an and assigns atima co company corp corporation dba fka formerly inc incorporated isaoa its known lc limited
  liability llc llp lp ltd npc of operating pa partnership pc plc pllc the trading as doing business et al`.split(
    /\s+/,
  ),
)

/** Words that many businesses share, and their abbreviations. */
const spelledOut: Readonly<Record<string, string>> = {
  assn: 'association',
  assoc: 'associates',
  bldg: 'building',
  bldrs: 'builders',
  bro: 'brothers',
  bros: 'brothers',
  comm: 'commercial',
  const: 'construction',
  constr: 'construction',
  cntr: 'center',
  centre: 'center',
  ctr: 'center',
  dev: 'development',
  dist: 'distributing',
  elec: 'electric',
  ent: 'enterprises',
  enterprise: 'enterprises',
  eng: 'engineering',
  grp: 'group',
  hldgs: 'holdings',
  holding: 'holdings',
  ind: 'industries',
  intl: 'international',
  maint: 'maintenance',
  mfg: 'manufacturing',
  mgmt: 'management',
  mgt: 'management',
  mt: 'mount',
  natl: 'national',
  prop: 'properties',
  props: 'properties',
  property: 'properties',
  rest: 'restaurant',
  rlty: 'realty',
  serv: 'services',
  service: 'services',
  st: 'saint',
  svc: 'services',
  svcs: 'services',
  sys: 'systems',
  tech: 'technologies',
  technology: 'technologies',
  trans: 'transport',
  transportation: 'transport',
  univ: 'university',
}

/** How much of the shorter name the longer one must share. */
const enough = 0.75

/**
 * Whether two names can mean the same insured. Ignores legal forms, abbreviations, initials, misspellings, trade names and
 * further insureds listed after the first.
 */
export function isSameParty(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 0) return true
  const shared = short.filter((word) => long.some((each) => isSameWord(word, each))).length
  if (shared / short.length >= enough) return true
  // "River Bend" and "Riverbend", "J & R" and "JR".
  const [joined, all] = [short.join(''), long.join('')]
  if (joined.length >= 4 && all.startsWith(joined)) return true
  return isInitialsOf(short, a, b) || isInitialsOf(long, a, b)
}

function wordsOf(name: string): string[] {
  const words = folded(name)
    .replaceAll(/\b(?:d\/b\/a|a\/k\/a|f\/k\/a|c\/o|t\/a)\b/g, ' ')
    .replaceAll(/['’`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => spelledOut[word] ?? word)
  const telling = words.filter((word) => !ignored.has(word))
  return telling.length > 0 ? telling : words
}

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  return shorter >= 5 && withinEdits(a, b, shorter < 9 ? 1 : 2)
}

/** "HPM Inc." for Harbor Point Marine: one name is the initials of the other. */
function isInitialsOf(words: readonly string[], a: string, b: string): boolean {
  const [initials = '', ...rest] = words
  if (rest.length > 0 || !/^[a-z]{2,5}$/.test(initials)) return false
  return [a, b].some((name) => {
    const full = wordsOf(name)
    return full.length > 1 && full.map(([letter]) => letter).join('') === initials
  })
}
