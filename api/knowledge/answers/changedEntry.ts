import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { changingTitle, isForSomeOnly } from '../facts/changesLimits.ts'
import { statedChange } from '../facts/statedChanges.ts'
import type { Candidate } from './answerCandidates.ts'
import { placesIn } from './namedPlace.ts'
import { compact } from './rowValues.ts'
import { asksShare, share } from './valueFeatures.ts'

/** A value that an endorsement changes: "Limit, agreement I | $100,000 | $250,000", "Building limit, Location 3: from $975,000 to $1,240,000." */
interface ChangedEntry {
  /** "Building limit, Location 3" */
  readonly label: string
  /** Null if it states only the new value. */
  readonly old: string | null
  readonly now: string
  /** "6" for "Item 6 shall read $2,000,000"; null if it names the value by words. */
  readonly item: string | null
  /** Where it holds: "at location 3 only". */
  readonly rest: string
  /** Whether it is no sentence of its own: "Medical expense: $10,000 in place of $5,000." */
  readonly isPlain: boolean
}

/** The columns of amended declarations: "Was" and "Is now", "From" and "To". */
const newColumn = /^(?:is )?now\b|^(?:changed |amended )?to$|\b(?:new|revised|amended)\b/i
const oldColumn = /^(?:was|(?:changed )?from|old|prior|previous\w*|current)\b/i

const ofItem = /^(?:in )?item (\d{1,2}[A-Z]?)\b\s*,?\s*/i
const date = /^\d{1,2}\/\d{1,2}\/\d{2,4}/
const itemMark = /^\W*(?:item )?[A-Z\d]{1,2}[.)]\s+/i

/** The change of a value that a passage states; null for any other passage. */
export function changedEntry({ text, values, isEndorsement, headings }: Candidate): ChangedEntry | null {
  const now = values.find(({ column }) => newColumn.test(column))
  const old = values.find(({ column }) => oldColumn.test(column))
  // A policy runs from a date to a date.
  if (now && old && now !== old && !date.test(now.text))
    return {
      label: text.slice(0, text.indexOf(values[0]?.text ?? '')).trim(),
      old: old.text,
      now: now.text,
      item: null,
      rest: '',
      isPlain: true,
    }
  if (!isEndorsement && !changingTitle.test(headings.at(-1) ?? '')) return null
  return entryStated(text)
}

function entryStated(text: string): ChangedEntry | null {
  const stated = text.replace(/^(?:[-–—•]|\([ivx]+\))\s+/, '')
  const change = statedChange(stated.replace(itemMark, ''))
  if (!change) return null
  if (change.isEntry || change.isFromTo)
    return {
      label: change.subject,
      old: change.old,
      now: change.now,
      item: null,
      rest: change.rest,
      isPlain: change.isEntry,
    }
  // The number of an item names its value.
  const { subject, old, now, rest } = statedChange(stated) ?? change
  const item = ofItem.exec(subject)?.[1] ?? null
  return { label: subject.replace(ofItem, ''), old, now, item, rest, isPlain: false }
}

/** A changed value as it is now: "Farm liability, each occurrence: $1,000,000."; null where the passage says it in a sentence of its own. */
export function statedNow(candidate: Candidate): string | null {
  const entry = changedEntry(candidate)
  return entry?.isPlain === true ? `${entry.label}: ${entry.now}.` : null
}

interface Asked {
  readonly question: string
  /** The number of the one place that the question names; null if it names none. */
  readonly place: string | null
}

/** The endorsement's change of a value that a passage has: by the letter of its coverage, its number, or its name. */
export function entryChange(
  passage: Candidate,
  candidates: readonly Candidate[],
  { question, place }: Asked,
): Candidate | undefined {
  if (!/\d/.test(passage.text)) return undefined
  return candidates.find((each) => {
    if (each === passage || each.documentId !== passage.documentId) return false
    const entry = changedEntry(each)
    return (
      entry !== null &&
      (entry.old === null ? !statesValue(passage.text, entry.now) : statesValue(passage.text, entry.old)) &&
      isAbout({ ...entry, change: each }, passage, place) &&
      isAsked(entry, passage, question)
    )
  })
}

