import type { Fact } from './knownFacts.ts'
import { letterFact, personPattern, jobPattern } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { writerOf } from './people.ts'
import { days, emails, phones } from './spokenValues.ts'

/** What a letter says of whoever wrote it and whom to call about it. */
export function writerFacts(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const own = [...ownContact(sentences), ...writerTitle(records, sentences)]
  return [...own, ...signatory(records, sentences, own), ...dayWritten(sentences)]
}

/** Who fills in the form: who signed the letter, with the reach that it gives or that the records have. */
function signatory(records: readonly Fact[], sentences: readonly Sentence[], own: readonly Fact[]): Fact[] {
  const name = writerOf(sentences)
  const signed = name && sentences.findLast(({ text }) => text.includes(name))
  if (!name || !signed) return []
  const ofOwn = (attribute: string) => own.find((each) => each.attribute === attribute)?.value
  const isOnRecord = records.some(
    ({ entity, attribute, value }) => entity === 'insured' && attribute === 'contact' && value === name,
  )
  const reach = (attribute: 'phone' | 'email', find: typeof phones) =>
    ofOwn(attribute) ??
    sentences.slice(-4).flatMap(({ text }) => (text.length < 80 ? find(text) : []))[0]?.value ??
    (isOnRecord
      ? records.find((each) => each.entity === 'insured' && each.attribute === attribute)?.value
      : undefined)
  const told = {
    name,
    title: ofOwn('writerTitle') ?? ofOwn('title'),
    phone: reach('phone', phones),
    email: reach('email', emails),
  }
  return Object.entries(told).flatMap(([attribute, value]) =>
    value === undefined ? [] : [letterFact('writer', attribute, value, signed)],
  )
}

function dayWritten(sentences: readonly Sentence[]): Fact[] {
  const dated = sentences.find(({ text, written }) => written !== null && days(text, null).length > 0)
  const day = dated && days(dated.text, null)[0]?.value
  return day ? [letterFact('writer', 'written', day, dated)] : []
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

/** "Gail Thornbury, office manager": what somebody is who signs as the applicant's contact. */
function writerTitle(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const writer = writerOf(sentences)
  if (writer === undefined) return []
  const stated = sentences.flatMap((sentence) => {
    const title = new RegExp(
      String.raw`\b${RegExp.escape(writer)},? \(?((?:[A-Za-z]+ ){0,3}?(?:${jobPattern}))(?=[),.]|$)`,
      'i',
    ).exec(sentence.text)?.[1]
    return title === undefined ? [] : [letterFact('person', 'writerTitle', capitalized(title), sentence)]
  })
  const contact = records.find(({ entity, attribute }) => entity === 'insured' && attribute === 'contact')
  if (contact && contact.value !== writer) return stated.slice(0, 1)
  const end = sentences.slice(-4)
  const signed = end.find(({ text }) => text.includes(writer))
  const after = signed?.text.slice(signed.text.indexOf(writer) + writer.length).replace(/^[,\s]+/, '') ?? ''
  const next = signed && end[end.indexOf(signed) + 1]?.text
  const title = [after, next ?? ''].find((each) =>
    new RegExp(`^(?:[A-Za-z]+ ){0,3}(?:${jobPattern})$`, 'i').test(each),
  )
  return signed && title
    ? [...stated.slice(0, 1), letterFact('insured', 'title', capitalized(title), signed)]
    : stated.slice(0, 1)
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
