import type { Fact } from './knownFacts.ts'
import { type Clause, clausesOf } from './letterClauses.ts'
import { addressFacts, letterFact, organization, postal } from './letterFact.ts'
import { negation, type Sentence } from './letterSentences.ts'
import { emails, phones } from './spokenValues.ts'

/** Public bodies, which have no form of company in their names. */
const publicBody = String.raw`(?:Town|City|County|Village|Township|Borough|Port|Parish|State|University|Diocese|Commonwealth|Department|Board)(?: of(?: the)? [A-Z][\w'’-]*)+(?: [A-Z][\w'’-]*)*|[A-Z][\w'’-]* (?:(?:and |& )?[A-Z][\w'’-]* )*(?:County|School District|School Board|Authority|University|College|Township|District|Commission)(?: No\. \d+)?`

/** A lender, an additional insured, a certificate holder or another company that the policy is to name. */
export function interestFacts(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const lenders = records.filter(({ entity, attribute }) => entity === 'interest' && attribute === 'name')
  // With several lenders, it takes more to know which of them was paid.
  const settled = lenders.length > 1 ? undefined : paidOff(sentences)
  const named = sentences.find(
    ({ text }) =>
      settled?.sentence.text !== text &&
      (/\b(?:loss payee|lien|financed|loan|holds? the (?:note|title|paper)|mortgag\w*|additional insured|certificate holder)\b/i.test(
        text,
      ) ||
        (/\b(?:bank|credit union|lender|finance company)\b/i.test(text) && postal.test(text))) &&
      new RegExp(organization).test(text),
  )
  const [addressed] = sentences.flatMap((sentence) => {
    const name = namedAtAddress(records, sentence)
    return name === undefined ? [] : [{ sentence, name }]
  })
  const found = named ?? addressed?.sentence
  const name = named ? new RegExp(organization).exec(named.text)?.[0] : addressed?.name
  if (settled && !named) return [letterFact('interest', 'name', 'None', settled.sentence)]
  if (!found || !name) return []
  // Besides a lender, somebody may want a certificate.
  const holder =
    named && addressed && addressed.sentence !== named && /\bcertificates?\b/i.test(addressed.sentence.text)
      ? [
          letterFact('interest', 'name', addressed.name, addressed.sentence, 1),
          letterFact('interest', 'role', 'Certificate holder', addressed.sentence, 1),
          ...addressFacts('interest', addressed.sentence.text, addressed.sentence, 1),
        ]
      : []
  const after = found.text.slice(found.text.indexOf(name) + name.length).replace(/^[, ]+/, '')
  const about = named ? named.text : sentences.map(({ text }) => text).join(' ')
  const at = sentences.indexOf(found)
  const next = sentences.slice(at, at + 3).map(({ text }) => text)
  const loan = next.map((text) => loanNumber.exec(text)?.[1]).find(Boolean)
  const role = /additional insured/i.test(about)
    ? 'Additional insured'
    : /\bleased (?:to us )?(?:from|by)\b|\blessor\b/i.test(found.text)
      ? 'Lessor'
      : /mortgag/i.test(about) || next.some((text) => /\b(?:first|second) mortgage\b/i.test(text))
        ? 'Mortgagee'
        : named || /\b(?:loan|lien|financ\w*|loss payee)\b/i.test(about)
          ? 'Loss payee'
          : null
  return [
    letterFact('interest', 'name', asQuoted(name, sentences), found),
    ...(role === null ? [] : [letterFact('interest', 'role', role, found)]),
    ...(loan ? [letterFact('interest', 'loanNumber', loan, found)] : []),
    ...(/certificate/i.test(found.text) ? [letterFact('interest', 'certificate', 'Yes', found)] : []),
    ...addressFacts('interest', after.replace(/^(PO Box \d+), ([A-Z])/, '$1, $2'), found),
    ...holder,
    ...recipient(records, sentences),
    ...additionalInsureds(name, sentences),
  ]
}

/** 'The policy has to read "First Bank ISAOA"': a name with all that a letter wants behind it. */
function asQuoted(name: string, sentences: readonly Sentence[]): string {
  const quoted = new RegExp(String.raw`["“](${RegExp.escape(name)}[^"”]{0,60})["”]`)
  return sentences.map(({ text }) => quoted.exec(text)?.[1]?.replace(/,$/, '')).find(Boolean) ?? name
}

