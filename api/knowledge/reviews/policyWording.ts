import { numberInWords, type Reading, sentencesOf, spokenNumber } from '../../reading/index.ts'
import { formsIn } from './formsIn.ts'
import { type PolicyExclusions, readPolicyExclusions } from './policyExclusions.ts'
import { promisesNotice } from './promisesNotice.ts'

/** Words of a document that prove something. */
export interface Evidence {
  /** Verbatim. */
  readonly quote: string
  readonly page: number
  /** The heading of its form or endorsement; null at the beginning of a document. */
  readonly form: string | null
}

/** Who an additional insured, waiver or notice provision is for. */
export interface Provision extends Evidence {
  /** For any party that the insured agreed to include in writing. */
  readonly isBlanket: boolean
  /** The names in its schedule; empty for blanket wording. */
  readonly names: readonly string[]
  /** The days that it promises; null when it promises none. */
  readonly days: number | null
  /** Everything that its form says. */
  readonly whole: string
}

/** What a policy says about others than the insured. */
export interface PolicyWording extends PolicyExclusions {
  readonly additionalInsureds: readonly Provision[]
  readonly waivers: readonly Provision[]
  readonly primary: readonly Provision[]
  /** Notice of cancellation to others than the named insured. */
  readonly notice: readonly Provision[]
  /** A rating of the company, when the policy states one. */
  readonly rating: Evidence | null
}

const patterns = {
  additionalInsureds:
    /(?:additional|added) (?:insured|assured)|designated insured|\balso insured$|\b(?:LLC|LLP|LP|Inc|Corp|Company|Co|Ltd|Trust|Authority|District|County|City)\b[^.;]{0,60}\bis also (?:an )?insured\b|\b(?:landlord|lessor|owner|manager|client|customer|vendor|franchisor|organization|person|interest)s?(?: named above| named below)? (?:as|is) an insured\b|\b(?:any|each) (?:client|customer|tenant|owner)\b[^.]{0,120}\bcontract\b[^.]{0,40}\bis (?:also )?an insured\b|\b(?:any|each|every) (?:person|organi[sz]ation|party)(?: or organi[sz]ation)? (?:to|for|with|from) whom you\b[^.]{0,80}\bis an insured\b|\binclud\w+\b.{0,60}\b(?:any|each) (?:client|customer|person|organi[sz]ation|entity|party)\b.{0,60}\b(?:obliged|required|agreed)\b/i,
  waivers:
    /waiv(er|e|es|ed|ing)\b.{0,60}(subrogation|rights? (of|to) recover|recovery rights?|transfer of rights)|rights? (of|to) recover.{0,60}waived|not enforce.{0,30}rights? of recovery|not (?:enforce|exercise|pursue|assert)\b.{0,30}\brights?\b|waiv(?:e|ed|es|er)\b.{0,20}\brights?\b|waiv\w*\b.{0,30}\brecover(?:y|ies)\b|(give up|waive).{0,40}rights? (to recover|of recovery|against)|\bgive up (?:that|this|such|any|all|your|its) rights?\b|transfer of rights of recovery.{0,40}waiv|waive (subrogation|any right)|\breleases?\b[^.;]{0,60}\bbefore (?:a|any|the) loss\b/i,
  primary:
    /primary\b.{0,120}contribut|non-? ?contribut|\b(?:pays|applies) (?:first|ahead of|before)\b|\bis primary (for|to|as to|with respect to)\b|\b(?:does|will|do) not (?:share|seek to share|seek contribution)\b.{0,30}\bother insurance|primary\b.{0,160}\b(is|are|applies as) excess|will not share with the additional insured/i,
} as const satisfies Partial<Record<keyof PolicyWording, RegExp>>

/** Tells whether a title or a sentence is about a subject. */
type Subject = Pick<RegExp, 'test'>

