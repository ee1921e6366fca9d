import { zoneNames } from '../addresses/zoneNames.ts'
import { type Check, fails, holds, type JudgedPolicy } from './check.ts'

const asked =
  /\bworkers?['’]?s?['’]? comp(?:ensation)?\b(?=[^.;]*\b(?:statut\w+|laws?|requires?|required|provides)\b)/i
const given = /\bbenefits?\b[^.]{0,60}\bworkers?['’]?s?['’]? compensation law/i
/** "Item 3.A. Part One applies to the workers compensation law of these states: Oregon". */
const ofStates = /\b3\.? ?A\b|\bPart One\b[^.]{0,60}\b(?:states?|law of)\b/i

/** Workers compensation as a statute sets it: the policy has to insure it, in every state that the contract names. */
export function statutoryCheck(quote: string, { sentences, families }: JudgedPolicy): Check[] {
  const proof = families.has('workersCompensation') && asked.test(quote)
  const promise = proof ? sentences.find((each) => given.test(each.quote)) : undefined
  if (!promise) return []
  const wanted = statesIn(quote)
  if (wanted.length === 0) return [holds('The policy pays the benefits that the law requires.', promise)]
  const listed = sentences.filter((each) => ofStates.test(each.quote) && statesListed(each.quote).length > 0)
  const [first] = listed
  if (!first) return []
  const missing = wanted.filter((state) => !listed.some((each) => statesListed(each.quote).includes(state)))
  return missing.length === 0
    ? [holds(`The policy insures the workers compensation law of ${wanted.join(' and ')}.`, first)]
    : [fails(`Item 3.A of the policy does not list ${missing.join(' and ')}.`, first)]
}

/** The states that a text names. */
function statesIn(text: string): string[] {
  return Object.values(zoneNames).filter((name) => new RegExp(`\\b${name}\\b`).test(text))
}

/** Those of a list, by name or by code: "Vermont", "VT, NH". */
function statesListed(text: string): string[] {
  const isCapitals = text === text.toUpperCase() && /[A-Z]{5}/.test(text)
  return Object.entries(zoneNames).flatMap(([code, name]) =>
    new RegExp(isCapitals ? `\\b${name}\\b` : `\\b(?:${name}|${code})\\b`, isCapitals ? 'i' : '').test(text)
      ? [name]
      : [],
  )
}
