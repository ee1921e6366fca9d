import { type Check, fails, holds, type JudgedPolicy, open } from './check.ts'
import { quotedWords } from './contractFinding.ts'
import { hazardousWork } from './jobExclusions.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import { excludedBy } from './policyExclusions.ts'

const noExclusion = /\b(?:no|not|nor|without)\b.{0,40}\bexclu(?:de|ded|sions?)\b/i

/** Whether a demand is that something is not excluded. */
export function refusesExclusion(quote: string): boolean {
  return noExclusion.test(quote)
}

/** "The general liability policy shall not exclude pollution" is for that policy, though pollution is a line of its own. */
export function isOfNamedPolicy(quote: string): boolean {
  return /^the (?:[\w-]+ ){1,4}policy\b/i.test(quote) && refusesExclusion(quote)
}

/** What may not be excluded, or has to be covered, and is excluded. */
export function exclusionCheck(quote: string, { statements, wording, sentences }: JudgedPolicy): Check[] {
  const isSublimit = /\b(?:sublimit|restrict)/i.test(quote)
  const refused: Check[] = []
  for (const part of coveredParts(quote)) {
    const words = tellingWords(part)
    const single = [...words][0] ?? ''
    if (words.size === 0 || (words.size === 1 && single.length < 5)) continue
    const isIn = (text: string) => {
      const { share, count } = sharedWords(part, text)
      return words.size === 1 ? share === 1 : share >= 0.75 && count >= 2
    }
    const beyond = wording.exclusions.find((each) => isWithin(each.quote, part))
    if (beyond && refused.length === 0) return [holds('The policy excludes it elsewhere only.', beyond)]
    if (beyond) continue
    const excluded =
      wording.exclusions.find(
        ({ quote: each, form }) =>
          isIn(`${/exclu|limitation/i.test(form ?? '') ? form : ''} ${excludedBy(each)}`) &&
          !isSpared(each, part),
      ) ??
      statements.find(
        (each) => each.standing === 'excluded' && !isSpared(each.quote, part) && isIn(each.label),
      ) ??
      hazardousWork(part, wording.exclusions)
    if (!excluded && refused.length > 0) continue
    // An endorsement that takes the exclusion back decides.
    const covered = sentences.find(
      ({ quote: each }) =>
        /\b(?:not excluded|exclusion .{0,60}(?:does not apply|is deleted))\b|(?<!\b(?:not|never|nor) )\bincluded\b/i.test(
          each,
        ) &&
        !/\b(?:only|unless|except|if)\b/i.test(each) &&
        !givesBackToSome(each, part) &&
        (sharedWords(part, each).share === 1 || (!excluded && isOfOwnWork(part, each, wording.exclusions))) &&
        // "This exclusion does not apply to the repair of boilers in a residential building" takes back a part alone.
        (!excluded ||
          !mayNotExclude.test(quote) ||
          tellingWords(sparedIn.exec(each)?.[1] ?? '').size <= words.size + mostBesides),
    )
    if (covered && refused.length === 0) return [holds('The policy does not exclude it.', covered)]
    if (covered) continue
    const back = wording.givenBack.find(
      ({ quote: each, form, of }) => of !== null && isIn(`${form ?? ''} ${each} ${of.quote}`),
    )
    if (back && refused.length > 0) continue
    if (back?.isWhole) return [holds('The policy deletes the exclusion.', back)]
    if (back) return [open(`The policy gives back a part of what it excludes: ${back.quote}`)]
    if (excluded) {
      // A contract that names several is told of each.
      refused.push(fails(`The policy excludes it: ${quotedWords(excluded)}.`, excluded))
      continue
    }
    const limited = sentences.find(
      ({ quote: each, form }) =>
        isSublimit &&
        /\bmost we (?:will )?pay\b|\bsublimit|\bup to (?:\$|USD)/i.test(each) &&
        isIn(`${form ?? ''} ${each}`),
    )
    if (limited) return [fails('The policy limits it, and the contract does not allow that.', limited)]
    // An exclusion that shares a telling word may be about it.
    const near = wording.exclusions.find(({ quote: each, form }) => {
      const itemWords = tellingWords(`${form ?? ''} ${each}`)
      return [...words].some(
        (word) => word.length >= 7 && (itemWords.has(word) || itemWords.has(word.replace(/^un/, ''))),
      )
    })
    if (near && mayNotExclude.test(quote))
      return [{ ...open('The policy excludes something like it. Compare the wording.'), evidence: near }]
  }
  return refused
}