/** "Written contract", "signed permit". */
const agreement = String.raw`(?:written|signed|executed) (?:[a-z-]+ )?(?:sub)?(?:contract|agreement|lease|permit|license)s?`
const blanket = new RegExp(
  [
    String.raw`(?:agreed?|required?|obligated|waived?|you (?:do|did) so|waive|give up)\b.{0,60}\b(?:in writing|in an? ${agreement}|${agreement})`,
    String.raw`${agreement} .{0,40}(?:so )?(?:requires?|provides|names|calls? for|asks? for)`,
    String.raw`(?:where|if) (?:your|the|a|an) (?:\w+ )?(?:lease|contract|agreement) (?:so )?(?:requires|provides)`,
    String.raw`written (?:contract|agreement|lease)\b.{0,40}\brequir`,
    String.raw`\bin (?:a|the|any) (?:written )?(?:contract|agreement)\b`,
    String.raw`waived it in (?:your|the|a) (?:written )?(?:lease|contract|agreement)`,
    String.raw`in writing,? (?:and )?before (?:a|the|any) loss`,
    String.raw`\breleases?\b[^.;]{0,60}\bbefore (?:a|any|the) loss\b`,
    String.raw`(?:any|all|each) (?:other )?(?:persons?|organizations?|entit(?:y|ies)|owners?|part(?:y|ies)).{0,80}(?:written (?:contract|agreement)|agree|contract|required|require)`,
    String.raw`(?:must|to) be added\b.{0,40}\b${agreement}|(?:must|to) be added\b.{0,30}\bcontract`,
    'blanket',
    String.raw`\b(?:any|each|every) (?:person|organi[sz]ation|party)(?: or organi[sz]ation)? (?:to|for|with|from) whom you\b`,
    '(?:required|agreed).{0,40}written (?:contract|agreement)',
    'where required by|as required by (?:written )?contract|where a written contract',
    'before (?:a|the) loss.{0,60}in writing|waived in (?:a )?written|agreed in writing',
  ].join('|'),
  'i',
)

/** Reads the provisions of a policy for others than its insured. A form that is only listed proves nothing. */
export function readPolicyWording(reading: Reading): PolicyWording {
  const forms = formsOf(reading)
  const find = (pattern: Subject, aside?: RegExp) =>
    forms.flatMap((form) => provisionIn(form, pattern, aside) ?? [])
  const sentences = forms.flatMap((form) => evidenceIn(form))
  return {
    additionalInsureds: find(
      patterns.additionalInsureds,
      /\b(?:available to|afforded to|other (?:valid |collectible )?insurance|(?:non-?)?contribut\w+|notice)\b/i,
    ),
    waivers: find(patterns.waivers),
    primary: find(patterns.primary),
    notice: find({ test: promisesNotice }),
    rating: sentences.find(({ quote }) => /a\.?m\.? best.{0,40}\b[AB](\+\+|\+|-)/i.test(quote)) ?? null,
    ...readPolicyExclusions(reading),
  }
}

/** A heading with a form's number, "CG 20 10", or that calls itself an endorsement. */
const formTitle = /^(?:form |endorsement (?:no\.? ?)?\d)|\b[A-Z]{2,4}[- ](?:[A-Z]{2} )?\d{2,4}\b/i

interface Form {
  readonly title: string | null
  readonly page: number
  readonly lines: readonly { readonly text: string; readonly page: number; readonly isTable: boolean }[]
}

/** A document divided into its forms: the text under one top-level heading, or after a line with a form number. */
function formsOf(reading: Reading): Form[] {
  const forms: {
    title: string | null
    page: number
    lines: { text: string; page: number; isTable: boolean }[]
  }[] = []
  for (const { block, form: numbered } of formsIn(reading)) {
    const chain = block.kind === 'heading' ? [...block.headings, block.text] : block.headings
    const title = numbered ?? chain.findLast((heading) => formTitle.test(heading)) ?? chain[0] ?? null
    let form = forms.at(-1)
    const isLonger = form?.title != null && title?.startsWith(`${form.title} `) === true
    // A table may stand under the number of a form alone, and the sentence before it under its title.
    const isShorter = title !== null && form?.title?.startsWith(`${title} `) === true
    if (form && isLonger) form.title = title
    else if (!form || (form.title !== title && !isShorter))
      forms.push((form = { title, page: block.page, lines: [] }))
    if (block.kind === 'table') {
      for (const row of block.rows)
        form.lines.push({
          text: row
            .map(({ text }, at) =>
              /\bdays\b/i.test(block.header?.[at]?.text ?? '') && /^\d{1,3}$/.test(text.trim())
                ? `${text.trim()} days`
                : text,
            )
            .filter(Boolean)
            .join(' | '),
          page: row[0]?.page ?? block.page,
          isTable: true,
        })
      if (block.header)
        form.lines.push({
          text: block.header.map(({ text }) => text).join(' | '),
          page: block.page,
          isTable: true,
        })
    } else if (
      (block.kind !== 'heading' || block.text !== title) &&
      !title?.includes(block.text.replace(/\.$/, ''))
    ) {
      form.lines.push({ text: block.text, page: block.page, isTable: false })
    }
  }
  return forms
}

