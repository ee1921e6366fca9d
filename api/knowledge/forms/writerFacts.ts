import type { Fact } from './knownFacts.ts'
import { jobPattern, letterFact, personPattern } from './letterFact.ts'
import { dayWritten, type Sentence } from './letterSentences.ts'
import { namedPerson, type Person, writerOf } from './people.ts'
import { emails, phones } from './spokenValues.ts'

/** What a letter says of whoever wrote it, when that was, and whom to call about it. */
export function writerFacts(
  records: readonly Fact[],
  people: readonly Person[],
  sentences: readonly Sentence[],
): Fact[] {
  const day = dayWritten(sentences)
  return [
    ...ownContact(sentences),
    ...contactTitle(records, sentences),
    ...signatory(records, people, sentences),
    ...(day
      ? [{ ...unknown, attribute: 'written', value: day.value, source: day.source, isFromLetter: true }]
      : []),
  ]
}

/** Who fills in a form and how to reach them: whoever wrote the letter, or else the applicant's contact. */
function signatory(
  records: readonly Fact[],
  people: readonly Person[],
  sentences: readonly Sentence[],
): Fact[] {
  const ofInsured = (attribute: string) =>
    records.find((each) => each.entity === 'insured' && each.attribute === attribute)
  const contact = ofInsured('contact')
  const writer = writerOf(sentences)
  const name = writer ?? contact?.value
  if (name === undefined) return []
  const signed = sentences.findLast(({ text }) => text.includes(name))
  const named = contact?.value === name ? contact : undefined
  // "Ted" alone under a letter is enough where the records have him.
  const isSignedShort = sentences
    .slice(-2)
    .some(({ text }) => /^[A-Z][a-zà-ÿ]+$/.test(text) && namedPerson([{ name }], text) !== undefined)
  const person = people.find((each) => each.name === name)
  const onRecord = (attribute: 'phone' | 'email' | 'title'): Fact[] => {
    const value = person?.[attribute] ?? (attribute === 'phone' ? person?.mobile : undefined)
    const own = named && ofInsured(attribute)
    if (value !== undefined && person)
      return [{ ...unknown, attribute, value, source: person.source, isFromLetter: false }]
    return own ? [{ ...own, entity: 'writer' }] : []
  }
  const title = writer === undefined ? undefined : titleOf(writer, sentences)
  const phone = ownReach('phone', { sentences, writer })
  const email = ownReach('email', { sentences, writer })
  const from = sentences.slice(0, 5).find(({ text }) => /^from:|<[^<>\s]+@/i.test(text))
  const [address] = from?.text.includes(name) ? emails(from.text) : []
  return [
    ...(named && (writer !== undefined || isSignedShort)
      ? [{ ...named, entity: 'writer' as const, attribute: 'name' }]
      : signed && writer !== undefined
        ? [letterFact('writer', 'name', name, signed)]
        : []),
    ...(title ? [{ ...title, entity: 'writer' as const }] : onRecord('title')),
    ...(phone ? [phone] : onRecord('phone')),
    ...(from && address
      ? [letterFact('writer', 'email', address.value, from)]
      : email
        ? [email]
        : onRecord('email')),
  ]
}

const unknown = { entity: 'writer', row: 0, line: null } as const

/** "Questions to me please: 715-555-0138", or what stands under a signature. */
function ownReach(
  attribute: 'phone' | 'email',
  { sentences, writer }: { sentences: readonly Sentence[]; writer: string | undefined },
): Fact | undefined {
  const find = attribute === 'phone' ? phones : emails
  const stated = sentences.find(({ text }) => isOwnReach.test(text) && find(text).length > 0)
  const end = writer === undefined ? [] : sentences.slice(-4)
  const at = end.findIndex(({ text }) => writer !== undefined && text.includes(writer))
  const signed = end.slice(at === -1 ? end.length : at).find(({ text }) => find(text).length > 0)
  const told = stated ?? signed
  const [reach] = told ? find(told.text) : []
  return told && reach && letterFact('writer', attribute, reach.value, told)
}

const isOwnReach =
  /\b(?:call|reach|contact|ring|phone|text|e-?mail) me\b|\bquestions? (?:go |come )?to me\b|\bmy (?:(?:own|direct|cell|mobile|new|work|home) )*(?:number|phone|line|cell|e-?mail)\b/i

/** "Gail Thornbury, office manager", or the line under a name at the end of a letter. */
function titleOf(writer: string, sentences: readonly Sentence[]): Fact | undefined {
  const [stated] = sentences.flatMap((sentence) => {
    const title = new RegExp(
      String.raw`\b${RegExp.escape(writer)},? \(?((?:[A-Za-z]+ ){0,3}?(?:${jobPattern}))(?=[),.]|$| \(?\d{3})`,
      'i',
    ).exec(sentence.text)?.[1]
    return title === undefined ? [] : [letterFact('writer', 'title', capitalized(title), sentence)]
  })
  if (stated) return stated
  // "I will sign it as treasurer."
  const [signing] = sentences.flatMap((sentence) => {
    const title = new RegExp(
      String.raw`\bI (?:will |am )?sign\w*(?: \w+){0,2} as (?:the |its |your )?((?:[a-z]+ ){0,2}?(?:${jobPattern}))\b`,
      'i',
    ).exec(sentence.text)?.[1]
    return title === undefined ? [] : [letterFact('writer', 'title', capitalized(title), sentence)]
  })
  if (signing) return signing
  const end = sentences.slice(-4)
  const signed = end.find(({ text }) => text.includes(writer))
  const after = signed?.text.slice(signed.text.indexOf(writer) + writer.length).replace(/^[,\s]+/, '') ?? ''
  const next = signed && end[end.indexOf(signed) + 1]?.text
  const title = [after, next ?? ''].find((each) =>
    new RegExp(`^(?:[A-Za-z]+ ){0,3}(?:${jobPattern})$`, 'i').test(each),
  )
  return signed && title ? letterFact('writer', 'title', capitalized(title), signed) : undefined
}

/** What the applicant's contact is who signs a letter. */
function contactTitle(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const writer = writerOf(sentences)
  const contact = records.find(({ entity, attribute }) => entity === 'insured' && attribute === 'contact')
  if (writer === undefined || (contact && contact.value !== writer)) return []
  const title = titleOf(writer, sentences)
  return title ? [{ ...title, entity: 'insured' }] : []
}

/** "Call me directly, Imogen Sato, 603-555-0138, and use this e-mail." */
function ownContact(sentences: readonly Sentence[]): Fact[] {
  const sentence = sentences.find(
    ({ text }) =>
      /\b(?:call|reach|contact|ring|phone) me\b/i.test(text) &&
      (phones(text).length > 0 || emails(text).length > 0),
  )
  if (!sentence) return []
  const named =
    new RegExp(String.raw`,? ((?:Dr\. )?${personPattern}),`).exec(sentence.text)?.[1] ?? writerOf(sentences)
  const from = sentences.slice(0, 4).find(({ text }) => /^from:/i.test(text))
  const email =
    emails(sentence.text)[0]?.value ??
    (/\bthis e-?mail\b/i.test(sentence.text) && from ? emails(from.text)[0]?.value : undefined)
  const phone = phones(sentence.text)[0]?.value
  return [
    ...(named ? [letterFact('person', 'contact', named, sentence)] : []),
    ...(phone ? [letterFact('person', 'phone', phone, sentence)] : []),
    ...(email ? [letterFact('person', 'email', email, sentence)] : []),
  ]
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
