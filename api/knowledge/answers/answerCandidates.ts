import type { Reading } from '../../reading/index.ts'
import { type Passage, passagesOf } from '../../reading/passages/passagesOf.ts'
import { amendmentsOf } from '../facts/amendments.ts'
import { documentParts } from '../facts/documentParts.ts'
import { headInText } from '../facts/endorsementHead.ts'
import { withoutNotices } from '../facts/withoutNotices.ts'
import { type AmendedClause, clausesAmendedBy } from './clausesAmendedBy.ts'
import { endorsementPages } from './endorsementPages.ts'
import { passagesInContext } from './passagesInContext.ts'
import { declinesCoverage, roleOf } from './passageRole.ts'
import type { AnswerCitation, AnswerDocument, CitationRole } from './policyAnswer.ts'
import { underExclusions } from './underExclusions.ts'
import { type ValuedPassage, withValueRows } from './valueRows.ts'
import { withConditions } from './withConditions.ts'

/** What a document says that may answer a question. */
export interface AnswerPassage extends ValuedPassage {
  readonly role: CitationRole
  readonly isEndorsement: boolean
  /** Whether it illustrates a rule with made-up amounts. */
  readonly isExample: boolean
  /** Whether it is on the declarations. */
  readonly isFront: boolean
  /** The clauses of the form that it amends, for a passage of an endorsement. */
  readonly amends?: readonly AmendedClause[]
}

/** A passage that may answer a question. */
export interface Candidate extends AnswerPassage {
  readonly documentId: string
}

/** List numbers and single letters are not answers. */
const shortest = 8

/** A document's candidate passages, in the order of its vectors. */
export function candidatesOf({
  id,
  reading,
  passages = answerPassages(reading),
}: Pick<AnswerDocument, 'id' | 'reading' | 'passages'>): Candidate[] {
  return passages.map((passage) => ({ ...passage, documentId: id }))
}

/** The header of a rating schedule, whose only amount is a unit: "Rate per $100 of remuneration". */
const namesRate = /^[^$\d]*\brates?\b[^$\d]*\$(?:100|1,000)\b[^$\d]*$/i

/** Of a long document, this takes a second. */
export function answerPassages(whole: Reading): AnswerPassage[] {
  const reading = withoutNotices(whole)
  const endorsements = endorsementPages(reading)
  const front = new Set(
    documentParts(reading).flatMap(({ kind, pages }) =>
      kind === 'declarations' ? pages.map(({ page }) => page.number) : [],
    ),
  )
  const amendments = amendmentsOf(reading)
  const passages = withConditions(
    withValueRows(
      underExclusions(passagesInContext(passagesOf(reading), reading, amendments), reading),
      reading,
    ),
  )
  const examples = examplesIn(passages)
  return passages
    .filter(
      ({ kind, text }) =>
        text.length > shortest &&
        !(kind === 'row' && namesRate.test(text)) &&
        (kind !== 'heading' || isStatement(text) || declinesCoverage(text)),
    )
    .map((passage, at, all) => ({
      ...passage,
      role: roleOf(passage, all[at - 1]?.block === passage.block ? all[at - 1] : undefined),
      isEndorsement:
        endorsements.has(passage.page) ||
        isHeadedEndorsement(reading.blocks[passage.block]) ||
        passage.headings.some((heading) => endorsementTitle.test(heading)) ||
        changesDeclarations.test(passage.text),
      isExample: examples.has(passage),
      isFront: front.has(passage.page),
      ...amending(clausesAmendedBy(passage, amendments)),
    }))
}

function amending(amends: readonly AmendedClause[]): Pick<AnswerPassage, 'amends'> {
  return amends.length > 0 ? { amends } : {}
}

const startsExample =
  /^(?:\W*|if,? )(?:for (?:example|instance)|as an example|by way of (?:example|illustration)|examples?\b|to illustrate)/i

/** Examples: the sentences of the same paragraph that continue it, and the text under its title. */
function examplesIn(passages: readonly ValuedPassage[]): ReadonlySet<Passage> {
  let block: number | null = null
  return new Set(
    passages.filter((passage) => {
      if (startsExample.test(passage.text)) block = passage.block
      return (
        passage.block === block ||
        startsExample.test(passage.title) ||
        startsExample.test(passage.headings.at(-1) ?? '')
      )
    }),
  )
}

const endorsementTitle = /^\W*endorsements?\b(?!.*\b(schedule|attached|forms)\b)/i

/** What changes the declarations is an endorsement, whatever its page is called. */
const changesDeclarations =
  /\b(?:in|of|on) the (?:[\w-]+ ){0,6}(?:declarations|information page)\b[^.]{0,40}\b(?:is|are) (?:hereby )?(?:deleted|replaced|amended|changed|increased|reduced)\b/i

/** "Slip endorsement two. Condominiums. We do not insure …" */
function isHeadedEndorsement(block: Reading['blocks'][number] | undefined): boolean {
  return block !== undefined && block.kind !== 'table' && headInText.test(block.text)
}

/** Whether bold or capital letters are more than a title: "(a) $2,000,000 each Claim". */
function isStatement(text: string): boolean {
  const words = text.split(/\s+/)
  return (
    /\$\s?\d|\d%|\d{1,2}\/\d{1,2}\/\d{2,4}|\b\d{1,3}(?:,\d{3})+\b|\b\d+ (?:days|months|years|hours)\b/.test(
      text,
    ) ||
    (words.length >= 6 && /[.;]$/.test(text)) ||
    (words.length >= 3 && /\w: \S/.test(text)) ||
    (words.length >= 7 && /\b(?:is|are|not|does|do|has|have|will|applies|covers?|means)\b/i.test(text))
  )
}

/** Text used for embedding: the passage under its heading. */
export function embeddedText({ headings, text }: Passage): string {
  const heading = headings.at(-1)
  return (heading === undefined ? text : `${heading}: ${text}`).slice(0, 600)
}

/** A passage as the quotes of an answer: a label and a value set apart are two. */
export function cited({ documentId, page, text, parts, role, isEndorsement }: Candidate): AnswerCitation[] {
  const shown = isEndorsement && role === 'SOURCE' ? 'ENDORSEMENT' : role
  return (parts ?? [text]).map((quote) => ({ documentId, page, quote, role: shown }))
}
