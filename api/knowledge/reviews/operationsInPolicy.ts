import type { Reading } from '../../reading/index.ts'
import { policySentences } from './coverageTerms.ts'
import type { Place } from './discrepancy.ts'
import { readPolicyWording } from './policyWording.ts'

/** A kind of work that policies exclude or restrict, and how people and policies name it. */
interface Operation {
  readonly name: string
  /** A claim that comes of it, for a client. */
  readonly risk: string
  /** How a client or agent tells that it is done. */
  readonly told: RegExp
  /** How policies name it. */
  readonly named: RegExp
  /** How policies name a way of doing it, or a part of it. */
  readonly part?: RegExp
  /** The line of business that insures it where no other policy does. */
  readonly needs?: string
}

const operations: readonly Operation[] = [
  {
    name: 'Snow and ice removal',
    risk: 'a fall on a lot that you plowed or salted',
    told: /\bsnow|\bplow(?:s|ing)?\b|\bde-?ic(?:e|ing)\b|\bsalting\b/i,
    named: /\bsnow\b|\bplow\w*|\bice removal\b/i,
  },
  {
    name: 'Tree work',
    risk: 'a tree or limb that falls on a house, a car or a person',
    told: /\btrees?\b|\barborist|\bstump/i,
    named: /\btrees?\b|\barbor\w+|\btrimming\b/i,
  },
  {
    name: 'Spraying of chemicals',
    risk: 'spray that harms a neighbor’s plants, people or water',
    told: /\bspray\w*|\bpesticid\w*|\bherbicid\w*|\bfertili[sz]\w*|\bweed (?:control|killer)|\bweeds\b|\bchemicals?\b|\bfumigat\w*/i,
    named: /\bpollut\w+|\bpesticid\w*|\bherbicid\w*|\bfertili[sz]\w*|\bchemicals?\b/i,
    needs: 'pollution liability',
  },
  {
    name: 'Design work',
    risk: 'a wall, drain or system that fails because of its design',
    told: /\bdesign(?:s|ing|[- ]build)?\b|\bengineer\w*|\barchitect\w*|\bsurvey(?:s|ing)\b|\bconsult(?:s|ing)\b/i,
    named: /\bprofessional (?:services?|liability)\b|\barchitects?\b|\bengineers?\b|\bdesign(?:er)?s?\b/i,
    needs: 'professional liability',
  },
  {
    name: 'Roofing',
    risk: 'water or fire that gets in while a roof is open',
    told: /\broof(?:s|ing|ers?)?\b|\btorch/i,
    named: /\broof(?:s|ing)?\b|\btorch[- ]?down\b/i,
    part: /\btorch\w*|\bopen[- ]roofs?\b|\broofs? (?:is|are|was|were|being)? ?open\b|\bhot (?:tar|work|mop\w*)\b|\bheat(?:ing)? appl\w+/i,
  },
  {
    name: 'Excavation and boring',
    risk: 'ground that settles, or a line that is cut',
    told: /\bexcavat\w*|\btrench\w*|\bboring\b|\bdirt work\b|\bgrading\b/i,
    named: /\bsubsidence\b|\bearth movement\b|\bexcavat\w*|\bunderground\b|\bcollapse\b/i,
  },
  {
    name: 'Residential work',
    risk: 'a defect that a homeowner or an association claims',
    told: /\bresidential\b|\bcondos?\b|\bapartments?\b|\btown ?homes?\b|\bnew homes\b/i,
    named: /\bresidential\b|\bhabitational\b|\bcondomini\w+|\btown ?houses?\b|\bmulti-?family\b/i,
  },
  {
    name: 'Liquor',
    risk: 'an accident that a guest causes after drinking',
    told: /\bliquor|\balcohol|\bbar\b|\bbeer\b|\bwine\b/i,
    named: /\bliquor\b|\balcohol\w*/i,
    needs: 'liquor liability',
  },
  {
    name: 'Drones',
    risk: 'a drone that hits a person or a building',
    told: /\bdrones?\b|\bUAS\b|\bUAVs?\b/i,
    named: /\bunmanned aircraft\b|\bdrones?\b/i,
  },
  {
    name: 'Cranes and rigging',
    risk: 'a load that drops',
    told: /\bcranes?\b|\brigging\b|\bhoist\w*/i,
    named: /\bcranes?\b|\brigg\w+\b/i,
  },
  {
    name: 'Asbestos and lead',
    risk: 'people who breathe in dust from your work',
    told: /\basbestos\b|\blead paint\b|\babat\w+/i,
    named: /\basbestos\b|\blead\b/i,
  },
]

