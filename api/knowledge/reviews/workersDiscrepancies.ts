import type { Reading } from '../../reading/index.ts'
import { zoneNames } from '../addresses/zoneNames.ts'
import { type Words, wordsOf } from './certificateCells.ts'
import { textOf } from './contractParties.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { familiesIn } from './insuredFamilies.ts'
import type { Statement } from './statement.ts'

/** What a certificate says of workers compensation beside its limits: the states, and who is excluded. */
export function workersDiscrepancies(
  certificate: Reading,
  shown: readonly Statement[],
  {
    policy,
    asRead,
  }: {
    policy: Reading
    /** The certificate before its boxes were recognized, with the questions that they print. */
    asRead: Reading
  },
): Discrepancy[] {
  return [
    ...stateDiscrepancy(certificate, shown, policy),
    ...officersDiscrepancy(certificate, shown, { policy, asRead }),
  ]
}

/** States that the certificate lists and item 3.A of the policy does not. */
function stateDiscrepancy(certificate: Reading, shown: readonly Statement[], policy: Reading): Discrepancy[] {
  const own = /\b3\s?\.?\s?A\b.{0,260}?(?=\bB\.|\b3\s?\.?\s?[BC]\b|employers['’]? liability|$)/is.exec(
    textOf(policy),
  )?.[0]
  const listed = statesIn(own?.split(/:|\bhere\b|\blaw of\b|\bthese\b/i).at(-1) ?? '')
  if (own === undefined || listed.codes.length === 0) return []
  const labeled = shown.map(({ label, text, quote, page }) => ({ text: `${label} ${text}`, quote, page }))
  for (const words of [...labeled, ...wordsOf(certificate)]) {
    const after = statesBehind.exec(words.text)?.[1] ?? ''
    const claimed = statesIn(after.split(/[.;](?=\s|$)/)[0] ?? '')
    if (!claimed.codes.some((state) => !listed.codes.includes(state))) continue
    const place = wordsOf(policy).find(({ text }) => /\b3\s?\.?\s?A\b/.test(text)) ?? null
    return [
      {
        field: 'States covered',
        onCertificate: claimed.text,
        shouldBe: `${listed.text} only`,
        source: 'policy',
        severity: 'high',
        certificate: words,
        reference: place,
      },
    ]
  }
  return describedStates(certificate, policy, listed)
}

/** "Washington excepted; Idaho, California", "all states except Ohio and Wyoming". */
const excepted =
  /\b[A-Z][a-z]+(?: [A-Z][a-z]+)?,? (?:is |are )?except(?:ed)?\b|\b(?:except|other than)\b[^.;]*/g
const atWork = /\b(?:operations?|work|employees?|labor|payroll|jobs?)\b[^.;]{0,30}\b(?:in|of)\b/i
const ofWorkers = /\bworkers?['’]?s?['’]? comp(?:ensation)?\b|\bWC\b/i
const inForce =
  /\b(?:appl(?:y|ies)|cover(?:s|ed|age)?|provid(?:es|ed)|statutory|in force|extends?|insured)\b/i
const thoseStates =
  /\b(?:all|both|these|those|each|every)\b(?: of)?(?: the| these| those)?(?: \w+)? states?\b/i

/** "Labor in Arizona and California. Workers compensation applies in both states": what sentences say of states. */
function describedStates(
  certificate: Reading,
  policy: Reading,
  listed: ReturnType<typeof statesIn>,
): Discrepancy[] {
  const other =
    /\b3\s?\.?\s?C\b(.{0,200}?)(?=\bD\.|\b3\s?\.?\s?D\b|\bitem 4\b|$)/is.exec(textOf(policy))?.[1] ?? ''
  // Item 3.C may extend the policy to any other state, but for some.
  const isAll = /\ball (?:other )?states\b|\bany (?:other )?state\b/i.test(other)
  const except = new Set((other.match(excepted) ?? []).flatMap((text) => statesIn(text).codes))
  if (isAll && except.size === 0) return []
  const known = new Set([...listed.codes, ...statesIn(other.replaceAll(excepted, ' ')).codes])
  const isCovered = (code: string) => known.has(code) || (isAll && !except.has(code))
  const sentences = policySentences(certificate)
  // What a certificate of this line alone says of states, it says of this line.
  const families = new Set(familiesIn(textOf(certificate)))
  const isOfWorkers = (quote: string) =>
    ofWorkers.test(quote) ||
    (families.size === 1 && families.has('workersCompensation') && atWork.test(quote))
  const found = sentences.flatMap(({ quote, page }, at) => {
    if (!isOfWorkers(quote) || !inForce.test(quote) || /\b(?:not|no|except|excluding)\b/i.test(quote))
      return []
    const own = statesIn(quote)
    const before = sentences.slice(0, at).findLast((each) => statesIn(each.quote).codes.length > 1)
    const claimed = own.codes.length === 0 && thoseStates.test(quote) && before ? statesIn(before.quote) : own
    const extra = claimed.codes.filter((code) => !isCovered(code))
    if (extra.length === 0) return []
    const place = wordsOf(policy).find(({ text }) => /\b3\s?\.?\s?A\b/.test(text)) ?? null
    const states = extra.flatMap((code) => names.flatMap(([each, name]) => (each === code ? [name] : [])))
    return [
      {
        field: `Workers compensation in ${states.join(' and ')}`,
        onCertificate: quote,
        shouldBe: `${listed.text} only`,
        source: 'policy' as const,
        severity: 'high' as const,
        certificate: { quote, page },
        reference: place,
      },
    ]
  })
  // A row is told by the last of its sentences.
  return [...new Map(found.map((each) => [each.field, each])).values()]
}

/** "States covered: TN, MS", "statutory in Iowa and Illinois", "Part One provides statutory benefits in Missouri". */
const statesBehind =
  /\b(?:states?\b|part (?:one|1)\b|3\.? ?A\b|comp(?:ensation)? laws? of\b|statutory(?: (?:benefits|limits|coverage))? (?:in|for|of)\b)(.{0,120})$/is

const names = Object.entries(zoneNames)

/**
 * The states of a list, by their codes and as it prints them. In capitals "IN" and "OR" are codes only where the list goes
 * on or ends.
 */
function statesIn(text: string): { readonly codes: readonly string[]; readonly text: string } {
  const found = names.flatMap(([code, name]) => {
    const match =
      new RegExp(`\\b${name}\\b`, 'i').exec(text) ??
      new RegExp(String.raw`\b${code}\b(?=\s*(?:[,;.&)]|and\b|$))`).exec(text)
    return match ? [{ code, from: match.index, to: match.index + match[0].length }] : []
  })
  const [from, to] = [Math.min(...found.map((each) => each.from)), Math.max(...found.map((each) => each.to))]
  return {
    codes: found.map(({ code }) => code),
    text: found.length === 0 ? '' : text.slice(from, to).replaceAll(/\s+/g, ' '),
  }
}

const anyPeople = String.raw`(?:officers?|members?|partners?|proprietors?)`
const people = new RegExp(String.raw`\b${anyPeople}\b`, 'i')
/** "The proprietor, partners or officers are: [X] included [ ] excluded". */
const tickedIncluded = /[[(] ?x ?[\])] ?included\b/i
/** "President INCLUDED; vice president included". */
const allIncluded = /^(?!.*\bexclu)(?!.*\[).*\bincluded\b/i
const covered = new RegExp(
  String.raw`\b${anyPeople}\b[^.]{0,40}\b(?:are|is) (?:covered|included|insured|not excluded)\b`,
  'i',
)
const asked = new RegExp(String.raw`\b${anyPeople}\b.{0,40}\bexcluded\b`, 'i')
const about = new RegExp(
  String.raw`\b${anyPeople}\b.{0,60}\b(?:exclu\w+|not (?:to be )?covered)\b|\bexclu\w+\b.{0,60}\b${anyPeople}\b`,
  'i',
)
const person = /\b[A-Z](?:[a-z]+|\.) (?:[A-Z](?:[a-z]+|\.) )?[A-Z][a-z]+/

/** "Any proprietor, partner, executive officer or member excluded? N": the answer to the question that the form prints. */
function answeredNo(asRead: Reading): Words | null {
  for (const words of wordsOf(asRead)) {
    const answer = new RegExp(
      String.raw`\b${anyPeople}\b[^?]{0,60}\bexcluded\s*\?\s*(?:\((?:Mandatory in NH|Y ?/ ?N)\)\s*)*(no?)(?![\w/])`,
      'i',
    ).exec(words.text)?.[1]
    if (answer !== undefined) return { ...words, text: answer }
  }
  return null
}

/** Officers shown as covered on the certificate when the policy excludes one of them by name. */
function officersDiscrepancy(
  certificate: Reading,
  shown: readonly Statement[],
  { policy, asRead }: { policy: Reading; asRead: Reading },
): Discrepancy[] {
  const answer = shown.find(
    ({ label, text }) =>
      (asked.test(label) && /^no?\b/i.test(text)) ||
      (people.test(label) && (tickedIncluded.test(text) || allIncluded.test(text))),
  )
  const said = policySentences(certificate).find(({ quote }) => covered.test(quote))
  const question = answer ? null : answeredNo(asRead)
  const claim: Words | null = answer ?? question ?? (said ? { ...said, text: said.quote } : null)
  if (!claim) return []
  // A sentence may have been cut at somebody's initial.
  const named = policySentences(policy)
    .map((each, at, all) => ({
      ...each,
      quote: [each, all[at + 1]].flatMap((one) => (one?.form === each.form ? one.quote : [])).join(' '),
    }))
    .find(
      ({ quote, form }) =>
        person.test(quote) &&
        !/\bexcluded\W+none\b/i.test(quote) &&
        about.test(`${form ?? ''} ${quote}`) &&
        /\bexcluded\b|\bnot to be covered\b|^schedule\b|,\s*[A-Z][a-z]+\W*$/i.test(quote),
    )
  if (!named) return []
  const words = { text: named.quote, quote: named.quote, page: named.page }
  const isTicked = answer !== undefined && tickedIncluded.test(answer.text)
  return [
    differs(
      isTicked ? 'Officers' : (answer?.label ?? (question ? 'Member or officer excluded' : 'Officers')),
      claim,
      words,
      {
        severity: 'high',
        ...(isTicked && { onCertificate: 'included' }),
      },
    ),
  ]
}
