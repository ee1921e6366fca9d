import { type Reading, sentencesOf } from '../../reading/index.ts'
import { formsIn } from './formsIn.ts'
import type { Evidence } from './policyWording.ts'

export interface PolicyExclusions {
  /** Everything that the policy says it does not cover. */
  readonly exclusions: readonly Evidence[]
  /** What it says of its exclusions that covers after all. */
  readonly givenBack: readonly GivenBack[]
}

interface GivenBack extends Evidence {
  /** The exclusion that it names by its letter or number. */
  readonly of: Evidence | null
  /** Whether nothing is left of that exclusion. */
  readonly isWhole: boolean
}

const underExclusions =
  /\bexclu(?:sions?|ding|ded)\b|\b(?:(?:do|does|will) not (?:insure|cover|apply|pay)|not (?:insured|covered))\b/i
const excludes =
  /\b(?:does not apply to|we (?:will|do) not (?:pay|cover|insure)|excluded|not covered|no cover(?:age)? (?:applies|is (?:provided|given)))\b/i
const exclusionMarker = /^\(?([a-z]|\d{1,2})[.)](?:\s|$)/i

/** An exclusion with its letter or number, and its place in the document. */
interface ListedExclusion extends Evidence {
  readonly marker: string | null
  readonly at: number
}

/** What a policy excludes, and the sentences by which it gives some of that back. */
export function readPolicyExclusions(reading: Reading): PolicyExclusions {
  const forms = formsIn(reading)
  let leadIn = ''
  const listed = forms.flatMap(({ block, form }, at): ListedExclusion[] => {
    if (block.kind === 'heading') leadIn = ''
    // "5. Vacancy." ends the list of "4. Exclusions. We do not insure loss caused by:".
    if (block.kind === 'listItem' && isSibling(block.text, leadIn)) leadIn = ''
    if (
      block.kind === 'heading' ||
      (block.kind !== 'table' && form?.startsWith(block.text.replace(/\.$/, '')))
    )
      return []
    const title = form ?? block.headings[0] ?? null
    const isUnder = [...block.headings.slice(-2), form ?? ''].some((heading) => underExclusions.test(heading))
    const isList = block.kind !== 'paragraph' && underExclusions.test(leadIn)
    if (block.kind === 'paragraph') leadIn = block.text.endsWith(':') ? block.text : ''
    else if (block.kind === 'listItem' && leadsIn.test(block.text)) leadIn = block.text
    if (block.kind === 'table')
      return block.rows.flatMap((row) => {
        const [first = '', ...rest] = row.map(({ text }) => text.trim()).filter(Boolean)
        const marker = exclusionMarker.exec(first)?.[1] ?? null
        return marker !== null && rest.length > 0 && (isUnder || isList)
          ? [{ quote: rest.join(' '), page: row[0]?.page ?? block.page, form: title, marker, at }]
          : []
      })
    const marker = exclusionMarker.exec(block.text)?.[1] ?? null
    return sentencesOf(block.text)
      .filter((each) => (isUnder || isList || excludes.test(each)) && !givesBack.test(excludedBy(each)))
      .map((quote) => ({ quote, page: block.page, form: title, marker, at }))
  })
  const givenBack = forms.flatMap(({ block, form }, at): GivenBack[] => {
    if (block.kind === 'table' || block.kind === 'heading') return []
    return sentencesOf(block.text).flatMap((quote) => {
      if (!givesBack.test(quote)) return []
      const marker = numberedExclusion.exec(quote)?.[1]?.toLowerCase()
      const of =
        marker === undefined
          ? null
          : (listed.findLast((each) => each.at < at && each.marker?.toLowerCase() === marker) ?? null)
      return [
        {
          quote,
          page: block.page,
          form: form ?? block.headings.at(-1) ?? null,
          of,
          isWhole: deleted.test(quote),
        },
      ]
    })
  })
  const gone = new Set(givenBack.flatMap(({ of, isWhole }) => (of && isWhole ? [of] : [])))
  const isGone = (each: ListedExclusion) =>
    [...gone].some(
      ({ page, form, quote }) => each.quote === quote && each.page === page && each.form === form,
    )
  return { exclusions: listed.filter((each) => !isGone(each)), givenBack }
}

/** The words of an exclusion before those on what it does not apply to. */
export function excludedBy(quote: string): string {
  const at = quote.search(/[;,] (?:but )?(?:this|that|the) exclusion (?:does|shall|will) not apply\b/i)
  return at > 0 ? quote.slice(0, at) : quote
}

/** "4. EXCLUSIONS. This certificate does not insure loss caused by:", above a list of its own. */
const leadsIn =
  /\b(?:(?:do|does|will) not (?:insure|cover|apply|pay)|not (?:insured|covered)|exclud(?:es?|ing|ed))\b.*:$/is

/** Whether both are marked alike, with a number or a letter. */
function isSibling(text: string, other: string): boolean {
  const [own, above] = [text, other].map((each) => exclusionMarker.exec(each)?.[1])
  return own !== undefined && above !== undefined && /\d/.test(own) === /\d/.test(above)
}

const givesBack =
  /exclusion .{0,60}(?:does not apply|is deleted|is removed)|\b(?:is|are) (?:insured|covered)\b|\bnot (?:subject to this exclusion|excluded)/i
const numberedExclusion = /\bexclusion \(?([a-z]|\d{1,2})\)?(?=[ ,.)])/i
const deleted = /\bexclusion\b.{0,60}\bis (?:hereby )?(?:deleted|removed)\b/i
