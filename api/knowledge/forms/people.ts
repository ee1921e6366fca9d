import { type ContactRole, contactRoles } from './entities.ts'
import type { Fact } from './knownFacts.ts'
import type { KnownValue } from './knownValue.ts'
import { letterFact, personPattern, jobPattern } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { emails, phones } from './spokenValues.ts'

/** A person named in the records or a letter. */
export interface Person {
  readonly name: string
  readonly phone?: string | undefined
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  readonly title?: string | undefined
  readonly source: string
}

/** What people are asked for by, and what letters and titles call it. */
const roles = {
  inspection:
    /\b(?:inspect\w*|come look|look at|sends? someone|come out|walk[- ]?through|survey\w*|visits?|see the (?:yard|shop|place|building))\b/i,
  accounting: /\b(?:invoices?|bill(?:s|ing)?|money|book-?keep\w*|account(?:ing|ants?)|audits?|books)\b/i,
  claims: /\b(?:claims? (?:contact|questions)|report(?:ing)? (?:a )?(?:claims?|loss(?:es)?)|claims)\b/i,
  safety: /\bsafety\b/i,
  security: /\b(?:security|incidents?|breach|emergency|hack\w*|computers|cyber|(?-i:IT))\b/i,
  inCharge: /\b(?:in charge|general manager|runs the (?:place|shop|store|floor))\b/i,
  principal: /\b(?:owners?|co-owner|principal|proprietor|president|managing member)\b/i,
} satisfies Record<ContactRole, RegExp>

