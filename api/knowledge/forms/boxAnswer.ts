import { news, ownLine, presence, toldTicked } from './boxFacts.ts'
import { normal } from '../reviews/coverageItem.ts'
import type { Ask } from './askedFields.ts'
import { asksForLender } from './ownEntity.ts'
import { codedBox } from './codedName.ts'
import { conceptsOf } from './concepts.ts'
import { wordsOf } from './fieldSubject.ts'
import { factOf } from './factOf.ts'
import type { FormKnowledge, FoundValue } from './formKnowledge.ts'
import { fieldFact } from './fieldFact.ts'
import { aggregateFor, groupAsked, groupQuestions, isOfGroup } from './groupAsked.ts'
import { interestAction } from './interestChange.ts'
import { isDeclined } from './isDeclined.ts'
import { letterAnswer } from './letterAnswer.ts'
import { sourceOf } from './letterSentences.ts'
import { legalEntities } from './legalEntities.ts'
import { lineOf } from './linesOfBusiness.ts'
import { type Answer, recordedOptions } from './recordedOptions.ts'
import { rowIdentity } from './rowIdentity.ts'
import { requestedLimit } from './requestedLimit.ts'
import { requestedLines } from './requestedLines.ts'
import { hadLosses, noLossBox } from './lossYears.ts'
import { matchingOption, no, yes } from './matchingOption.ts'
import { onEveryRow } from './policyFact.ts'
import { allTrained } from './trainingSubjects.ts'
import { subjectsOf } from './statedSubjects.ts'
import { statedAnswer } from './statedAnswer.ts'

/** The chosen option of a list or radio group, or the tick in a box; null when that is not certain. */
export function boxAnswer(ask: Ask, knowledge: FormKnowledge): FoundValue | null {
  const { field } = ask
  if (ask.entity === 'otherInsured') return null
  if (field.kind === 'checkBox') return ticked(ask, knowledge)
  const ofInterests = interestAction(ask, knowledge)
  if (ofInterests !== undefined) return ofInterests
  const labels = field.options.map((option, at) => field.optionLabels[at] || option)
  const given = answersTo(ask, knowledge, { question: field.label, choices: labels })
  for (const each of given) {
    const at = matchingOption(each.words, field.options, labels)
    const option = at === null ? undefined : field.options[at]
    if (option !== undefined)
      return {
        value: option,
        source: each.source,
        isUncertain: each.isUncertain,
        ...(each.quote && { quote: each.quote }),
      }
  }
  return null
}

function ticked(ask: Ask, knowledge: FormKnowledge): FoundValue | null {
  const { field } = ask
  const isYesNo = yes.test(field.label) || no.test(field.label)
  const question = groupAsked(field)
  const ofLine = ownLine(ask, knowledge)
  if (ofLine) return ofLine
  const ofLosses = isYesNo ? undefined : noLossBox(ask, knowledge)
  if (ofLosses !== undefined) return ofLosses
  const told = toldTicked(ask, knowledge)
  if (told !== undefined) return told
  const about = isYesNo ? { ...ask, field: { ...field, label: field.question } } : ask
  const given = answersTo(about, knowledge, {
    question: isYesNo ? field.question : `${question} ${field.label}`,
    choices: [field.label],
  })
  for (const each of given) {
    const isTicked = isYesNo
      ? (yes.test(each.words) && yes.test(field.label)) || (no.test(each.words) && no.test(field.label))
      : yes.test(each.words) || matchingOption(each.words, [field.label], [field.label]) === 0
    if (isTicked) {
      const { source, isUncertain, quote } = each
      return { value: true, source, isUncertain, ...(quote && { quote }) }
    }
  }
  // What a letter says of one premises is not said of the others.
  if (isYesNo || ask.isRepeated || field.block !== null || codedBox(field.name)) return null
  // A statement of its own: "Watercraft owned" is ticked where a letter says so.
  if (groupQuestions.test(`${question} ${field.label}`) || rowIdentity(ask, knowledge.facts)) return null
  const stated = statedAnswer(field.label, knowledge.sentences)
  // "Business interruption" is not "Dependent business interruption", where a form has both.
  const words = conceptsOf(field.label)
  const isNamed = !knowledge.fields.some((other) => {
    const own = other.kind === 'checkBox' && other.question === field.question ? conceptsOf(other.label) : []
    return own.length > 0 && own.length < words.length && own.every((each) => words.includes(each))
  })
  // "Payroll we do ourselves" does not say that it is outsourced.
  const asked = subjectsOf(field.label)
  const isWhole = !/^\w+ \w+ed$/.test(field.label.trim()) || asked.isSubsetOf(subjectsOf(stated?.quote ?? ''))
  return stated?.value === 'Yes' &&
    isNamed &&
    isWhole &&
    isOfGroup(field, stated.quote) &&
    !isDeclined(field.label, stated.quote)
    ? { value: true, source: stated.source, isUncertain: true }
    : null
}