/** Words that give something, where a title does not say so. */
const grant =
  /who is an insured|\b(?:as|is) an? additional (?:insured|assured)|(is|are|each is) an? (additional )?insured for|is (amended to|also an) (include|insured|additional)|\b(?:we|(?:the )?(?:insurers?|underwriters?|company)) (?:will )?waive|we do the same|not exercise|waives? (?:such|any|all|its|their|our|these) rights?|\brights?\b[^.;]{0,80}\b(?:is|are) waived\b|includes? (?:any|each) (?:client|customer|person|organi[sz]ation|entity|party)|(?:pays|applies) (?:first|ahead of|before)|you may,? .{0,40}(waive|give up)|(?:you|the insured) may waive|\breleases?\b[^.;]{0,60}\b(?:is|are) (?:accepted|allowed|permitted)|not enforce|give up|includes? as an? (additional )?insured|\b(is|are) (also )?(an? )?((?:additional|added) )?insureds?\b|is primary|notice\b.{0,60}\b(will|shall) (also )?be (mailed|sent|given)|we (will|shall) (also )?(mail|send|give|notify|tell|advise|inform)|\breceives?\b[^.]{0,30}\bnotice\b|where (a |the )?(required by )?(written )?contract|will not share/i

function evidenceIn(form: Form): Evidence[] {
  return form.lines.flatMap(({ text, page }) =>
    sentencesOf(text).map((quote) => ({
      quote,
      page,
      form: form.title,
    })),
  )
}

const longestEndorsement = 15
/** What makes words about a subject a sentence on it. */
const says = /\b(is|are|shall|will|includes?|insures?|pays|applies|amended|agree|waived?|give up|where)\b/i

/** What a form provides, when its title or a sentence of it is about the subject and does not take it away. */
function provisionIn(form: Form, pattern: Subject, aside?: RegExp): Provision | null {
  const isTitled = form.title !== null && pattern.test(form.title)
  const about = evidenceIn(form).filter(
    ({ quote }) =>
      pattern.test(quote) &&
      aside?.test(quote) !== true &&
      !/\b(not|no) (an? )?additional insured|does not (waive|apply)|is not waived|\bwaive(?:d|r)? [^.]{0,40}: ?none|no other person/i.test(
        quote,
      ),
  )
  // An endorsement is short; what is longer only begins under its title.
  const isEndorsement = isTitled && form.lines.length <= longestEndorsement
  // "E-2 Additional insured, contractual clients." is the title of the sentence behind it.
  const first =
    (isTitled ? undefined : about.find(({ quote }) => says.test(quote))) ??
    about[0] ??
    (isEndorsement ? evidenceIn(form)[0] : undefined)
  // A title in a list of forms is followed by other titles, not by a sentence or a schedule.
  if (
    about.length === 0 &&
    first &&
    !/[:|]|\b(?:is|are|will|shall|may|does|apply|applies|includes?|agree|waive)\b/.test(first.quote)
  )
    return null
  if (!first || (!isTitled && !says.test(first.quote))) return null
  // A definition or a condition mentions the subject; only a form of its own or a grant provides it.
  if (!isTitled && !grant.test(about.map(({ quote }) => quote).join(' '))) return null
  const whole = form.lines.map(({ text }) => text).join(' ')
  // Outside its own form, only the sentences about it, and those after them, name the party.
  const all = evidenceIn(form).map(({ quote }) => quote)
  const own = all.filter((quote, at) =>
    [quote, all[at - 1]].some((near) => about.some((each) => each.quote === near)),
  )
  const isBlanket = blanket.test(
    isTitled || formTitle.test(form.title ?? '') ? `${form.title ?? ''} ${whole}` : own.join(' '),
  )
  // A schedule of names, and nobody else granted anything: a contract that is mentioned only limits it.
  const names = scheduledNames(form)
  const isScheduled =
    ((isTitled && names.some((name) => organization.test(name))) || inSchedule.test(own.join(' '))) &&
    !anybody.test([form.title ?? '', ...all.filter((quote) => !nobodyElse.test(quote))].join(' '))
  const isForAll = isBlanket && !isScheduled
  return {
    ...first,
    isBlanket: isForAll,
    names: isForAll ? [] : names,
    // "The same notice" is that of the conditions on cancellation.
    days:
      daysIn(own.join(' ')) ??
      daysIn(all.filter((each) => /\bcancel/i.test(each)).join(' ')) ??
      daysIn(whole),
    whole,
  }
}

