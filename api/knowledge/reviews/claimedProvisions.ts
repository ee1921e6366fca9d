import { type Reading, sentencesOf } from '../../reading/index.ts'
import { isYes, type Words, wordsOf } from './certificateCells.ts'
import { namesIn } from './contractParties.ts'
import { coverageNamed } from './coverageNamed.ts'
import type { PolicyPart } from './coverageRows.ts'
import type { Statement } from './statement.ts'

/** Words that claim a provision. */
export interface Claim extends Words {
  /** The title of the line of business that they stand under, if they do. */
  readonly line?: string | undefined
}

export type ProvisionName = 'additionalInsured' | 'waiver' | 'primary'

/** How certificates say that a policy has a provision for others. */
const provisions: Readonly<
  Record<
    ProvisionName,
    {
      /** What the label of a box or a cell says, with a yes or a name behind it. */
      readonly label: RegExp
      /** What a sentence says that claims it. */
      readonly claim: RegExp
    }
  >
> = {
  additionalInsured: {
    label: /\badd(?:'?l|itional)\.? ?ins(?:d|r|r?d|ureds?)?\b/i,
    claim:
      /\b(?:is|are|as)\b[^.]{0,30}\badditional(?:ly)? insureds?\b|\badditional insureds?\b[^:.]{0,30}:\s*[A-Z][a-z]/i,
  },
  waiver: {
    label:
      /\bsubr(?:ogation)?\.? ?(?:w(?:vd|aived|aiver)|(?:is|are) waived)?\b|\bwaiver(?: of subrogation)?\b/i,
    claim:
      /\bwaive(?:rs?|s|d)?\b.{0,50}\b(?:subrogation|recover(?:y|ies)?|rights?)\b|\b(?:subrogation|recovery)\b.{0,20}\bwaived\b/i,
  },
  primary: {
    label: /\bprimary\b.{0,12}\bnon-? ?contribut\w+/i,
    claim: /\bprimary (?:and|\/|&) ?non-? ?contribut\w+/i,
  },
}

const denied = /^if\b|\b(?:not?|none|without|per policy|as the policy provides|n\/a)\b/i
const yes = String.raw`[^A-Za-z\[(]{0,4}(?:\[ ?x ?\]|\( ?x ?\)|[☒☑✓✔✕✖✗✘×■●]|\by(?:es)?\b|\bx\b)`
const partyLike = /^(?:[A-Z][\w&.'’-]*|of|and|the)(?: (?:[A-Z&][\w&.'’,-]*|of|and|the|for)){1,9}$/

/** Where a certificate claims a provision: in sentences, in labeled cells and in boxes that are ticked. */
export function claimedProvisions(
  certificate: Reading,
  shown: readonly Statement[],
  name: ProvisionName,
): Claim[] {
  const { label, claim } = provisions[name]
  const marked = new RegExp(`(?:${label.source})${yes}`, 'i')
  const units = wordsOf(certificate).flatMap((words) =>
    sentencesOf(words.text)
      // "Pacific Larch Bank, N.A. are additional insureds": lowercase text continues the words before it.
      .reduce<string[]>(
        (all, text) =>
          /^[a-z]/.test(text) && all.length > 0
            ? [...all.slice(0, -1), `${all.at(-1)} ${text}`]
            : [...all, text],
        [],
      )
      .map((text) => ({ ...words, text })),
  )
  const labeled = shown.filter((each) => label.test(each.label) && each.label.length < 60)
  const answered = labeled.filter(
    ({ text }) =>
      isYes(text.split(/[\s,]/)[0]) ||
      (!denied.test(text) && (namesIn(text).length > 0 || partyLike.test(text))),
  )
  return [
    ...units.filter(
      ({ text }) =>
        claim.test(text) &&
        !denied.test(text) &&
        // A label claims nothing by itself: the answer behind it does.
        !labeled.some((each) => each.label === text.trim()),
    ),
    ...answered.map(({ label: own, text, quote, page, headings }) => ({
      text: `${own}: ${text}`,
      quote,
      page,
      line: headings.findLast((heading) => coverageNamed(heading) !== null),
    })),
    ...units.filter(({ text }) => marked.test(text)),
  ]
}

/** The parties that a claim names; a cell may hold a name without its legal form. */
export function partiesClaimed({ text }: Words): string[] {
  const named = namesIn(text).map((name) => name.split(/(?<=[a-z]{4})\.\s+/).at(-1) ?? name)
  const value =
    /^[^:]{3,60}:\s+(?:yes,?\s+)?(?:(?:granted|given|issued|provided) )?(?:(?:in favor of|to) )?(.+)$/i.exec(
      text,
    )?.[1]
  return named.length === 0 && value && partyLike.test(value) ? [value] : named
}

/** The lines of one policy whose provisions a certificate marks under titles of their own: "Liquor liability", "Waiver: N". */
export function markedSections(shown: readonly Statement[]): PolicyPart[] {
  const marks = shown.flatMap((mark) => {
    const title = mark.headings.findLast((heading) => heading.length < 60 && coverageNamed(heading) !== null)
    return title ? [{ title, mark }] : []
  })
  const isMarked = (name: 'additionalInsured' | 'waiver', { label }: Statement) =>
    label.length < 60 && provisions[name].label.test(label)
  const sections = Map.groupBy(
    marks.filter(({ mark }) => isMarked('additionalInsured', mark) || isMarked('waiver', mark)),
    ({ title }) => title,
  )
  if (sections.size < 2) return []
  return [...sections].map(([title, own]) => {
    const markOf = (name: 'additionalInsured' | 'waiver') =>
      own.find(({ mark }) => isMarked(name, mark))?.mark ?? null
    const number = { text: '', quote: title, page: own[0]?.mark.page ?? 1 }
    const [additionalInsured, waiver] = [markOf('additionalInsured'), markOf('waiver')]
    const row = {
      title,
      number,
      insurer: null,
      additionalInsured,
      waiver,
      effective: null,
      expires: null,
      boxes: null,
    }
    return { row, number, opening: [], blocks: [] }
  })
}
