import { type Candidate, cited } from './answerCandidates.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { isYesOrNo } from './question.ts'

const fullName = /(?<=\p{L} |^)(\p{Lu}[\p{Ll}'’-]+) (?:\p{Lu}\.? )?(\p{Lu}[\p{Ll}'’-]+)\b/gu
const opening = /^(?:(?:and|so|is|are|was|does|do|did|can|could|will|would|has|have|if|the|our|my)\b ?)+/i
const excludes =
  /\b(?:(?:does|do|shall|will) not (?:apply|cover|pay)|no (?:\w+ ){0,3}coverage|not covered|(?:is|are) excluded|rejected coverage)\b/i
const ofPeople =
  /\b(?:operated|driven|drivers?|operators?|persons?|members?|partners?|officers?|injury to)\b/i

/** What excludes those whom a schedule below it names: "does not cover bodily injury to any person described in the Schedule" */
const bySchedule =
  /\b(?:persons?|individuals?|officers?|partners?|members?|drivers?)\b[^.]{0,60}\b(?:schedule|(?:named|listed|shown|described) (?:below|here))\b/i
const givenName = /(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}\b(?!['’]s? \p{Lu})/gu
/** How far a schedule goes below the sentence. */
const mostScheduled = 8

/** Who is named in the schedule of an exclusion of persons, by the name that the question has. */
function scheduledPerson(question: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const asked = [...question.replace(opening, 'x ').matchAll(givenName)].map(([name]) => name.toLowerCase())
  for (const [at, sentence] of candidates.entries()) {
    if (!excludesPeople(sentence) || !bySchedule.test(sentence.text)) continue
    const row = candidates
      .slice(at + 1, at + 1 + mostScheduled)
      .find(
        ({ page, text }) =>
          page === sentence.page &&
          text.length < longestName * 2 &&
          asked.some((name) => new RegExp(String.raw`\b${name}\b`, 'i').test(text)),
      )
    if (row) return [sentence, row]
  }
  return []
}

/** "Is Darrel Suggs ok to drive the van?", when the policy excludes who is named; null for any other question. */
export function excludedPerson(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (!isYesOrNo(question)) return null
  const names = [...question.replace(opening, '').matchAll(fullName)].map(([, first = '', last = '']) =>
    [first, last].map((word) => word.toLowerCase()),
  )
  for (const words of names) {
    const at = candidates.findIndex(
      ({ text, kind }) => kind !== 'row' && words.every((word) => text.toLowerCase().includes(word)),
    )
    const [named, before] = [candidates[at], candidates[at - 1]]
    if (!named) continue
    const quoted = excludesPeople(named)
      ? [named]
      : before?.page === named.page && named.text.length < longestName && excludesPeople(before)
        ? [before, named]
        : []
    if (quoted.length > 0) return excluding(quoted)
  }
  const scheduled = scheduledPerson(question, candidates)
  return scheduled.length > 0 ? excluding(scheduled) : null
}

function excluding(quoted: readonly Candidate[]): PolicyAnswer {
  return {
    status: 'ANSWERED',
    verdict: 'EXCLUDED',
    answer: `No. ${quoted
      .map(({ text }) => text)
      .join(' ')
      .replace(/[.;]?$/, '.')}`,
    citations: quoted.flatMap((each) => cited({ ...each, role: 'EXCLUSION' })),
  }
}

const longestName = 40

function excludesPeople({ text }: Candidate): boolean {
  return excludes.test(text) && ofPeople.test(text)
}

const excludingTitle = new RegExp(
  String.raw`${ofPeople.source}[^.]*\bexclusion\b|\bexcluded? ${ofPeople.source}`,
  'i',
)
const printedName = /\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}\p{Ll}+/u

/** What names people under the title of their exclusion: "No coverage applies while any auto is operated by Tobias R. Haldane." */
export function excludedByTitle(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(
    ({ text, headings, isFront, kind }) =>
      !isFront &&
      kind !== 'heading' &&
      excludingTitle.test(headings.at(-1) ?? '') &&
      printedName.test(text) &&
      (ofPeople.test(text) || /^schedule\b/i.test(text)),
  )
}

/** Whether a passage excludes someone by name, and the question neither names that person nor asks about a driver. */
export function isOfAnotherPerson(candidate: Candidate, question: string): boolean {
  if (candidate.role !== 'EXCLUSION' || ofDriving.test(question)) return false
  const name = printedName.exec(candidate.text.replace(opening, ''))?.[0]
  const isNamed = byName.test(candidate.text) || excludedByTitle([candidate]).length > 0
  if (!isNamed || name === undefined) return false
  const asked = question.toLowerCase()
  return !name.split(' ').some((word) => word.length > 2 && asked.includes(word.toLowerCase()))
}

const ofDriving = /\b(?:driv\w*|drove|operat\w*|wheel)\b/i
const byName = /\b(?:operated|driven) by \p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}\p{Ll}+/u