/** "Show these policies", "Coverages requested". */
const asksForLines =
  /lines? of (?:business|insurance)|sections attached|(?:coverages?|polic(?:y|ies)|lines) (?:requested|required|needed|wanted|shown|affected|reinstated|to (?:be )?(?:show|list|includ|shown|listed|reinstated))|\b(?:show|list|include|evidence)\b.*\b(?:polic(?:y|ies)|coverages?)\b/

/** What kind of company a name says that it is. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:inc|incorporated|corp|corporation)\.?$/i, 'corporation'],
  [/\bl\.?l\.?c\.?$/i, 'llc'],
]

const tenant = /tenant|^less|^lease|^rent/i

/** What is known in answer to a question, the surest first. */
function answersTo(
  ask: Ask,
  knowledge: FormKnowledge,
  { question, choices }: { question: string; choices: readonly string[] },
): Answer[] {
  const { facts, sentences, term } = knowledge
  const words = wordsOf(question)
  const recorded = recordedOptions(ask, choices, knowledge)
  if (recorded) return recorded
  const found: Answer[] = []
  const record = (attribute: string, entity?: string) =>
    facts.find((each) => each.attribute === attribute && (entity === undefined || each.entity === entity))
  const add = (value: string | undefined, from: { source: string; isFromLetter?: boolean } | undefined) => {
    if (value !== undefined && from)
      found.push({ words: value, source: from.source, isUncertain: from.isFromLetter ?? true })
  }
  const say = (pattern: RegExp) => {
    const sentence = sentences.find(({ text }) => pattern.test(text))
    return sentence ? { source: sourceOf(sentence) } : undefined
  }
  if (/certificate (?:required|requested|needed)/.test(words)) add('Yes', record('certificate', 'interest'))
  const isEntity =
    /legal entity|entity type|type of entity|^entity$|organized as|form of business/.test(words) ||
    choices.some((choice) => Object.values(legalEntities).includes(normal(choice).split(' ')[0] ?? ''))
  const entity = record('legalEntity', 'insured')
  if (isEntity && entity) {
    if (/LLC|LIMITED_LIABILITY/.test(entity.value)) add('limited liability company', entity)
    add(legalEntities[entity.value] ?? entity.value.replaceAll('_', ' '), entity)
    return found
  }
  const ofName =
    isEntity && (choices.length > 1 || /^(?:corporation|llc|limited liability)/i.test(choices[0] ?? ''))
  const name = ofName ? record('name', 'insured') : undefined
  const form = forms.find(([ending]) => ending.test(name?.value ?? ''))?.[1]
  if (name && form) found.push({ words: form, source: name.source, isUncertain: true })
  if (found.length > 0) return found
  const isTransaction = choices.some((choice) =>
    /^(?:quote|new|new business|renew(?:al)?|change|issue policy|bound?)$/i.test(choice.trim()),
  )
  if (!isTransaction && asksForLines.test(words) && choices.some((choice) => lineOf(choice) !== null)) {
    const line = choices.length === 1 ? lineOf(choices[0] ?? '') : null
    const asked = line && requestedLines(knowledge).find((each) => each.line === line)
    if (asked) add(choices[0], asked)
    return found
  }
  if (isTransaction || /transaction|submission|supplement is for|status of/.test(words)) {
    if (term?.isChange) add('change', term.from)
    else {
      add('quote', say(/\b(?:just a quote|a quote|quotes?|get us (?:prices|quotes)|shopping)\b/i))
      if (found.length === 0) add('renewal', say(/\brenew\w*\b/i))
    }
    if (found.length > 0 || choices.length === 1) return found
  }
  if (/\bmid term|change/.test(words) && term?.isChange && choices.length === 1) add(choices[0], term.from)
  if (
    !/deductible|applies/.test(words) &&
    (/coverage (?:form|trigger)|\btrigger\b|occurrence claims made|claims made/.test(words) ||
      choices.some((choice) => /^(?:claims[- ]made|occurrence)$/i.test(choice)))
  )
    add(record('trigger', 'policy')?.value.replaceAll('_', ' '), record('trigger', 'policy'))
  if (/(?:aggregate|limit) applies/.test(words)) {
    const stated = sentences.find(({ text }) => aggregateFor.test(text))
    if (stated)
      add(aggregateFor.exec(stated.text)?.[1]?.replace('job', 'project'), { source: sourceOf(stated) })
    else add(record('aggregatePer', 'policy')?.value, record('aggregatePer', 'policy'))
    return found
  }
  if (choices.some((choice) => /^per (?:claim|occ)|^claim$|^occ$/i.test(choice))) {
    const stated = sentences.find(
      ({ text }) => /deductible/i.test(text) && /per (?:claim|occurrence)/i.test(text),
    )
    if (stated)
      add(/per claim/i.test(stated.text) ? 'per claim' : 'per occurrence', {
        source: sourceOf(stated),
      })
    return found
  }
  if (/\bbill/.test(words)) {
    const stated =
      sentences.find(({ text }) => /\bbill (?:us|me) direct|direct bill/i.test(text)) ??
      sentences.find(({ text }) =>
        /(?:invoices?|bill\w*) .*\b(?:through|from) your office|agency bill/i.test(text),
      )
    const billed = facts.filter(({ attribute }) => attribute === 'billing')
    const [onRecord] = new Set(billed.map(({ value }) => value)).size === 1 ? billed : []
    if (stated)
      add(/direct/i.test(stated.text) ? 'direct bill' : 'agency bill', {
        source: sourceOf(stated),
      })
    else if (onRecord) add(`${onRecord.value} bill`, onRecord)
    return found
  }
  if (
    ask.entity !== 'interest' &&
    /\binterest\b|owner|tenant|own building|lease/.test(words) &&
    choices.some((choice) => /owner|tenant|^own|^lease|^rent/i.test(choice)) &&
    !choices.some((choice) => /financ/i.test(choice))
  ) {
    const row = ask.entity === 'location' ? ask.row : 0
    const at = ask.field.block === null ? row : ask.field.block - 1
    const own = facts.find(
      (each) => each.entity === 'location' && each.attribute === 'interest' && each.row === at,
    )
    const isTenant = own && /TENANT|LEASE|RENT/i.test(own.value)
    const rents = say(
      /\b(?:we|still) (?:rent|lease)(?: (?:it|the (?:shop|building|space|office|store|place))\b| from\b|(?=[.,;]|$))|\bleased\b/i,
    )
    const owns = say(
      /\b(?:we|I) (?:own|bought) the (?:building|place|property)\b|\bbuilding is (?:ours|mine)\b/i,
    )
    if (own)
      add(
        choices.find((choice) => (isTenant ? tenant : /own/i).test(choice)),
        own,
      )
    else if (at === 0 || facts.some((each) => each.entity === 'location' && each.row === at))
      add(
        choices.find((choice) => (rents ? tenant : /^own/i).test(choice)),
        rents ?? owns,
      )
    return found
  }
  if (/\binterest\b|certificate recipient/.test(words)) {
    const role = codedBox(ask.field.name)
      ? facts.find((each) => each.attribute === 'role' && each.row === ask.row)
      : record('role', 'interest')
    add(role?.value, role)
    return found
  }
  if (choices.some((choice) => /^(?:inc|exc)/i.test(choice))) {
    const own = factOf({ ...ask, attribute: 'included', entity: 'owner' }, knowledge)
    if (own)
      add(
        own.value === 'Yes'
          ? choices.find((choice) => /^inc/i.test(choice))
          : choices.find((choice) => /^exc/i.test(choice)),
        own,
      )
    return found
  }
  const ofForm =
    choices.length > 1 &&
    /\btype\b|coverage|\bkind of (?:policy|insurance)\b/.test(words) &&
    choices.find((choice) => knowledge.line !== null && lineOf(choice) === knowledge.line)
  const policy = facts.find((each) => each.line !== null && lineOf(each.line) === knowledge.line)
  if (ofForm && policy) add(ofForm, policy)
  if (found.length > 0) return found
  const asked = requestedLimit(ask.field, sentences)
  if (asked) add(asked.value, asked)
  const fact = fieldFact(ask, knowledge)
  if (fact) add(fact.value.replaceAll('_', ' '), fact)
  if (choices.some((choice) => /^\$\d/.test(choice))) {
    const stated = letterAnswer(
      // The choices are amounts, whatever the label says.
      { ...ask.field, kind: 'choice', options: [], label: `${ask.field.label} limit` },
      knowledge,
    )
    if (stated) add(stated.value, stated)
    add('None', /deductible/.test(words) ? say(/\bno deductible\b/i) : undefined)
  }
  const isYesNo = choices.some((choice) => yes.test(choice.trim()) || no.test(choice.trim()))
  if (isYesNo) {
    const lender = facts.find(
      ({ entity: whose, attribute, value }) =>
        whose === 'interest' && attribute === 'role' && /mortgagee|loss payee|lienholder/i.test(value),
    )
    if (lender && asksForLender.test(ask.field.label)) add('Yes', lender)
    const onRecord = presence(question, knowledge) ?? news(question, knowledge)
    if (onRecord) found.push(onRecord)
    const losses = hadLosses(question, knowledge)
    if (losses) add(String(losses.value), losses)
    const stated =
      ask.row === 0 && !/claim open/.test(words)
        ? (allTrained(question, sentences) ?? statedAnswer(question, sentences))
        : null
    if (stated)
      found.push({ words: stated.value, source: stated.source, isUncertain: true, quote: stated.quote })
  } else if (
    found.length === 0 &&
    choices.length > 1 &&
    (ask.row === 0 || onEveryRow.has(ask.attribute ?? ''))
  ) {
    const stated = letterAnswer({ ...ask.field, options: choices }, knowledge)
    if (stated) add(stated.value, stated)
  }
  return found
}