const calls =
  /\b(?:calls?|rings?|phone|ask for|talk to|contact|reach|deal with|through|goes? to|handle[sd]?|does|looks? after|in charge of|responsible for|see|name|that['’]?s|is|should be|stays? with)\b/i

/** Whether a word of a letter names somebody: the last name, the first, or a short form of it. */
function isNameOf(name: string, word: string): boolean {
  const parts = name.replace(/^(?:Dr|Mr|Mrs|Ms)\.? /, '').split(' ')
  const [first = ''] = parts
  const short = word.replace(/(?:y|ie|i)$/, '').replace(/(.)\1$/, '$1')
  return (
    parts.includes(word) || (short.length >= 3 && first.startsWith(short) && word.length <= first.length + 1)
  )
}

/** Which of several people a text names; first names before last names, which families share. */
export function namedPerson<T extends { readonly name: string }>(
  people: readonly T[],
  text: string,
): T | undefined {
  const words: readonly string[] = text.match(/\b[A-Z][a-zà-ÿ]{2,}\b/g) ?? []
  const byFirst = people.find(({ name }) => words.some((word) => isNameOf(name.split(' ')[0] ?? name, word)))
  const byLast = people.filter(({ name }) => words.includes(name.split(' ').at(-1) ?? ''))
  return byFirst ?? (byLast.length === 1 ? byLast[0] : undefined)
}

/** People of the records, each with what is known of them. */
export function knownPeople(known: readonly KnownValue[]): Person[] {
  const rows = Map.groupBy(
    known.filter(
      ({ within }) =>
        /\b(?:contacts?|owners?|officers?|principals?)$/.test(within ?? '') && !/agency/.test(within ?? ''),
    ),
    ({ within, index }) => `${within} ${index}`,
  )
  const found = [...rows.values()].flatMap((row): Person[] => {
    const of = (label: RegExp) => row.find((each) => label.test(each.label))?.value
    const name = of(/^(?:full )?name$/)
    return name
      ? [
          {
            name,
            phone: of(/^(?:phone|direct|office phone)/),
            mobile: of(/mobile|cell/),
            email: of(/email/),
            title: of(/title|role|type|purpose/),
            source: row[0]?.source ?? '',
          },
        ]
      : []
  })
  // { safetyDirector: 'Colleen Abt' }
  const titled = known.flatMap(({ label, value, source }): Person[] =>
    roleKey.test(label) && new RegExp(`^${personPattern}$`).test(value)
      ? [{ name: value, title: label, source }]
      : [],
  )
  found.push(...titled)
  return found.filter(({ name }, at) => found.findIndex((each) => each.name === name) === at)
}

const roleKey = /\b(?:director|manager|officer|coordinator|inspection|accounting|bookkeeper|claims)\b/

/** Whom to call for what: by what a letter says, or by the titles of the records. */
export function contactFacts(
  known: readonly Person[],
  sentences: readonly Sentence[],
  relatives: readonly Person[] = [],
): Fact[] {
  const writer = writerOf(sentences)
  // "Noreen" alone under a letter is enough where the records have her.
  const signed = sentences.slice(-2).find(({ text }) => /^[A-Z][a-zà-ÿ]+$/.test(text))?.text ?? ''
  const self =
    namedPerson(known, writer ?? signed) ?? (writer === undefined ? undefined : { name: writer, source: '' })
  const people = [...known, ...relatives]
  return contactRoles.flatMap((role) => {
    for (const [at, sentence] of role === 'principal' ? [] : sentences.entries()) {
      const { text } = sentence
      if (!roles[role].test(text)) continue
      // "Inspection." is a heading: what it is about follows.
      const joined = text.length < 30 && sentences[at + 1] ? `${text} ${sentences[at + 1]?.text}` : text
      if (!calls.test(joined) && phones(joined).length + emails(joined).length === 0) continue
      const from = sentences[at - 1]?.text.length ?? 0
      const found =
        personIn(joined, people, { role: roles[role], self }) ??
        (from > 0 && /^(?:he|she|that)\b/i.test(text)
          ? personIn(sentences[at - 1]?.text ?? '', people, { role: roles[role], self })
          : undefined)
      if (!found) continue
      const entries: [string, string | undefined][] = [
        ['name', found.name],
        ['phone', found.phone],
        ['mobile', found.mobile],
        ['email', found.email],
      ]
      return entries.flatMap(([attribute, value]) =>
        value ? [letterFact(role, attribute, value, sentence)] : [],
      )
    }
    const owner = role === 'principal' && sentences.find(({ text }) => ownsAlone.test(text))
    if (owner && self && self.name !== '') return [letterFact(role, 'name', self.name, owner)]
    const isAlone = role === 'principal' && known.length === 1
    const titled = people.filter(({ title }) => isAlone || (title && roles[role].test(title)))
    const [only] = titled
    return only && titled.length === 1
      ? (['name', 'phone', 'mobile', 'email'] as const).flatMap((attribute): Fact[] => {
          const value = only[attribute]
          return value
            ? [
                {
                  entity: role,
                  attribute,
                  value,
                  source: only.source,
                  row: 0,
                  line: null,
                  isFromLetter: false,
                },
              ]
            : []
        })
      : []
  })
}

/** "I own the shop alone." */
const ownsAlone = /\bI (?:own (?!\d)|am the (?:sole |only )?owner\b)/

/** Whom a text names for a role: the name nearest to the word for the role, and what follows it up to the next name. */
function personIn(
  text: string,
  people: readonly Person[],
  { role, self }: { role: RegExp; self: Person | undefined },
): Partial<Person> | undefined {
  const at = role.exec(text)?.index ?? 0
  const names = [...text.matchAll(new RegExp(String.raw`\b${personPattern}\b`, 'g'))].filter(
    ({ 0: name }) => !/^(?:For|If|The|Our|My|Have|Books?|Please|Ask|Call)\b/.test(name),
  )
  const distance = ({ 0: name, index }: RegExpExecArray) =>
    index > at ? index - at : Math.max(0, at - index - name.length)
  const [found] = names.toSorted((a, b) => distance(a) - distance(b))
  const next = found && names.find(({ index }) => index > found.index)
  const own = found && names.length > 1 ? text.slice(found.index, next?.index) : text
  const reach = { phone: phones(own)[0]?.value, email: emails(own)[0]?.value }
  const isReached = reach.phone !== undefined || reach.email !== undefined
  const given = Object.fromEntries(Object.entries(reach).filter(([, value]) => value !== undefined))
  if (found && (isReached || /\b(?:ask for|calls?|talk to|contact)\b/i.test(text)))
    return { ...(people.find(({ name }) => name === found[0]) ?? { name: found[0] }), ...given }
  const isSelf =
    /\b(?:me|myself|I should|I['’]m the|I (?:look after|handle|run|manage)|my (?:cell|phone|number|mobile|own line))\b/.test(
      text,
    ) && !/\bnot me\b/.test(text)
  const named = namedPerson(people, text) ?? (isSelf ? self : undefined)
  return named || isReached ? { ...named, ...given } : undefined
}

/** "Caller: Patience Adeyemi, HR coordinator", "Call notes, November 3 - Jesús Villaseñor (President)". */
const callerOf = new RegExp(
  String.raw`^(?:Caller|Call(?:ed)? (?:from|with)|Spoke (?:with|to)|Talked to):? (${personPattern})|^(?:Call|Phone|Meeting) notes\b[^-–—]*[-–—:] (${personPattern})(?=[ ,(])`,
)

/** What somebody manages or supervises. */
const fields =
  'route|office|shop|plant|project|field|fleet|operations|safety|site|yard|store|branch|regional|service|assistant'

/** Who wrote the letter: the sender of an e-mail, or the name at its end. */
export function writerOf(sentences: readonly Sentence[]): string | undefined {
  const caller = sentences
    .slice(0, 5)
    .map(({ text }) => callerOf.exec(text)?.slice(1).find(Boolean))
    .find(Boolean)
  if (caller) return caller
  const from = sentences
    .slice(0, 4)
    .map(({ text }) =>
      new RegExp(String.raw`(?:^|From:\s*)(${personPattern})\s*<|^From:\s*(${personPattern})(?=, | \(|$)`)
        .exec(text)
        ?.slice(1)
        .find(Boolean),
    )
    .find(Boolean)
  if (from) return from
  return sentences
    .toReversed()
    .slice(0, 4)
    .map(
      ({ text }) =>
        // "Bram Ostrander President" is a name with a title.
        new RegExp(
          String.raw`^(?:(?:sincerely|regards|best|thanks?|thank you|yours|warmly)[\w ]*[,!]\s*)?(${personPattern})(?:,.*)?$`,
          'i',
        ).exec(
          text
            .replace(/ ?\S+@\S+$/, '')
            .replace(/ ?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/, '')
            .replace(new RegExp(`(?: (?:${fields}))? (?:${jobPattern})$`, 'i'), '')
            .replace(/,? (?:DDS|DMD|DVM|MD|CPA|PhD|RN|PE|AIA|Esq\.?)$/, ''),
        )?.[1],
    )
    .find((name) => name !== undefined && new RegExp(`^${personPattern}$`).test(name))
}
