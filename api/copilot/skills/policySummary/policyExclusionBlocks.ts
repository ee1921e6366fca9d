import type { Block } from '../../../documents/index.ts'
import { dollars, excludesWork, type PolicyFacts } from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'
import { exclusionsOf, type Offer, statementOn } from '../makeProposal/offer.ts'

/** Something that a policy does not cover, as its insured reads it. */
interface PolicyExclusion {
  readonly text: string
  /** The endorsement that takes it away; null for a form or the declarations. */
  readonly endorsement: string | null
  /** A coverage of the policy that gives some of it back, with its limit. */
  readonly givenBack: string | null
  readonly page: number
}

/** What a policy excludes, what concerns its insured most first. */
export function policyExclusions(policy: Offer, facts: PolicyFacts): PolicyExclusion[] {
  const stated = facts.exclusions.flatMap(({ description, policyQuotes: [first] }) => {
    const text = inPlainWords(description)
    return first && text !== null ? [{ text, page: first.page }] : []
  })
  const declared = exclusionsOf(policy).filter(
    ({ text, key }) =>
      stated.length === 0 ||
      (key !== null && !stated.some((each) => each.text.toLowerCase().includes(text.toLowerCase()))),
  )
  const work = workOf(policy)
  const all = [...declared, ...stated].map(({ text, page }): PolicyExclusion & { readonly rank: number } => {
    const onPage = facts.endorsements.filter((each) => each.page === page)
    const rank = everywhere.test(text) ? 3 : onPage.length > 0 ? 0 : excludesWork(work, text) ? 1 : 2
    // Of several endorsements on a page it is not known which one says it.
    const endorsement = onPage.length === 1 ? (onPage[0]?.value.title ?? null) : null
    return { text, page, endorsement, givenBack: givenBackBy(policy, text), rank }
  })
  const distinct = new Map(all.map((each) => [each.text.toLowerCase(), each]))
  return [...distinct.values()].toSorted((a, b) => a.rank - b.rank)
}

/** The exclusions as a table, with what a reader has to know of the others. */
export function policyExclusionBlocks(policy: Offer, facts: PolicyFacts): Block[] {
  const all = policyExclusions(policy, facts)
  const shown = all.slice(0, mostShown)
  const table: Block[] =
    shown.length === 0
      ? []
      : [
          {
            type: 'table',
            summary: 'Exclusions that the policy names',
            columns: [
              { header: 'Not covered', width: 7 },
              { header: 'Page', width: 1, align: 'right' },
            ],
            rows: shown.map(({ text, endorsement, givenBack, page }) => [
              {
                text: [
                  endorsement === null ? text : `${text} (${endorsement})`,
                  ...(givenBack === null ? [] : [`Covered in part: ${givenBack}`]),
                ].join('. '),
                isHeader: true,
              },
              String(page),
            ]),
          },
        ]
  const more = all.length - shown.length
  return [
    { type: 'heading', level: 1, text: 'What is not covered' },
    ...table,
    {
      type: 'callout',
      tone: 'caution',
      text: `No policy covers everything. The policy has ${more > 0 ? `${more} more exclusions` : 'more exclusions'} and conditions than this summary names. Ask us before you rely on a coverage.`,
    },
  ]
}

/** A summary that nobody reads to the end protects nobody. */
const mostShown = 20

/** What every policy of its kind excludes, which surprises few. */
const everywhere =
  /\b(?:war|nuclear|governmental|confiscation|wear and tear|rust|vermin|insects|fungi|asbestos|fraud\w*|trick)\b/i

/** What the insured does, as the declarations describe it. */
function workOf({ statements, insured }: Offer): string {
  const described = statements.filter(
    ({ label, amount }) => amount === null && /\b(?:business|operations?|classification)\b/i.test(label),
  )
  return [insured ?? '', ...described.map(({ text }) => text)].join('. ')
}

/** Coverages that give back what forms exclude. */
const giving: readonly (readonly [excluded: RegExp, key: string])[] = [
  [/\bback(?:s|ed)?[- ]?up\b|\bsewers?\b/i, 'sewerBackUp'],
  [/\bprofessional\b/i, 'professionalOccurrence'],
  [/\bliquor\b|\balcohol/i, 'liquor'],
  [/\bpollut/i, 'pollution'],
  [/\bemployment[- ](?:related )?practices\b|\brefusal to employ\b/i, 'employmentPractices'],
  [/\bconfidential or personal information\b/i, 'cyber'],
  [/\bflood\b/i, 'flood'],
  [/\bearth(?:quake| movement)\b/i, 'earthquake'],
  [/\bdishonest/i, 'employeeDishonesty'],
  [/\bmechanical breakdown\b/i, 'equipmentBreakdown'],
]

function givenBackBy(policy: Offer, text: string): string | null {
  const given = giving.flatMap(([excluded, key]) => {
    const found = excluded.test(text) ? statementOn(policy, key) : null
    return found?.item && found.amount ? [`${found.item.label.toLowerCase()}, ${dollars(found.amount)}`] : []
  })
  return given.length === 0 ? null : given.join('; ')
}

const marker = /^\(?(?:[a-z]|\d{1,2})[.)]\s+/i
/** "The following replaces exclusion c:", before the exclusion itself. */
const replacing = /^[^:]{0,60}\b(?:replaces|replaced|added|amended|deleted)\b[^:]{0,60}:\s+(?=\S)/i
/** "We will not pay for loss caused by any of the following" only leads to what is excluded. */
const leadsIn = /\b(?:any|one or more) of the following\b|\bthe following[:.]?$/i
const refusal =
  /^(?:(?:this|the) (?:insurance|policy|endorsement|coverage|section)|we|it|there)(?: also)? (?:does not|do not|will not|is no coverage)(?: (?:apply to|apply|cover|insure|pay for|pay|for))? /i
const harm = String.raw`(?:["“]?(?:bodily injury|property damage|personal and advertising injury|personal injury|advertising injury|injury|direct physical loss|loss|losses|damage|damages|claims?)["”]?)`
const harmCaused = new RegExp(
  String.raw`^(?:(?:any|for) )?${harm}(?:(?:,| or| and|, or) ${harm})* (?:directly or indirectly )?(?:caused by|arising out of|arising from|resulting from|due to|based on)(?: or resulting from)? (?:the )?`,
  'i',
)
const rendering =
  /^rendering(?: of)?,? or (?:the )?failure to render (?:of )?(?:any )?professional services?/i

/** "This endorsement does not apply to laser treatment": "Laser treatment"; null for words that only lead to a list. */
function inPlainWords(sentence: string): string | null {
  const text = sentence.replace(marker, '').replace(replacing, '').trim()
  if (leadsIn.test(text) || /^for example\b/i.test(text)) return null
  const bare = text
    .replace(refusal, '')
    .replace(harmCaused, '')
    .replace(rendering, 'professional services')
    .replace(/[.;:]$/, '')
  return bare.length < 4 ? null : capitalized(bare)
}
