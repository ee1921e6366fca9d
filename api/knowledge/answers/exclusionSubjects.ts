import type { Candidate } from './answerCandidates.ts'

/** What clients call those who work for them, as a part of a pattern: "one of our plumbers" by the ending of the trade. */
export const workerWords = String.raw`(?:employees?|workers?|guys?|crew(?: members?)?|helpers?|foreman|technicians?|techs?|cooks?|chefs?|servers?|waitress|waiter|baristas?|bouncers?|bartenders?|cashiers?|clerks?|drivers?|laborers?|installers?|apprentices?|mechanics?|nurses?|stylists?|managers?|bookkeepers?|staff|(?<=\bour(?: own)? )[a-z]{2,}(?:ers|ors|ians|ists|men))`

interface ExclusionSubject {
  /** What exclusions of the subject say. */
  readonly said: RegExp
  /** What a question about it has. */
  readonly asked: RegExp
  /** Whether it narrows whatever else the exclusion says: "your work on any condominium". */
  readonly isNarrow?: true
}

/** What common exclusions are about. An exclusion of one of them decides nothing about a loss of another kind. */
const subjects: readonly ExclusionSubject[] = [
  {
    said: /\b(?:automatic sprinklers?|wet chemical|hoods and ducts|protective safeguards?)\b/i,
    asked:
      /\b(?:fires?|burn\w*|smoke|flame\w*|sprinkler\w*|hoods?|ducts?|kitchen|cook\w*|alarm|safeguard\w*|grease)\b/i,
  },
  {
    said: /\btheft\b|\bdisappearance\b|\bentrust\w*\b/i,
    asked:
      /\b(?:theft|stole|stolen|steal\w*|thie[fv]\w*|burglar\w*|rob\w*|missing|disappear\w*|broke in\w*|took|embezzl\w*)\b/i,
  },
  {
    said: /\b(?:temperature|humidity)\b/i,
    asked:
      /\b(?:temperature|humid\w*|heat\w*|cold|spoil\w*|fr[eo]ez\w*|froze\w*|fridge|refriger\w*|cool\w*|melt\w*|power)\b/i,
  },
  {
    said: /\b(?:rain|snow)\b/i,
    asked: /\b(?:rain\w*|snow\w*|ice|roof\w*|leak\w*|wet|water|storm\w*|wind\w*|hurricane|tornado|open)\b/i,
  },
  {
    said: /\bdelivery of\b/i,
    asked: /\b(?:deliver\w*|ship\w*|couriers?|drop\w* off|driver|house|homes?)\b/i,
    isNarrow: true,
  },
  {
    said: /\b(?:freez(?:e|es|ing)|frozen)\b/i,
    asked: /\b(?:fr[eo]ez\w*|froze|frozen|cold|winter|thaw\w*|ice)\b/i,
  },
  {
    said: /\bliability\b[^.;]*\bassum(?:ed|ption)\b|\bcontractual liability\b/i,
    asked: /\b(?:contract\w*|subcontract\w*|agree\w*|lease\w*|indemn\w*|hold harmless|subs?)\b/i,
  },
  {
    said: /\b(?:expected or intended|intentional)\b/i,
    asked: /\b(?:intend\w*|intentional\w*|on purpose|deliberate\w*|punch\w*|fight|assault\w*)\b/i,
  },
  {
    said: /\bpollut\w+\b/i,
    asked:
      /\b(?:pollut\w*|spill\w*|leak\w*|fumes?|smoke|chemical\w*|fuel|oil|gas|diesel|solvent|refrigerant|sewage|contamina\w*|escape\w*|storm drain)\b/i,
  },
  {
    said: /\b(?:earth ?quakes?|earth movement|movement of (?:the )?earth|landslide|subsidence)\b/i,
    asked:
      /\b(?:earth\w*|quake|ground|land|mud ?slide|sinkhole|subsid\w*|soil|slope|settl\w*|crack\w*|foundation|mine)\b/i,
  },
  {
    said: /\bflood\b|\bsurface water\b/i,
    asked:
      /\b(?:flood\w*|water|river|creek|lake|surge|rain\w*|storm|hurricane|overflow\w*|overtop\w*|tide)\b/i,
  },
  {
    said: /\bback(?:s|ed|ing)?[ -]?up\b|\bsewers?\b/i,
    asked: /\b(?:back\w*|sewers?|drains?|sump|toilet|overflow\w*|sewage|ditch)\b/i,
  },
  {
    said: /\b(?:workers['’]? compensation|compensation law|injury to (?:an? |your |any )*"?employees?"?)\b/i,
    asked: new RegExp(
      String.raw`\b(?:${workerWords}|worker['’]s|comp|labor\w*|man|subs?|subcontractors?)\b`,
      'i',
    ),
  },
  {
    said: /\b(?:aircraft|watercraft|autos?|motor vehicles?|vehicles)\b/i,
    asked:
      /\b(?:autos?|cars?|trucks?|vans?|vehicles?|drive\w*|driving|drove|pickup|trailer|boat|jet ?ski|drone|plane|aircraft|watercraft|motorcycle|atv|golf cart|forklift|bike|rear-?ended|parked|backed|errand)\b/i,
  },
  {
    said: /\byour work\b|\b(?:faulty|defective|inadequate) (?:design|work\w*|planning)\b|\bworkmanship\b/i,
    asked:
      /\b(?:work|job(?! ?site)|finished|completed|install\w*|built|repair\w*|redo|design\w*|defect\w*|faulty|bad|workmanship|contractor\w*|subs?|subcontract\w*|project|roof\w*|wiring|weld\w*)\b/i,
  },
  {
    said: /\bproperty (?:that )?(?:you|any insured) owns?\b|\bproperty owned\b|\bcare, custody\b/i,
    asked:
      /\b(?:(?:our|my) (?:own )?(?:\w+ )?(?:buildings?|wall|roof|ceiling|floor|signs?|fence|equipment|tools?|machine\w*|computers?|inventory|stock|contents|furniture|property|stuff)|own\w*|rent\w*|lease\w*|borrow\w*|loan\w*|(?:customer|client|tenant|guest|patient|neighbor)(?:['’]s|s['’])|tools?|equipment|stor(?:e|ed|age|ing))\b/i,
  },
  {
    said: /\bprofessional (?:service|advice)\w*\b|\b(?:engineering|design|surveying) services\b/i,
    asked:
      /\b(?:advice|advis\w*|design\w*|engineer\w*|draw\w*|survey\w*|plans?|professional\w*|treat\w*|haircut|hair|color|facial|massage|mistake|error|malpractice)\b/i,
  },
  {
    said: /\b(?:employment practices|refusal to employ|wrongful (?:dismissal|termination))\b/i,
    asked: /\b(?:fired|firing|laid off|terminat\w*|harass\w*|discriminat\w*|employ\w*|promot\w*|hire\w*)\b/i,
  },
  {
    said: /\b(?:condominiums?|townhouses?|tract|subdivisions?|apartment buildings?)\b/i,
    isNarrow: true,
    asked:
      /\b(?:condo\w*|townho\w*|tract|subdivision|hous\w*|homes?|residen\w*|apartment\w*|dwelling\w*|units?|duplex|hoa)\b/i,
  },
  {
    said: /\bexterior insulation\b|\beifs\b|\b(?:torch|hot tar|heat-applied|open flame)\b/i,
    isNarrow: true,
    asked:
      /\b(?:eifs|stucco|exterior|insulation|siding|torch\w*|tar|heat\w*|flame|roof\w*|hot|weld\w*|fire|burn\w*)\b/i,
  },
  { said: /\b(?:asbestos|silica|lead paint)\b/i, asked: /\b(?:asbestos|silica|dust|lead)\b/i },
  {
    said: /\b(?:fung(?:i|us)|mold|mildew|rot)\b/i,
    asked: /\b(?:mold\w*|mildew|fung\w*|rot\w*|moisture|leak\w*|damp|bacteria|legionel\w*)\b/i,
  },
  {
    said: /\bwear(?: and tear)?\b|\b(?:vermin|rodents|insects|infestation|pests)\b/i,
    asked:
      /\b(?:wear\w*|worn|rust\w*|corro\w*|old|age\w*|rot\w*|deteriorat\w*|leak\w*|crack\w*|settl\w*|mice|mouse|rats?|rodents?|termites?|squirrels?|raccoons?|bugs?|ants|insects?|pests?|animals?|birds?|breakdown|broke down|collaps\w*|chewed)\b/i,
  },
  { said: /\b(?:war|nuclear)\b/i, asked: /\b(?:war|nuclear|radiat\w*|terror\w*|riot\w*|strike\w*)\b/i },
  { said: /\brecall\b|\bwithdrawal\b/i, asked: /\b(?:recall\w*|withdraw\w*|pull\w*|contaminat\w*)\b/i },
  {
    said: /\bdata breach\b|\bpersonal (?:data|information)\b|\bprivate information\b/i,
    asked: /\b(?:data|breach\w*|hack\w*|cyber|records?|cards?|privacy|information|laptop|email\w*)\b/i,
  },
  {
    said: /\bdishonest\w*\b|\bcriminal acts?\b/i,
    asked:
      /\b(?:dishonest\w*|stole|stolen|steal\w*|theft|embezzl\w*|fraud\w*|crim\w*|took|missing|employees?|partner)\b/i,
  },
  {
    said: /\b(?:intoxicat\w*|alcohol\w*|liquor)\b/i,
    asked: /\b(?:drunk|drink\w*|drank|intoxicat\w*|overserv\w*|alcohol\w*|liquor|beer|wine|bar|bartender)\b/i,
  },
  {
    said: /\bassault\b|\bbattery\b/i,
    asked:
      /\b(?:assault\w*|batter\w*|fight\w*|punch\w*|hit|stab\w*|shot|shoot\w*|attack\w*|beat|baton|bouncer|force|guard)\b/i,
  },
  {
    said: /\bfire\b/i,
    asked: /\b(?:fires?|burn\w*|smoke|flame\w*|sprinkler\w*|explo\w*|lightning|arson)\b/i,
  },
  { said: /\b(?:silica|diacetyl|roasted dust)\b/i, asked: /\b(?:dust|silica|diacetyl|lungs?|breath\w*)\b/i },
  {
    said: /\bbrought by one (?:named )?insured\b|\bcross suits?\b/i,
    asked: /\b(?:sues?|suing|sued|suit|partner|affiliate|each other)\b/i,
  },
]

/** Whether an exclusion, or what it does not apply to, is of a common subject that the question has nothing of. */
export function isOffSubject(question: string, { text, role, headings, amends = [] }: Candidate): boolean {
  const isLifting = amends.some(({ effect }) => effect === 'LIFTED')
  if (!/^(?:EXCLUSION|EXCEPTION|CONDITION)$/.test(role) && !ofExclusion.test(text) && !isLifting) return false
  const title = headings.at(-1) ?? ''
  const own = subjects.filter(({ said }) => said.test(ownStatement(text)) || said.test(title))
  return (
    own.some(({ asked, isNarrow }) => isNarrow && !asked.test(question)) ||
    (own.length > 0 && own.every(({ asked }) => !asked.test(question)))
  )
}

const ofExclusion =
  /^this exclusion\b|\bnot (?:limited|restricted|excluded|affected) by (?:this|the) (?:endorsement|exclusion|limitation)\b/i

/** What a clause says itself, without what it leaves out or what makes no difference: "…, whether or not driven by wind". */
export function ownStatement(text: string): string {
  return text.replaceAll(
    /,? \b(?:whether or not|except|other than|unless|but not|even if)\b[^.;]*|\bhostile fire\b/gi,
    '',
  )
}
