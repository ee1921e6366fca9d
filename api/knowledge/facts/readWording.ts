import type { Reading } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { partBlocks, sentencesOf, type Sentence } from './partSentences.ts'
import type { AdditionalInsured, Fact, WordingSuggestion } from './policyFacts.ts'
import { isStreetLine, splitAddress } from './values.ts'

export interface Wording {
  readonly named: readonly Fact<AdditionalInsured>[]
  readonly blanket: readonly Fact<WordingSuggestion>[]
  readonly waivers: readonly Fact<WordingSuggestion>[]
  readonly primary: readonly Fact<WordingSuggestion>[]
  readonly cancellationNoticeDays: readonly Fact<number>[]
}

const additionalInsuredTitle = /additional insured|lessors of premises|managers or lessors/i
const waiverTitle =
  /waiver of (?:transfer of )?(?:rights|subrogation|our right)|transfer of rights of recovery|waiver of our right/i
const primaryTitle = /primary (?:and|&|\/|or) ?non-?contributory|non-?contributory/i
const blanketWords =
  /any (?:person|organization|persons?,? or organizations?|entity|party)\b.{0,120}?\b(?:agreed|required?|requires|written|contract)|(?:required|agreed)\b.{0,60}\b(?:written )?(?:contract|agreement)|agreed in writing|blanket|automatic/i
const scheduleLabel =
  /^(?:name(?:\(s\)|s)? of|person\(?s?\)? or organization|name (?:and address )?of|designated person|location|additional insured(?:\(s\))?:?$|schedule)/i
const waiverText = /\bwaive\b.{0,40}\bright(?:s)?\b|\bwaiver of subrogation\b/i
const primaryText = /\bprimary\b.{0,80}\b(?:not seek contribution|non-?contributory|will not contribute)/i

/** Wording that certificates ask for, found in endorsements and forms. */
export function readWording(parts: readonly DocumentPart[], reading: Reading): Wording {
  const named: Fact<AdditionalInsured>[] = []
  const blanket: Fact<WordingSuggestion>[] = []
  const waivers: Fact<WordingSuggestion>[] = []
  const primary: Fact<WordingSuggestion>[] = []
  const notices: Fact<number>[] = []
  for (const part of parts) {
    const sentences = partBlocks(part, reading).flatMap(sentencesOf)
    const title = part.title ?? ''
    const isEndorsement = part.kind === 'endorsement'
    if (isEndorsement && additionalInsuredTitle.test(title) && !/exclusion/i.test(title)) {
      const scheduled = scheduledNames(part)
      const blanketWording = sentences.find(({ text }) => blanketWords.test(text) && /insured/i.test(text))
      if (scheduled.length > 0) named.push(...scheduled)
      else if (blanketWording)
        blanket.push(factOf({ appliesTo: whoIn(blanketWording.text), isBlanket: true }, blanketWording, part))
    }
    if (isEndorsement && waiverTitle.test(title)) addWording(waivers, waiverText)
    if (isEndorsement && primaryTitle.test(title)) addWording(primary, primaryText)
    for (const sentence of part.kind === 'form' ? [] : sentences) {
      const name = namedIn(sentence.text)
      if (name !== null && !named.some(({ value }) => value.name === name))
        named.push(factOf({ name, address: null }, sentence, part))
      else if (
        !(isEndorsement && additionalInsuredTitle.test(title)) &&
        /\b(?:is|are) (?:an? )?(?:additional )?insureds?\b/i.test(sentence.text) &&
        blanketWords.test(sentence.text)
      )
        blanket.push(factOf({ appliesTo: whoIn(sentence.text), isBlanket: true }, sentence, part))
    }
    for (const sentence of sentences) {
      const days = noticeDays(sentence.text)
      if (days !== null)
        notices.push({ ...factOf(days, sentence, part), confidence: isEndorsement ? 0.9 : 0.8 })
      if (isEndorsement && !primaryTitle.test(title) && primaryText.test(sentence.text))
        primary.push(factOf({ appliesTo: whoIn(sentence.text), isBlanket: true }, sentence, part))
      if (isEndorsement && !waiverTitle.test(title) && /\bwe waive any right/i.test(sentence.text))
        waivers.push(
          factOf(
            { appliesTo: whoIn(sentence.text), isBlanket: blanketWords.test(sentence.text) },
            sentence,
            part,
          ),
        )
    }
    function addWording(list: Fact<WordingSuggestion>[], pattern: RegExp) {
      // A title says it too, but not for whom.
      const proof =
        sentences.find(({ text }) => pattern.test(text) && /[.;]$/.test(text)) ??
        sentences.find(({ text }) => pattern.test(text)) ??
        sentences.find(({ text }) => text.length > 40)
      if (!proof) return
      const scheduled = scheduledNames(part)
      const [first] = scheduled
      const isBlanket = first === undefined
      list.push(factOf({ appliesTo: first?.value.name ?? whoIn(proof.text), isBlanket }, proof, part))
    }
  }
  return { named, blanket, waivers, primary, cancellationNoticeDays: notices }
}