/** The operations that a text tells, by name. */
export function operationsTold(text: string): string[] {
  return operations.flatMap(({ name, told }) => (told.test(text) ? [name] : []))
}

export interface OperationInPolicy {
  readonly operation: string
  /** Limited: an exclusion that only applies to a part of it, such as buildings over three stories. */
  readonly standing: 'EXCLUDED' | 'LIMITED' | 'NAMED'
  readonly place: Place
}

const excludes =
  /\b(?:insurance|policy|coverage|we) (?:does|do|will) not (?:apply|cover|pay|insure)\b|\bexclu(?:des?|ded|sion -)|\bexclusion\b(?!.{0,60}\bdoes not apply)|\bnot covered\b|\bno coverage\b/i

/** The form that a passage is about, of those that it lists: "IW 221 Total Pollution Exclusion". */
function entryOn(quote: string, named: RegExp): string {
  const parts = quote.split(/;\s*/)
  return parts.length < 3 ? quote : (parts.find((part) => named.test(part)) ?? quote).trim()
}

/** What a policy says of operations: that it excludes them, or names them otherwise. One finding for each. */
export function operationsInPolicy(policy: Reading, names: readonly string[]): OperationInPolicy[] {
  const sentences = policySentences(policy)
  const { exclusions } = readPolicyWording(policy)
  return operations
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, named, part }): OperationInPolicy[] => {
      const listed = sentences.map((each) => ({ ...each, quote: entryOn(each.quote, named) }))
      const excluded = [
        ...exclusions.filter(
          ({ quote, form }) => named.test(quote) && (excludes.test(quote) || /\bexclu/i.test(form ?? '')),
        ),
        ...listed.filter(({ quote }) => named.test(quote) && excludes.test(quote)),
      ]
      const isPart = (quote: string) => qualified.test(quote) || (part?.test(quote) ?? false)
      const whole = excluded.find(({ quote }) => !isPart(quote))
      const found = whole ?? excluded[0] ?? listed.find(({ quote }) => named.test(quote))
      const standing = whole ? 'EXCLUDED' : excluded.length > 0 ? 'LIMITED' : 'NAMED'
      return found ? [{ operation: name, standing, place: { quote: found.quote, page: found.page } }] : []
    })
}

/** An exclusion that applies only above some size, or only under a condition: "over three stories", "unless the roof is covered". */
const qualified =
  /\b(?:over|above|exceed\w*|more than|greater than|in excess of|higher than|taller than|beyond)\s+(?:\S+\s+){0,3}(?:stor(?:y|ies)|feet|foot|ft\b|units?|floors?|acres?|pounds?|inches|miles)|\b(?:stor(?:y|ies)|feet|units?|floors?) (?:or (?:more|higher|taller)|and (?:above|over|up))\b|\bunless\b|\bexcept (?:that|for|when|if|where|as)\b/i

/** What to say of an operation by name: the line of business that insures it where no policy does, and a claim that comes of it. */
export function aboutOperation(operation: string): { readonly needs: string | null; readonly risk: string } {
  const found = operations.find(({ name }) => name === operation)
  return { needs: found?.needs ?? null, risk: found?.risk ?? 'this work' }
}
