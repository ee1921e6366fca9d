import { readFormFields } from '../../api/documents/index.ts'
import type { Ask } from '../../api/knowledge/forms/askedFields.ts'
import { formatted } from '../../api/knowledge/forms/formatted.ts'
import { isOurs, knowledgeOf, ruledAnswers } from '../../api/knowledge/forms/formValues.ts'
import { type Candidate, candidatesOf } from '../../api/knowledge/forms/matching/candidates.ts'
import { type AskedWords, askedWords } from '../../api/knowledge/forms/matching/askedWords.ts'
import { factsByValue, matchFeatures } from '../../api/knowledge/forms/matching/matchFeatures.ts'
import { isMatched } from '../../api/knowledge/forms/matching/matchModel.ts'
import {
  askedOptions,
  emptyFeatures,
  optionFeatures,
  relevantStatements,
  statementsOf,
} from '../../api/knowledge/forms/matching/optionFeatures.ts'
import { knowledgeFor } from '../../api/knowledge/forms/partChange.ts'
import { type KnownValue, labeledFields, type Letter, recordValues } from '../../api/knowledge/index.ts'
import { readDocument } from '../../api/reading/index.ts'
import { type FormTruth, isSame } from '../parts/forms.ts'
import { authorOf } from './authorOf.ts'
import type { Dense } from './descend.ts'
import { type Choice, packed } from './fitChoices.ts'

/** A field of a form, with what should be in it. */
export interface Example {
  readonly author: string
  readonly form: string
  readonly isRuleRight: boolean
  readonly isRuleFilled: boolean
  readonly isEmpty: boolean
}

export interface ValueExample extends Example {
  readonly words: AskedWords
  readonly candidates: readonly Candidate[]
  readonly isRight: readonly boolean[]
  readonly rows: readonly Dense[]
}

export interface OptionExample extends Example, Choice {
  /** The option that each row speaks for; none for the last, which leaves the field empty. */
  readonly options: readonly (string | true | null)[]
}

export interface Examples {
  readonly values: readonly ValueExample[]
  readonly options: readonly OptionExample[]
}

/** The fields of all forms of folders. */
export async function readForms(folders: readonly string[]): Promise<Examples> {
  const found: Examples[] = []
  for (const folder of folders) {
    const files = await Array.fromAsync(Deno.readDir(`${folder}/forms`))
    for (const { name } of files.toSorted((a, b) => a.name.localeCompare(b.name)))
      if (name.endsWith('.expected.json'))
        found.push(await readForm(folder, name.replace('.expected.json', '')))
  }
  return {
    values: found.flatMap((each) => each.values),
    options: found.flatMap((each) => each.options),
  }
}

/** The same field, as if no vocabulary knew what it asks: forms of other authors use words that none of these do. */
function unnamed(ask: Ask): Ask {
  return { ...ask, attribute: null, entity: 'insured' }
}

/** The first features of a candidate's row; what kinds words ask for is fitted later. */
const unknownKind = { 'kind likely': 1, 'kind likeliest': 1 }

async function readForm(folder: string, form: string): Promise<Examples> {
  const path = `${folder}/forms`
  const truth: FormTruth = JSON.parse(await Deno.readTextFile(`${path}/${form}.expected.json`))
  const bytes = await Deno.readFile(`${path}/${truth.form}`)
  const read = await readFormFields(bytes)
  if (!read.ok) throw new Error(`${truth.form}: ${read.problem}`)
  const records: KnownValue[] = []
  const letters: Letter[] = []
  for (const source of truth.sources)
    if (source.endsWith('.json'))
      records.push(...recordValues(JSON.parse(await Deno.readTextFile(`${path}/${source}`)), source))
    else
      letters.push({
        name: source,
        reading: await readDocument(await Deno.readFile(`${path}/${source}`), { name: source }),
      })
  const fields = labeledFields(read.fields, await readDocument(bytes, { name: truth.form }))
  const { asks, knowledge } = knowledgeOf(fields, records, letters)
  const ruled = new Map(ruledAnswers(asks, knowledge).values.map(({ name, value }) => [name, value]))
  const statements = statementsOf(knowledge)
  const setting = { line: knowledge.line, facts: factsByValue(knowledge.facts) }
  const values: ValueExample[] = []
  const options: OptionExample[] = []
  for (const [at, told] of asks.entries()) {
    const ask = at % 3 === 0 && !told.isExact ? unnamed(told) : told
    const expected = truth.fields.find(({ name }) => name === ask.field.name)?.expected
    if (expected === undefined || !isOurs(ask)) continue
    const isEmpty = expected === null || expected === false || expected === ''
    const rule = ruled.get(ask.field.name) ?? (typeof expected === 'boolean' ? false : null)
    const example = {
      author: authorOf(form, folder),
      form,
      isRuleRight: isSame(rule, expected),
      isRuleFilled: rule !== null && rule !== false,
      isEmpty,
    }
    const asked = askedOptions(ask)
    if (asked.options.length > 0) {
      const rows = relevantStatements(asked, statements)
      const features = rows.map(({ option, statement }) =>
        optionFeatures(asked, option, statement, knowledge),
      )
      const none = emptyFeatures(asked, Math.max(0, ...rows.map(({ score }) => score)))
      options.push({
        ...example,
        rows: [...features, none].map(packed),
        isRight: [...rows.map(({ option }) => !isEmpty && isSame(option.value, expected)), isEmpty],
        options: [...rows.map(({ option }) => option.value), null],
      })
    } else if (isMatched(ask)) {
      const words = askedWords(ask)
      const candidates = candidatesOf(knowledgeFor(told, knowledge))
      values.push({
        ...example,
        words,
        candidates,
        isRight: candidates.map(({ value }) => !isEmpty && isSame(formatted(ask, value), expected)),
        rows: candidates.map((candidate) =>
          packed({ ...unknownKind, ...matchFeatures(words, candidate, setting) }),
        ),
      })
    }
  }
  return { values, options }
}
