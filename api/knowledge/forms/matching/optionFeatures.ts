import { normal } from '../../reviews/coverageItem.ts'
import type { Ask } from '../askedFields.ts'
import { hintOf } from '../codedName.ts'
import type { FormKnowledge } from '../formKnowledge.ts'
import { clausesOf } from '../letterClauses.ts'
import { sourceOf } from '../letterSentences.ts'
import { lineOf } from '../linesOfBusiness.ts'
import { matchingOption, no, yes } from '../matchingOption.ts'
import { type Bag, bagOf, covered, near } from './bag.ts'
import type { Features } from './matchModel.ts'

/** Something said or on record that may decide what is checked. */
interface Statement {
  /** The value on record, or a clause of a letter. */
  readonly text: string
  readonly key: string
  readonly holder: string
  /** Its whole sentence. */
  readonly context: string
  readonly isNegative: boolean
  readonly isFromLetter: boolean
  readonly index: number | null
  readonly line: string | null
  readonly source: string
  readonly quote?: string
}

export function statementsOf({ known, sentences }: Pick<FormKnowledge, 'known' | 'sentences'>): Statement[] {
  return [
    ...known.map((each) => ({
      text: each.value.replaceAll('_', ' '),
      key: each.label,
      holder: `${each.within ?? ''} ${each.line?.replaceAll('_', ' ').toLowerCase() ?? ''}`.trim(),
      context: '',
      isNegative: no.test(each.value),
      isFromLetter: false,
      index: each.index ?? null,
      line: each.line ?? null,
      source: each.source,
    })),
    ...clausesOf(sentences).map(({ text, isNegative, sentence }) => ({
      text,
      key: /^([^:]{2,60}): (?=\S)/.exec(sentence.text)?.[1] ?? '',
      holder: '',
      context: sentence.text,
      isNegative,
      isFromLetter: true,
      index: null,
      line: null,
      source: sourceOf(sentence),
      quote: sentence.text,
    })),
  ]
}

/** An answer that a field offers, and what it takes to be given. */
interface Option {
  readonly value: string | true
  readonly label: string
  readonly kind: 'yes' | 'no' | 'named'
}

function optionsOf({ field }: Ask): Option[] {
  if (field.kind !== 'checkBox' && field.kind !== 'radio' && field.kind !== 'choice') return []
  const kindOf = (label: string): Option['kind'] =>
    yes.test(label) ? 'yes' : no.test(label) ? 'no' : 'named'
  if (field.kind === 'checkBox')
    return [{ value: true, label: field.label, kind: kindOf(field.label.trim()) }]
  return field.options.flatMap((option, at) => {
    const label = field.optionLabels[at] || option
    return option.trim() === '' ? [] : [{ value: option, label, kind: kindOf(label.trim()) }]
  })
}

interface AskedOptions {
  readonly ask: Ask
  readonly options: readonly Option[]
  readonly question: Bag
  readonly section: Bag
  readonly hint: Bag
}

export function askedOptions(ask: Ask): AskedOptions {
  const { field } = ask
  const own = field.kind === 'checkBox' ? '' : field.label
  return {
    ask,
    options: optionsOf(ask),
    question: bagOf(`${field.question} ${own} ${field.row}`),
    section: bagOf(`${field.section} ${field.blockNoun}`),
    hint: bagOf(hintOf(field.name)),
  }
}

