import type { Ask } from './askedFields.ts'
import type { FormKnowledge, FoundValue } from './formKnowledge.ts'
import type { Fact } from './knownFacts.ts'
import type { Sentence } from './letterSentences.ts'

/** "New interest", "Mortgagee to be added". */
export const isNewInterest =
  /\b(?:new|replacement|replacing) (?:additional )?(?:interest|mortgagee|lender|loss payee|lien ?holder)\b|\b(?:interest|mortgagee|lender|loss payee|lien ?holder) to be added\b/i

const settled =
  /\bpaid (?:it |them )?(?:off|in full)\b|\b(?:com\w+|tak\w+|go\w+) (?:it |them )?off\b|\b(?:remov|delet|releas|satisf)\w+|\bno longer\b|\bno interest\b/i

/** The lender on record that a letter says was paid or is to come off the policy. */
export function removedInterest(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const lender = records.find(
    (each) =>
      each.entity === 'interest' &&
      each.attribute === 'name' &&
      sentences.some(({ text }) => settled.test(text) && namesCompany(text, each.value)),
  )
  return lender === undefined
    ? []
    : records
        .filter(({ entity, row }) => entity === 'interest' && row === lender.row)
        .map((each) => ({ ...each, entity: 'removedInterest' as const, row: 0 }))
}

/** "Ridge Prairie is paid off": a company by the words its name begins with. */
function namesCompany(text: string, name: string): boolean {
  const [first = '', second = ''] = name.split(' ')
  return text.includes(name) || (second !== '' && text.includes(`${first} ${second}`))
}

const onlyNew = new WeakMap<FormKnowledge, FormKnowledge>()

/** What is known for the part about a lender that is new: nothing of those on record. */
export function withNewInterest(knowledge: FormKnowledge): FormKnowledge {
  const made = onlyNew.get(knowledge) ?? {
    ...knowledge,
    facts: knowledge.facts.filter(({ entity, isFromLetter }) => entity !== 'interest' || isFromLetter),
    known: knowledge.known.filter(
      ({ within }) => !/\b(?:mortgagee|payee|lien ?holder|interest|lender)s?\b/i.test(within ?? ''),
    ),
  }
  onlyNew.set(knowledge, made)
  return made
}

/** "Add / Delete / Replace existing" on a form for lenders; undefined for other lists. */
export function interestAction(
  { field }: Ask,
  { facts, fields }: FormKnowledge,
): FoundValue | null | undefined {
  const labels = field.options.map((option, at) => field.optionLabels[at] || option)
  const optionFor = (pattern: RegExp) => field.options[labels.findIndex((label) => pattern.test(label))]
  const [add, remove, replace] = [/^add/i, /^(?:delete|remove)/i, /^(?:replace|change)/i].map(optionFor)
  const isOfInterests = fields.some(({ section }) => isNewInterest.test(section))
  if (!isOfInterests || !add || !remove) return undefined
  const joining = facts.find(
    (each) =>
      each.entity === 'interest' && each.isFromLetter && each.attribute === 'name' && each.value !== 'None',
  )
  const leaving = facts.find((each) => each.entity === 'removedInterest')
  const value = joining ? (leaving ? replace : add) : leaving ? remove : undefined
  const source = (joining ?? leaving)?.source
  return value === undefined || source === undefined ? null : { value, source, isUncertain: true }
}