/** "They and the owner, Hill County, are both to be additional insureds": all who are, with the holder where a pronoun stands for it. */
function additionalInsureds(holder: string, sentences: readonly Sentence[]): Fact[] {
  const sentence = sentences.find(
    ({ text }) =>
      /\badditional insureds?\b/i.test(text) && !negation.test(text.replaceAll(/\bNo\. \d/g, ' ')),
  )
  if (!sentence) return []
  const before = sentence.text.split(/\badditional insureds?\b/i)[0] ?? ''
  const named = [...sentence.text.matchAll(new RegExp(`${publicBody}|${organization}`, 'g'))].map(([name]) =>
    name.replace(/^The /, ''),
  )
  const isMeant = /^(?:(?:both )?they|it|he|she|both)\b|\b(?:add|name|list|show|include) (?:them|it)\b/i.test(
    before,
  )
  // "The county wants to be named as additional insured."
  const kind = /\b[Tt]he ([a-z]+)\b/.exec(before)?.[1] ?? ''
  const isKind = kind !== '' && new RegExp(`\\b${kind}\\b`, 'i').test(holder)
  const all = [...new Set([...(isMeant || isKind ? [holder] : []), ...named])]
  return all.length === 0 ? [] : [letterFact('interest', 'additionalInsureds', all.join('; '), sentence)]
}

/** "The bank was paid off in March": nobody has an interest any more. */
function paidOff(sentences: readonly Sentence[]): Clause | undefined {
  return clausesOf(sentences).find(
    ({ text, isNegative }) =>
      !isNegative &&
      /\b(?:bank|savings|credit union|loan|mortgage|lender|lien|note|finance company)\b.*\bpaid (?:it |them |her |him )?(?:off|in full)\b|\bpaid off (?:the|our|my) (?:\w+ )?(?:loan|mortgage|bank|note|lien)\b/i.test(
        text,
      ),
  )
}

const loanNumber = /\b(?:loan|lease)(?: number| no\.?| #)?(?: is)?:? ((?=[\w-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*)\b/

/** "For the Town of Great Quoddy, 4 Meetinghouse Hill, Great Quoddy, ME 04628": whose address a letter gives that no record has. */
function namedAtAddress(records: readonly Fact[], { text }: Sentence): string | undefined {
  const at = postal.exec(text)
  if (!at) return undefined
  const isOwn = records.some(({ attribute, value }) => attribute === 'line1' && value === at[1])
  const name = new RegExp(
    String.raw`(?:\bthe )?\b(${publicBody}|${organization}),?(?: at| of| is at)? $`,
  ).exec(text.slice(0, at.index))?.[1]
  const isKnown = records.some(
    ({ entity, attribute, value }) =>
      attribute === 'name' && value === name && (entity === 'insured' || entity === 'agency'),
  )
  return isOwn || isKnown ? undefined : name?.replace(/^The /, '')
}

/** Where a certificate goes, and to whom: "the Road Commissioner wants a certificate, sent to roads@quoddy.example". */
function recipient(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const own = new Set(records.flatMap(({ attribute, value }) => (attribute === 'email' ? [value] : [])))
  const sent = sentences.find(
    ({ text }) =>
      /\b(?:sen[dt]|e-?mail|mail|forward|goes|address|copy)\b/i.test(text) &&
      emails(text).some(({ value }) => !own.has(value)) &&
      !/^from:/i.test(text),
  )
  const email = sent && emails(sent.text).find(({ value }) => !own.has(value))?.value
  const person = String.raw`([A-Z][a-z]+(?: [A-Z][a-z.]+){1,2})`
  const attention = sentences.find(({ text }) => new RegExp(attentionOf(person)).test(text))
  const contact = attention && new RegExp(attentionOf(person)).exec(attention.text)?.slice(1).find(Boolean)
  const faxed = sentences.find(({ text }) => /\bfax\b/i.test(text) && phones(text).length > 0)
  const [fax] = faxed ? phones(faxed.text) : []
  return [
    ...(faxed && fax ? [letterFact('interest', 'fax', fax.value, faxed)] : []),
    ...(sent && email ? [letterFact('interest', 'email', email, sent)] : []),
    ...(attention && contact ? [letterFact('interest', 'contact', contact, attention)] : []),
  ]
}

function attentionOf(person: string): string {
  return String.raw`\b(?:[Aa]tt(?:entio)?n\.?(?: of| to)?:? |[Mm]ark it for |[Aa]ddress it to )(?:the )?${person}|\b(?:[Ee]-?mail|[Ss]end|[Mm]ail|[Ff]ax|[Ff]orward) (?:it|this|that|one|(?:the|a) (?:certificate|copy)) (?:directly |straight )?to (?:(?:their|his|her|the|our) (?:[a-z]+[ ,]+){1,4}?)?${person}|\b[Tt]he ${person} (?:wants|needs|asked|asks|requires|is asking|insists)\b`
}