const causedBy = /\b(?:arising|resulting|caused|due|stemming|from|because|out) (?:out of|from|by|to|of)?\b/i
const ownWork =
  /\b(?:professional services|(?:your|covered|insured) (?:work|operations|services|business))\b/i

/** "Pollution arising out of professional services is included" is all the pollution that "arises from the design". */
function isOfOwnWork(part: string, said: string, exclusions: readonly { readonly quote: string }[]): boolean {
  const [head = ''] = part.split(causedBy)
  const about = tellingWords(head)
  const cause = said.split(causedBy).slice(1).join(' ')
  return (
    about.size > 0 &&
    head.length < part.length &&
    sharedWords(head, said).share === 1 &&
    (cause.trim() === '' || ownWork.test(cause)) &&
    exclusions.every(({ quote }) => about.isDisjointFrom(tellingWords(quote)))
  )
}

/** What an exclusion does not apply to. */
const sparedIn = /\bexclusion\b.{0,60}?\bdoes not apply to\b(.*)/is

/** Whether a sentence takes the part that is asked for out of an exclusion. */
function isSpared(quote: string, part: string): boolean {
  return sparedIn.test(quote) && !givesBackToSome(quote, part)
}

/** "Services performed outside the United States or Canada" excludes none in Canada. */
function isWithin(quote: string, part: string): boolean {
  const territory = /\boutside (?:of )?([^.;]*)/i.exec(quote)?.[1]
  const places = part.match(/\b[A-Z]\p{Ll}{2,}/gu) ?? []
  return territory !== undefined && places.length > 0 && places.every((place) => territory.includes(place))
}

/** "Assault or battery by a patron; but this exclusion does not apply to a bystander" gives back nothing but the bystander. */
function givesBackToSome(quote: string, part: string): boolean {
  const spared = sparedIn.exec(quote)?.[1]
  return (
    spared !== undefined &&
    excludedBy(quote) !== quote &&
    sharedWords(part, excludedBy(quote)).share === 1 &&
    sharedWords(part, spared).share < 1
  )
}
const mostBesides = 4

const mayNotExclude = /\bexclu(?:de|ded|sions?)\b/i

/** The things that a clause wants covered: "may not exclude A, B or C", "shall cover A and B". */
function coveredParts(quote: string): string[] {
  const lists = [
    ...quote.matchAll(
      /\b(?:(?:may|shall|must|will|does|do) not (?:exclude|sublimit|restrict)(?: or (?:exclude|sublimit|restrict))?|neither exclude nor (?:sublimit|restrict|limit)|(?:not (?:contain|include|have) (?:any |an )?|(?:contain|include|have)s? no )exclusions?(?: or (?:sub)?limit(?:ation)?s?)? (?:for|of|with respect to|relating to)|(?:without|no|none of|any of|not (?:acceptable|allowed|permitted)|unacceptable|prohibited)\b[^.;]{0,60}?\bexclusions? (?:for|of)|no policy (?:may|shall) exclude|(?:shall|must) (?:also )?cover|carry coverage for|responds? to|respond to)\s+(?:(?:the |any )?(?:claims|loss|operation|injury) (?:for|of|by|from|because|arising (?:from|out of)) )?(.+?)(?=,? and may not exclude|[.;]|$)/gi,
    ),
  ].flatMap(([, list = '']) => list)
  const before =
    /^(?:no |any )?(.{3,80}?) (?:may|shall|must) (?:not )?be (?:excluded|rejected|sublimited)/i.exec(
      quote,
    )?.[1]
  return [...lists, ...(before === undefined ? [] : [before])].flatMap((list) =>
    list
      .split(/\b(?:where|when|if|unless|to the extent|as respects)\b/i, 1)
      .flatMap((each) => each.split(/,\s*|\b(?:and|or|nor|for at least)\b/i))
      .map((part) =>
        part.replace(/\b(?:shown|stated|described|specified|set (?:out|forth)|listed) in\b.*$/i, '').trim(),
      ),
  )
}
