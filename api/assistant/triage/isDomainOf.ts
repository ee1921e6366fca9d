import { nameKey } from '../../knowledge/index.ts'
import { wordSimilarity } from '../../reading/passages/wordSimilarity.ts'
import { industryWords } from './industryWords.ts'
import type { TriageAccount } from './triageMessage.ts'

/** Mail services that anybody writes from. */
export const publicMail =
  /^(gmail|googlemail|yahoo|hotmail|outlook|live|msn|aol|icloud|me|mac|comcast|verizon|att|sbcglobal|protonmail|proton|gmx|ymail|cox|charter|earthlink|mail|bellsouth)$/

/** Whether a mail domain is put together from an account's name: `sundancegrounds` from Sundance Grounds & Irrigation. */
export function isDomainOf(email: string, { names, emails, industry }: TriageAccount): boolean {
  const domain = email.split('@')[1]?.toLowerCase() ?? ''
  const label = (domain.split('.').at(-2) ?? '').replaceAll(/[^a-z0-9]/g, '')
  if (label.length < 4 || publicMail.test(label)) return false
  if (emails.some((known) => known.toLowerCase().endsWith(`@${domain}`))) return true
  return names.some((name) => {
    const words = nameKey(name).split(' ')
    return (
      isMadeOf(label, words, 0) ||
      isNameAndTrade(label, words, industry) ||
      isMadeOf(label.replace(/^the/, ''), words, 0) ||
      withInitials(label, words).some((long) => isMadeOf(long, words, 0)) ||
      isInitialsAndTrade(label, words)
    )
  })
}

/**
 * `brzmasonry` from Brzezinski Masonry & Tuckpointing, `ndnails` from Nguyen & Daughters Nail Supply: the starts of words
 * of a name in their order, the first word among them. It says much where the name of the sender fits too.
 */
export function isDomainLike(email: string, { names }: Pick<TriageAccount, 'names'>): boolean {
  const label = (email.split('@')[1]?.toLowerCase().split('.').at(-2) ?? '').replaceAll(/[^a-z]/g, '')
  if (label.length < 6 || publicMail.test(label)) return false
  return names.some((name) => {
    const words = nameKey(name)
      .split(' ')
      .filter((word) => word !== 'the' && word !== 'and')
    return isMadeOfStarts(label, words)
  })
}

/** Whether a label is made of the starts of two words or more, the first one among them; one start is longer than initials. */
function isMadeOfStarts(label: string, words: readonly string[]): boolean {
  // Where each start may begin, behind which word, and whether a long one was among those before it.
  let places = new Map([['0', { at: 0, isLong: false }]])
  for (const [index, word] of words.slice(0, 8).entries()) {
    const next = new Map(index === 0 ? [] : places)
    for (const form of [word, `${word}s`])
      for (const { at, isLong } of places.values())
        for (let end = 1; end <= form.length && label.startsWith(form.slice(0, end), at); end++) {
          const isEnd = at + end === label.length
          if (isEnd && at > 0 && (isLong || end >= 4)) return true
          next.set(`${at + end} ${isLong || end >= 4}`, { at: at + end, isLong: isLong || end >= 4 })
        }
    places = next
  }
  return false
}

/** How similar a word of a domain is to a word of the trade: `bread` to `bakery`. */
const alikeFrom = 0.45

/**
 * The share of a mail domain that the account's name or trade explains, from 0 to 1: `tallgrassbread` is all of it the
 * bakery's, and the first half the title agency's of the same name.
 */
export function domainCovered(email: string, { names, industry }: TriageAccount): number {
  const label = (email.split('@')[1]?.toLowerCase().split('.').at(-2) ?? '').replaceAll(/[^a-z]/g, '')
  if (label.length < 5 || publicMail.test(label)) return 0
  const trade = industry?.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return Math.max(
    ...names.map((name) => {
      const words = nameKey(name)
        .split(' ')
        .filter((word) => word !== 'the')
      const start = words.reduce((at, word) => (label.startsWith(word, at) ? at + word.length : at), 0)
      if (start < 3) return 0
      const rest = label.slice(start)
      const isOfTrade =
        rest.length > 2 &&
        [...words, ...trade].some(
          (word) => word.startsWith(rest) || (wordSimilarity(rest, word) ?? 0) >= alikeFrom,
        )
      return isOfTrade ? 1 : start / label.length
    }),
  )
}