/** The statements that may speak for each option. */
export function relevantStatements(
  asked: AskedOptions,
  statements: readonly Statement[],
): { option: Option; statement: Statement; score: number }[] {
  return asked.options.flatMap((option) =>
    statements
      .map((statement) => ({ option, statement, score: relevance(asked, option, statement) }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 12),
  )
}

function relevance({ question, hint }: AskedOptions, { label, kind }: Option, statement: Statement): number {
  const said = bagOf(`${statement.key} ${statement.holder} ${statement.text}`)
  const option = kind === 'named' ? bagOf(label) : question
  return (
    covered(option.concepts, said) +
    0.7 * near(option.words, said) +
    0.5 * covered(question.concepts, said) +
    0.3 * covered(hint.concepts, said)
  )
}

/** How well a statement speaks for an option. */
export function optionFeatures(
  { ask, options, question, section, hint }: AskedOptions,
  option: Option,
  statement: Statement,
  { line }: { line: string | null },
): Features {
  const found: Record<string, number> = {}
  const add = (name: string, value: number) => {
    if (value !== 0) found[name] = (found[name] ?? 0) + value
  }
  const box = ask.field.kind === 'checkBox' ? 'box' : 'list'
  const from = `${option.kind} ${statement.isFromLetter ? 'letter' : 'record'}`
  const way = `${from}${statement.isNegative ? ' denied' : ''}`
  const [text, key, holder, context] = [
    statement.text,
    statement.key,
    statement.holder,
    statement.context,
  ].map(bagOf) as [Bag, Bag, Bag, Bag]
  add(way, 1)
  add(`${way} ${box}`, 1)
  const asked: readonly (readonly [string, Bag])[] = [
    ['option', option.kind === 'named' ? bagOf(option.label) : question],
    ['question', question],
    ['section', section],
    ['hint', hint],
  ]
  for (const [name, bag] of asked) {
    if (bag.concepts.length === 0 || (option.kind !== 'named' && name === 'question')) continue
    const inText = covered(bag.concepts, text)
    const inKey = covered(bag.concepts, key)
    add(`${way} ${name} in text`, inText)
    add(`${way} ${name} all in text`, inText === 1 ? 1 : 0)
    add(`${from} ${name} in key`, inKey)
    if (name === 'option' || name === 'question') {
      add(`${way} ${name} near text`, near(bag.words, text))
      add(`${from} ${name} near key`, near(bag.words, key))
    }
    add(`${from} ${name} in holder`, covered(bag.concepts, holder))
    add(`${from} ${name} in context`, covered(bag.concepts, context))
  }
  const all = bagOf(
    `${option.label} ${ask.field.question} ${ask.field.label} ${ask.field.row} ${ask.field.section} ${hintOf(ask.field.name)}`,
  )
  add(`${way} text asked`, covered(text.concepts, all))
  add(`${from} key asked`, covered(key.concepts, all))
  add(`${from} key nearly asked`, near(key.words, all))
  if (option.kind === 'named') {
    add(`${from} exact`, normal(statement.text) === normal(option.label) ? 1 : 0)
    const at = options.indexOf(option)
    const matched = matchingOption(
      statement.text,
      options.map(({ value }) => String(value)),
      options.map(({ label }) => label),
    )
    add(`${from} matched`, matched === at ? 1 : 0)
    add(`${from} matched other`, matched !== null && matched !== at ? 1 : 0)
  } else {
    const isYes = yes.test(statement.text.trim())
    const isNo = no.test(statement.text.trim())
    add(`${from} says yes`, isYes ? 1 : 0)
    add(`${from} says no`, isNo ? 1 : 0)
  }
  if (statement.index !== null) {
    add('row is its own', statement.index === ask.row ? 1 : 0)
    add('other row', statement.index !== ask.row ? 1 : 0)
  } else if (ask.row > 0) add(`row of ${statement.isFromLetter ? 'letter' : 'none'}`, 1)
  const own = statement.line === null ? null : lineOf(statement.line)
  const wanted = ask.line ?? line
  if (own !== null && wanted !== null) add(own === wanted ? 'same line' : 'other line', 1)
  for (const concept of bagOf(option.label).concepts)
    if (!statement.isFromLetter)
      for (const one of [...key.concepts, ...text.concepts]) add(`means ${concept} ${one}`, 0.5)
  return found
}

/** What speaks for leaving a field empty. */
export function emptyFeatures({ ask, options, question }: AskedOptions, best: number): Features {
  const [first] = options
  const kind = ask.field.kind === 'checkBox' ? `box ${first?.kind}` : ask.field.kind
  return {
    [`empty ${kind}`]: 1,
    [`empty ${kind} best`]: best,
    'empty row': Math.min(3, ask.row) / 3,
    'empty repeated': ask.isRepeated ? 1 : 0,
    'empty options': Math.min(8, options.length) / 8,
    'empty no question': question.concepts.length === 0 ? 1 : 0,
    ...Object.fromEntries(
      [...(ask.field.kind === 'checkBox' ? bagOf(ask.field.label).concepts : []), ...question.concepts].map(
        (each) => [`empty asked ${each}`, 0.5],
      ),
    ),
  }
}