const organization =
  /\b(?:LLC|Inc|LP|LLP|Corp|Co|Company|Ltd|Trust|Authority|Bank|District|Association|Commission|Cooperative|University|County|City of)\b/
/** "This waiver is not extended to any other organization", "does not benefit anyone not named". */
const nobodyElse = /\bnot\b[^.]{0,60}\b(?:any(?:one|body)?(?: other)?|others?)\b/i
const inSchedule =
  /\b(?:named|shown|listed|designated|described)\b.{0,20}\b(?:schedule|below|above)\b|\b(?:persons?|organi[sz]ations?) in the schedule\b|\bthose (?:listed|named|shown)\b/i
const anybody =
  /\bblanket\b|\banyone\b(?! (?:else )?liable\b)|\b(?:any|each|every|all)\b(?! (?:of our )?rights?\b)[^.]{0,40}\b(?:persons?|organi[sz]ations?|entit(?:y|ies)|clients?|customers?|owners?|part(?:y|ies))\b|\b(?:whom|with which) (?:you|the insured|a written)/i

/** The names in the schedule of a form: the first cell of its rows, and what follows "Name of Person or Organization". */
function scheduledNames(form: Form): string[] {
  const cells = form.lines.filter(({ isTable }) => isTable).map(({ text }) => text.split(' | '))
  const organizations = cells.flat().filter((cell) => organization.test(cell))
  const named =
    organizations.length > 0
      ? organizations
      : cells.flatMap(([first = '', second = '']) =>
          /name|person|organi[sz]ation|schedule|entity/i.test(first) ? [second] : [first],
        )
  const inline = form.lines.flatMap(
    ({ text }) =>
      /(?:(?:name of )?(?:additional insured )?persons?(?:\(s\))? or organizations?(?:\(s\))?|(?:^|[.;]\s+)(?:(?:scheduled|designated) )?(?:names?|party|entity|organization|holder)):\s*([^.]+)/i.exec(
        text,
      )?.[1] ?? [],
  )
  const scheduled = form.lines.flatMap(({ text }) =>
    (/\b(?:schedule|the following(?: only)?):\s*([A-Z][^.:]+)/i.exec(text)?.[1] ?? '').split(/;\s*/),
  )
  return [...named, ...inline, ...beneathTitle(form), ...scheduled]
    .map((name) => name.trim())
    .filter((name) => /[A-Z]/.test(name) && !/premises leased|location|designation/i.test(name))
}

/** "Longhorn Gate Logistics LLC, Lubbock, TX", beneath a line that says "Person or organization". */
function beneathTitle({ lines }: Form): string[] {
  const start = lines.findIndex(({ text, isTable }) => !isTable && titlesSchedule.test(text.trim()))
  if (start < 0) return []
  const below = lines.slice(start + 1)
  const end = below.findIndex(
    ({ text }) => !/^[A-Z][^.;:]*(?:\b(?:Inc|Co|Corp|Ltd|L\.P)\.[^.;:]*)?$/.test(text.trim()),
  )
  return (end < 0 ? below : below.slice(0, end)).flatMap(({ text, isTable }) => (isTable ? [] : [text]))
}

const titlesSchedule =
  /^(?:names? of )?(?:(?:scheduled|designated|additional insured) )?(?:persons?|entit(?:y|ies)|part(?:y|ies)|organi[sz]ations?)(?:\(s\))?(?: or organi[sz]ations?(?:\(s\))?)?:?$/i

const days = new RegExp(
  String.raw`\b(\d{1,3}|${numberInWords})\)?(?:\s*\(\d{1,3}\))?\s+(?:calendar |business |consecutive )?days?\b|\bdays:\s*(\d{1,3})`,
  'gi',
)

/** The longest notice in a text, in days; null when it names none. */
export function daysIn(text: string): number | null {
  const found = [...text.matchAll(days)].map(([, count = '', labeled = '']) => {
    const number = count || labeled
    return spokenNumber(number) ?? Number(number)
  })
  return found.length === 0 ? null : Math.max(...found)
}