function factOf<Value>(value: Value, { text, page, box }: Sentence, part: DocumentPart): Fact<Value> {
  const origin =
    part.kind === 'endorsement' ? 'endorsement' : part.kind === 'declarations' ? 'declarations' : 'form'
  return {
    value,
    quote: text,
    page,
    box,
    confidence: 0.85,
    source: { origin, form: part.form, documentId: null, reason: null },
  }
}

const namedSentence =
  /^(?:[^.:]{0,80}[.:]\s+)?((?:[A-Z][\w&.'’-]*,? (?:(?:and|of|the|&|at) )?){1,9})(?:owner|lessor|landlord|located|[a-z][^,.]{0,60},)?[^.]{0,60}?\bis (?:also |hereby )?(?:(?:added|named|included|scheduled) as )?(?:an )?(additional )?insured\b/
const scheduledIn = /\b(?:designated|additional) insureds?\b[^.:]{0,40}\bscheduled?:\s*([A-Z][^.;]{3,80})/i

/** The one name that a sentence makes an insured: "Elm & Crown Properties LP is an additional insured for …" */
function namedIn(text: string): string | null {
  const scheduled = scheduledIn.exec(text)?.[1]
  if (scheduled !== undefined && !isWording(scheduled)) return scheduled.trim()
  const name = namedSentence.exec(text)?.[1]?.trim().replace(/,$/, '')
  if (
    name === undefined ||
    !/\S\s+\S/.test(name) ||
    /^(?:any|the|you|your|we|who|each|no|none|all|only|it|an?|this|where|when|if)\b/i.test(name)
  )
    return null
  return name
}

/** The class of persons that blanket wording is for. */
function whoIn(text: string): string {
  const match =
    /\b(any (?:person|organization|entity|party|[a-z]+, [a-z]+).*?)(?:[.;]|,(?! [a-z]+ or\b)|\bbut only\b|$)/i.exec(
      text,
    )
  return (match?.[1] ?? 'Where required by written contract').trim()
}

/** Names under the label of an endorsement's schedule; wording such as "any person" is no name. */
function scheduledNames(part: DocumentPart): Fact<AdditionalInsured>[] {
  const found: Fact<AdditionalInsured>[] = []
  for (const { page, lines } of part.pages) {
    for (const [at, label] of lines.entries()) {
      if (!scheduleLabel.test(label.text) || /^(?:schedule|location)/i.test(label.text)) continue
      const inline = label.text.includes(':') ? label.text.slice(label.text.indexOf(':') + 1).trim() : ''
      const below = lines
        .slice(at + 1)
        .filter(
          (line) =>
            line.box.y > label.box.y + 2 &&
            line.box.y < label.box.y + 95 &&
            Math.abs(line.box.x - label.box.x) < 40,
        )
      const texts = inline.length > 3 ? [{ ...label, text: inline }, ...below.slice(0, 3)] : below.slice(0, 5)
      for (const [index, line] of texts.entries()) {
        if (isWording(line.text) || scheduleLabel.test(line.text)) break
        const split = splitAddress(line.text)
        const name = (split?.before || line.text)
          .replace(/^\d+[.)]\s+/, '')
          .replace(/[,;]$/, '')
          .trim()
        if (isStreetLine(name) || !/[A-Za-z]{3}/.test(name) || name.length > 110) continue
        const next = texts[index + 1]?.text ?? ''
        const address = split?.address ?? (isStreetLine(next) ? next : null)
        found.push({
          value: { name, address },
          quote: line.text,
          page: page.number,
          box: line.box,
          confidence: 0.85,
          source: { origin: 'endorsement', form: part.form, documentId: null, reason: null },
        })
        if (!/\d{5}/.test(line.text)) break
      }
      if (found.length > 0) break
    }
  }
  return found
}

function isWording(text: string): boolean {
  return (
    /\b(?:any person|any organization|where required|as required|written contract|information required|section [IVX]+|is amended|this endorsement|insurance|shown in|all persons|blanket)\b/i.test(
      text,
    ) || /^[a-z]/.test(text)
  )
}

const noticePatterns = [
  /(\d{1,3})\s+days?\b[^.;\d]{0,90}?\b(?:if we cancel )?for any (?:other|reason other)/i,
  /any other reason[^.;\d]{0,80}?(\d{1,3})\s+days/i,
  /cancel this (?:policy|insurance|coverage)[^.]{0,160}?(?:not less than|at least)\s+(\d{1,3})\s+days/i,
  /\bcancel[^.]{0,60}?(?:only |except )?for non-?payment of premium[^.]{0,60}?(\d{1,3})\s+days/i,
]

/** Days of notice before the company cancels for another reason than nonpayment. */
export function noticeDays(text: string): number | null {
  if (!/cancel/i.test(text) || /nonrenew|not renew/i.test(text)) return null
  if (/only for non-?payment|except for non-?payment/i.test(text)) return null
  const match = noticePatterns
    .slice(0, 3)
    .map((pattern) => pattern.exec(text))
    .find(Boolean)
  const days = Number(match?.[1])
  const rest = match ? text.slice(match.index, match.index + match[0].length + 60) : ''
  const isNonpaymentOnly = /non-?payment/i.test(rest) && !/other/i.test(match?.[0] ?? '')
  return days > 0 && days <= 180 && !isNonpaymentOnly ? days : null
}
