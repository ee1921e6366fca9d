import { normal, spelledOut } from './coverageItem.ts'

/** Words that any clause on insurance has, and that tell nothing of its subject. */
const plain = new Set(
  `the a an of any one each per to and or nor for in on at by with from that this these those its it their such be is are was
  been as not no may shall must will would can limit limits limited insurance insured insurer insurers coverage coverages cover
  covers covered policy policies least less than more minimum amount amounts liability claim claims loss losses provide provides
  carry carries maintain maintained keep hold required require where which who under over above below all every other including
  include included includes exclude excluded exclusion exclusions provided however also have has work works cause caused
  contractor subcontractor provider customer owner tenant landlord client vendor city contract agreement section article name
  names named part parts applies apply does do we you your our pay paid arising out while when if upon before after during
  insurable sublimited sublimit million dollars thousand damage damages occurrence aggregate accident person persons payment payments plan onto general total premium peril perils event events`.split(
    /\s+/,
  ),
)

/** The words that tell what a text is about. */
export function tellingText(text: string): string {
  return normal(spelledOut(text.replaceAll(/['’]s\b/g, '')))
    .split(' ')
    .filter((word) => word.length > 2 && !plain.has(word) && !/\d/.test(word))
    .join(' ')
}

/** The same words in their short form. */
export function tellingWords(text: string): Set<string> {
  const words = tellingText(text)
  return new Set(words === '' ? [] : words.split(' ').map(stem))
}

/** "towed" and "tow", "fines" and "fine", "devices" and "device" are one word. */
function stem(word: string): string {
  const short = word.replace(/(?:'s|s)$/, '').replace(/(?:ing|ed|ies|y)$/, '')
  return (short.length >= 3 ? short : word).slice(0, 9)
}

/** The share of the words of a label that are in a text, and how many are. */
export function sharedWords(label: string, text: string): { readonly share: number; readonly count: number } {
  const [own, other] = [tellingWords(label), tellingWords(text)]
  const count = [...own].filter((word) => other.has(word)).length
  return { share: own.size === 0 ? 0 : count / own.size, count }
}

/** A deductible of one of these is not that of all perils. */
export const perils = /\b(?:flood|wind|hail|named storm|earthquake|theft|glass|water)\b/i

/** Which of several limits of one coverage a text is about: "any one item" is `item`, "all claims" is `aggregate`, "Abuse, each" is `each`. */
export function qualifierOf(text: string): string | null {
  const one =
    /\b(?:each|per|any(?: one)?|every)\s+(?:(?:one|contracted|covered|described|insured|power|scheduled|separate)\s+)?(item|unit|article|vehicle|loss|claim|occurrence|accident|person|event|incident|victim|location|premises)s?\b/i.exec(
      text,
    )?.[1]
  if (one !== undefined) return /^(?:item|unit|article|vehicle)$/i.test(one) ? 'item' : one.toLowerCase()
  if (/,? each(?: \$|$)/i.test(text)) return 'each'
  return /\baggregate\b|\ball (?:claims|losses|items)\b|\bpolicy (?:year|period|limit)\b/i.test(text)
    ? 'aggregate'
    : null
}