/** `chocleaners@` anywhere from Cho Family Dry Cleaners: two words of the name or more, without a rest. */
export function isMailboxOf(email: string, { names }: Pick<TriageAccount, 'names'>): boolean {
  const label = (email.split('@')[0] ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')
  return (
    label.length >= 8 &&
    names.some((name) => {
      const words = nameKey(name).split(' ')
      return words.every((word) => label !== word && label !== `${word}s`) && isMadeOf(label, words, 0)
    })
  )
}

/** `silverbirchcare` from Silver Birch Assisted Living: the first two words, and one that people of its trade use. */
function isNameAndTrade(
  label: string,
  [first = '', second = '']: readonly string[],
  industry: string | null,
): boolean {
  const rest = label.startsWith(first + second) ? label.slice(first.length + second.length) : ''
  return (
    rest.length >= 4 &&
    second !== '' &&
    industry !== null &&
    industryWords(industry).some(
      (word) => rest === word || rest === `${word}s` || (word.length > 4 && rest.startsWith(word)),
    )
  )
}

/** `volaw` from Vasquez Oyelaran Law: the initials of the first words, and all the others whole. */
function isInitialsAndTrade(label: string, words: readonly string[]): boolean {
  const telling = words.filter((word) => !/^(and|the|of|pllc|llc|llp|pc|pa|inc|co|corp|ltd)$/.test(word))
  return telling.some((word, at) => {
    const initials = telling
      .slice(0, at)
      .map((each) => each.charAt(0))
      .join('')
    return at >= 2 && word.length >= 3 && label === initials + telling.slice(at).join('')
  })
}

/** `gbconcretepumping` as `gilabendconcretepumping`, `pelicancovehoa` as `pelicancovehomeownersassociation`. */
function withInitials(label: string, words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from + 1).flatMap((__, more) => {
      const part = words.slice(from, from + more + 2)
      const initials = part.map((word) => (word === 'homeowners' ? 'ho' : word.charAt(0))).join('')
      const isEnd = from + part.length === words.length
      // What is left has to be a telling part of the name by itself.
      if (label.length - initials.length < 6) return []
      if (from === 0 && label.startsWith(initials)) return [part.join('') + label.slice(initials.length)]
      return isEnd && label.endsWith(initials) ? [label.slice(0, -initials.length) + part.join('')] : []
    }),
  )
}

/** Whether a label is words of a name in their order, the first of them whole; later ones may be shortened. */
function isMadeOf(label: string, words: readonly string[], at: number): boolean {
  if (label === '') return at > 0
  return words.some((word, index) => {
    if (index < at) return false
    if (at === 0 && index > 0 && word.length < 5) return false
    const starts =
      at > 0 && word.length > 4
        ? Array.from({ length: word.length - 3 }, (_, cut) => word.slice(0, word.length - 1 - cut))
        : []
    const parts = [
      word,
      `${word}s`,
      ...(at > 0 ? (shortForms[word] ?? []) : []),
      ...starts.flatMap((start) => (start.length > 3 ? [`${start}s`, start] : [start])),
      ...(at > 0 ? [word.slice(0, 1)] : []),
    ]
    return parts.some((part) => {
      if (part.length === 1 && label.length > 4) return false
      // `singhbrosex` from Singh Brothers Excavating: behind two words, the start of the next one is enough.
      if (index >= 2 && label.length > 1 && label.length < 4 && word.startsWith(label)) return true
      if (!label.startsWith(part)) return false
      // A single word of several is a domain only when hardly another firm has it.
      if (label.length === part.length && at === 0) return word.length >= 6 && !genericWords.has(word)
      return isMadeOf(label.slice(part.length), words, index + 1)
    })
  })
}

/** How firms shorten words in their domains. */
export const shortForms: Readonly<Record<string, readonly string[]>> = {
  and: ['n'],
  apartments: ['apts'],
  association: ['assn', 'assoc'],
  brothers: ['bros'],
  center: ['ctr'],
  company: ['co'],
  construction: ['const', 'constr'],
  hvac: ['heating', 'cooling'],
  management: ['mgmt', 'mgt'],
  manufacturing: ['mfg'],
  services: ['svc', 'svcs', 'serv'],
  street: ['st'],
  transportation: ['trans'],
}

/** Words that many firms have in their names. */
export const genericWords = new Set(
  'the and of for a an at in on co company companies corp inc llc llp lp pc pa pllc ltd group services service solutions enterprises associates partners holdings international systems industries management consulting contractors contracting construction builders building roofing plumbing electric electrical landscaping cleaning restaurant cafe grill bar bakery market store shop salon spa studio dental medical clinic family brothers sons and'.split(
    ' ',
  ),
)