function statesValue(text: string, stated: string): boolean {
  const plain = stated.replace(/^\$ ?/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\d,.])${plain}(?!\d|[,.]\d)`, 'i').test(text)
}

const lettered =
  /\b(?:agreements?|coverages?|parts?) ([A-Z](?:\.\d)?\b(?:(?:,? and |,? or |, | ?& ?)[A-Z](?:\.\d)?\b)*)/i
const ownLetter = /^\W*(?:[Cc]overage )?([A-Z](?:\.\d)?)[.)\s:–—-]/
const unitNumbers =
  /\b(?:autos?|units?|vehicles?|items?) (?:nos?\.? ?|#)?(\d{1,3}(?:(?:,? and |, ?| ?& ?)\d{1,3}\b)*)/i

function isAbout(
  { change, ...entry }: ChangedEntry & { readonly change: Candidate },
  passage: Candidate,
  place: string | null,
): boolean {
  const { text, leadIn } = passage
  const label = `${entry.label} ${entry.rest}`
  if (entry.item !== null) return isOfItem(entry, entry.item, passage)
  const letters: readonly string[] = lettered.exec(label)?.[1]?.match(/[A-Z](?:\.\d)?(?![a-z])/g) ?? []
  if (letters.length > 0) return letters.includes(ownLetter.exec(text)?.[1] ?? '')
  const numbers = [...placesIn(label), ...unitsChanged(change)]
  const named = placesIn(text)
  const first = /^(\d{1,3}) (?=\S)/.exec(text)?.[1]
  const own = named.length > 0 ? named : first === undefined ? [] : [first]
  const isNumbered = numbers.length > 0 && own.length > 0
  if (isNumbered && !own.some((number) => numbers.includes(number))) return false
  if (isNumbered && entry.old !== null) return true
  // What changes at one place or for one vehicle only leaves the rest as it was.
  if (numbers.length > 0 && !isNumbered && (place === null || !numbers.includes(place))) return false
  const telling = tellingOf(entry.label)
  const said = new Set(tellingOf(`${leadIn} ${text}`))
  if (telling.length === 0 || !telling.every((stem) => said.has(stem))) return false
  if (entry.old !== null) return true
  // Without the old value, the name must be the same.
  const changed = new Set(tellingOf(label))
  const name = tellingOf(text.split(/\$|\d/)[0] ?? '').filter((stem) => !qualifying.has(stem))
  return (
    passage.kind === 'row' &&
    !isForSomeOnly(label) &&
    name.length > 0 &&
    name.every((stem) => changed.has(stem))
  )
}

/** Whether a row or sentence is the item of the declarations: "6. Limit of Liability, Aggregate: $1,000,000". */
function isOfItem({ label }: ChangedEntry, item: string, { text, headings, isFront }: Candidate): boolean {
  const marked = new RegExp(String.raw`^(?:item )?${item}[.):]?\s`, 'i')
  const said = new Set(tellingOf(text))
  return (
    isFront &&
    (marked.test(text) || new RegExp(String.raw`^item ${item}\b`, 'i').test(headings.at(-1) ?? '')) &&
    tellingOf(label.replaceAll(/\$ ?[\d,]+|\bonly\b/g, ' ')).every((stem) => said.has(stem))
  )
}

const qualifying = new Set(
  stemsOf('occurrence accident claim location premises annual person building policy year'),
)

/** The numbers of the vehicles or items that a change names: "Collision deductible, autos 4 and 5"; empty if it holds for all. */
export function unitsChanged(candidate: Candidate): readonly string[] {
  const entry = changedEntry(candidate)
  const listed = entry && unitNumbers.exec(`${entry.label} ${entry.rest}`)?.[1]
  return listed?.match(/\d+/g) ?? []
}

/** Whether the changed value is the one that is asked for, in a row that has others beside it. */
function isAsked({ label, old }: ChangedEntry, { values }: Candidate, question: string): boolean {
  if (question === '' || values.length < 2) return true
  const wantsShare = asksShare.test(question)
  if (share.test(label) !== wantsShare && (wantsShare || /\blimits?\b|\bhow much\b/i.test(question)))
    return /\bwaiting\b/i.test(label) && /\bwait/i.test(question)
  const asked = new Set(tellingOf(question))
  const isNamed = (column: string) => {
    const own = tellingOf(column)
    return own.length > 0 && own.every((stem) => asked.has(stem))
  }
  const [ofOld] = values.filter(({ text }) => old !== null && compact(text) === compact(old))
  return (
    !values.some(({ column }) => column !== ofOld?.column && isNamed(column)) || isNamed(ofOld?.column ?? '')
  )
}

/** The words of a label that tell it from others. */
function tellingOf(label: string): string[] {
  const plain = label.replaceAll(
    /\b(?:locations?|premises|buildings?|autos?|units?|items?) \d[\d, and&]*(?: only)?/gi,
    ' ',
  )
  return stemsOf(plain).filter((stem) => !general.has(stem))
}

const general = new Set(
  stemsOf(
    'limit limits deductible deductibles retention amount item only the of for and or in to a an each any per is are was now coverage insurance declarations shown policy what how much our we',
  ),
)
