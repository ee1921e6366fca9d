import type { readClauses } from '../../tools/readClauses.ts'

export type Clause = Awaited<ReturnType<typeof readClauses.run>>['clauses'][number]

/** What contracts regulate beside insurance. */
interface ContractTopic {
  readonly label: string
  /** What a question says that is about it. */
  readonly asked: RegExp
  /** What the heading above its clauses says. */
  readonly heading: RegExp
  /** What its clauses say where no heading tells. */
  readonly clause: RegExp
}

export const contractTopics: readonly ContractTopic[] = [
  {
    label: 'Scope',
    asked: /\bscope\b|\b(?:what|which) (?:work|services)\b|\bhave to do\b|\bdeliver\w*|\bpremises\b/i,
    heading: /\b(?:scope|the work|services|deliverables|premises)\b/i,
    clause:
      /\b(?:shall|agrees? to|will) (?:furnish|perform|provide|deliver|supply)\b.{0,80}\b(?:work|services?|labor|materials|equipment)\b/i,
  },
  {
    label: 'Price and payment',
    asked:
      /\bpa(?:y|ys|id|yment|yments|yable|ying)\b|\binvoic\w+|\bprices?\b|\bhow much\b|\bcosts?\b|\bcontract (?:sum|amount|value)\b|\bretainage\b|\bdeposits?\b|\brent\b|\bfees?\b|\bbill(?:ing|ed)?\b/i,
    heading: /\b(?:payments?|price|compensation|fees?|rent|contract sum|invoic\w+|consideration)\b/i,
    clause:
      /\b(?:progress|final|advance|monthly) payments?\b|\bretainage\b|\b(?:contract|subcontract) (?:sum|price|amount)\b|\bbase rent\b|\b(?:shall|will|agrees to) pay\b(?!.{0,40}\b(?:premiums?|deductibles?)\b)|\binvoices?\b|\bsecurity deposit\b/i,
  },
  {
    label: 'Term',
    asked:
      /\bterm\b|\bwhen (?:does|do|will|did|is)\b.*\b(?:end|start|begin|commence|expire|over|run out|complete\w*|done|finish\w*|renew)\b|\bhow long\b|\bduration\b|\b(?:end|start|completion|expiration) date\b|\bexpir\w+|\brenew\w*|\bdeadline\b|\bschedule\b/i,
    heading:
      /\b(?:term(?! ?ination)|duration|time|schedule|completion|commencement|renewal)\b(?! and termination$)/i,
    clause:
      /\bterm of this\b|\b(?:commenc(?:e|es|ing)|begin(?:s|ning)|effective) (?:on |as of )?[A-Z][a-z]+ \d|\bsubstantial(?:ly)? complet\w+|\b(?:ending|ends|expires?|expiring|terminates) (?:on )?[A-Z][a-z]+ \d|\brenew(?:s|al|ed)?\b.{0,40}\b(?:term|year|month)s?\b/i,
  },
  {
    label: 'Termination',
    asked:
      /\bterminat\w+|\bcancel\w*|\bget out\b|\bwalk away\b|\bend (?:it|this|the (?:contract|agreement|lease)) early\b|\bdefaults?\b|\bbreach\w*/i,
    heading: /\b(?:terminat\w+|defaults?|remedies|cancell?ation)\b/i,
    clause: /\bterminat(?:e|es|ed|ion)\b|\bin default\b|\bmaterial breach\b/i,
  },
  {
    label: 'Indemnity',
    asked:
      /\bindemni\w+|\bhold(?:s|ing)? harmless\b|\bliab(?:le|ility) for\b|\bwho (?:is|pays).*\b(?:responsible|liable)\b/i,
    heading: /\b(?:indemni\w+|hold harmless)\b/i,
    clause: /\b(?:indemnif(?:y|ies|ication)|indemnity|hold\b.{0,60}\bharmless)\b/i,
  },
  {
    label: 'Limits of liability',
    asked:
      /\b(?:limit(?:s|ation)?s? (?:of|on) liability|liability cap|consequential|liquidated|penalt\w+|delay damages|late fees?)\b/i,
    heading: /\b(?:limitation of liability|liquidated damages|delays?)\b/i,
    clause:
      /\b(?:liquidated damages|consequential damages|aggregate liability|in no event shall|late charge)\b/i,
  },
  {
    label: 'Changes',
    asked: /\bchange orders?\b|\bextra work\b|\bamend\w*|\bmodif\w+/i,
    heading: /\b(?:changes|change orders?|amendments?|modifications?)\b/i,
    clause: /\bchange orders?\b|\b(?:amended|modified) only\b/i,
  },
  {
    label: 'Warranty',
    asked: /\bwarrant(?:y|ies|s|ed)\b|\bguarant\w+|\bdefects?\b/i,
    heading: /\b(?:warrant(?:y|ies)|guarant\w+)\b/i,
    clause: /\bwarrants? that\b|\bwarranty period\b|\bfree (?:of|from) defects\b/i,
  },
  {
    label: 'Assignment and subletting',
    asked: /\bassign\w*|\bsublet\w*|\bsubcontract (?:it|the|any|out)\b|\btransfer\b/i,
    heading: /\b(?:assign\w*|sublet\w*|subcontract(?:ing|ors))\b/i,
    clause: /\b(?:shall|may|will) not (?:assign|sublet|subcontract|transfer)\b|\bassign this\b/i,
  },
  {
    label: 'Notices',
    asked: /\bnotices?\b(?!.*\bcancel)/i,
    heading: /^(?:.*\b)?notices?\b/i,
    clause: /\bnotices?\b.{0,60}\b(?:in writing|shall be (?:sent|given|delivered))\b/i,
  },
  {
    label: 'Law and disputes',
    asked:
      /\b(?:governing|which|what|state) law\b|\bgovern(?:s|ed|ing)\b|\bdisputes?\b|\barbitrat\w+|\bmediat\w+|\bjurisdiction\b|\bvenue\b|\bcourts?\b|\bsue\b/i,
    heading: /\b(?:disputes?|governing law|arbitration|jurisdiction|venue)\b/i,
    clause: /\bgoverned by\b|\barbitrat(?:ion|ed)\b|\bmediation\b|\bjurisdiction\b|\bvenue\b/i,
  },
]

/** The topics that a question asks about. */
export function askedTopics(question: string): readonly ContractTopic[] {
  return contractTopics.filter(({ asked }) => asked.test(question))
}

/** The clauses on a topic: those under its heading, or else those that speak of it. What insurance requires is no answer. */
export function clausesOn({ heading, clause }: ContractTopic, clauses: readonly Clause[]): readonly Clause[] {
  const own = clauses.filter(({ isInsurance }) => !isInsurance)
  const titled = own.filter((each) => heading.test(each.heading))
  const speaking = own.filter((each) => clause.test(each.quote) && !titled.includes(each))
  return [...titled, ...speaking]
}
