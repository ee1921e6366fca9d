import type { Candidate } from './answerCandidates.ts'

/** What questions ask about things and people that policies seldom print, and the words that they print it with. */
const attributes: readonly (readonly [asked: RegExp, printed: RegExp])[] = [
  [/\bflood zone\b/i, /\bflood zone\b/i],
  [/\b(?:experience )?mod(?:ification)?\b(?! (?:form|endorsement))/i, /\bmod(?:ification)?\b/i],
  [/\bapprais(?:al|ed)\b/i, /\bapprais/i],
  [/\bloss ratio\b/i, /\bloss ratio\b/i],
  [/\b(?:us ?)?dot (?:number|no\b|#)/i, /\b(?:us ?)?dot\b/i],
  [
    /\b(?:square (?:feet|foot|footage)|sq\.? ?ft)\b/i,
    /\b(?:square (?:feet|foot|footage)|sq\.? ?ft|sqft)\b|\barea\b/i,
  ],
  [/\bcredit score\b/i, /\bcredit\b/i],
  [/\bprotection class\b/i, /\bprot(?:ection)?\.? class\b/i],
  [
    /\bwaiv(?:es?|ed|ing)\b[^?]*\b(?:subrogat\w*|rights? (?:to|of|against)|recover\w*|go after)\b/i,
    /\bwaive\w*\b|\b(?:not|never) enforce\b|\bgives? up\b|\brelinquish/i,
  ],
  [
    /\b(?:buy|purchase|add|get|extra|extended|optional|more)\b[^?.]*\b(?:reporting (?:time|periods?)|(?:time|years?) to report|tail)\b|\b(?:years|months) of reporting\b/i,
    /\bextended (?:claims? )?reporting\b|\boptional reporting\b|\bdiscovery (?:period|clause)\b|\breporting (?:period|option|extension|endorsement)s?\b|\btail\b/i,
  ],
]

/** Lines of business and coverages that questions ask for the limit of, and the words that any document of them prints. */
const linesAsked: readonly (readonly [asked: RegExp, printed: RegExp])[] = [
  [
    /\b(?:commercial |business )?auto(?:mobile)? liability\b/i,
    /\bautos?\b|\bautomobiles?\b|\bvehicle liability\b|\bcombined single\b/i,
  ],
  [/\bgeneral liability\b/i, /\bliability\b/i],
  [/\bworkers['’]? comp(?:ensation)?\b/i, /\bworkers['’]?\W+comp/i],
  [/\b(?:cyber|data breach)\b/i, /\b(?:cyber|data|network|privacy|electronic)\b/i],
  [
    /\b(?:professional liability|errors (?:and|&) omissions|malpractice)\b/i,
    /\b(?:professional|errors|malpractice|negligent act)\b/i,
  ],
  [/\bliquor liability\b/i, /\b(?:liquor|alcohol\w*|intoxicat\w*)\b/i],
  [/\bemployment practices\b/i, /\bemployment\b/i],
  [/\bdirectors and officers\b/i, /\b(?:directors|officers)\b/i],
  [/\bpollution (?:liability|coverage|limit)\b/i, /\bpollut/i],
  [
    /\b(?:building codes?|to (?:the )?(?:\w+ )?code|ordinance (?:or|and) law)\b/i,
    /\bordinances?\b|\b(?:building|to|of|new|current) codes?\b|\bcodes? (?:upgrade|enforcement)|\bincreased costs? of construction\b|\bdemoli|\blaws?\b[^.]*\b(?:construction|repair|rebuild)/i,
  ],
  [/\b(?:equipment|boiler|machinery) breakdown\b/i, /\bbreakdown\b|\bboiler/i],
  [/\btrailer interchange\b/i, /\binterchange\b/i],
  [/\bkidnap/i, /\b(?:kidnap|ransom|extort)/i],
]
const asksLimit = /\b(?:limits?|how much|amount|deductible|retention)\b/i

/** "Does the landlord's own building policy have a sprinkler warranty?" */
const othersPolicy = new RegExp(
  String.raw`^(?:(?:and|so) )?(?:does|do|is|are|has|what(?:'s| is| does)?|how much(?: \w+)?)\b(?!.*\b(?:need|needs|must|require\w*|have to|has to|should|primary|excess|certificate)\b).*\b(?:landlord|lessor|tenant|neighbou?r|vendor|supplier|subcontractor|competitor|seller|customer|client|lender|bank|association|franchisor)(?:'s|’s|s'|s’) own (?:[\w-]+ ){0,2}(?:policy|insurance|coverage)\b`,
  'i',
)

/** Whether a question asks for what no document of the policy has a word of: "What's the flood zone of our house?" */
export function isUnstated(question: string, candidates: readonly Candidate[]): boolean {
  if (othersPolicy.test(question)) return true
  return [...attributes, ...(asksLimit.test(question) ? linesAsked : [])].some(
    ([asked, printed]) =>
      asked.test(question) &&
      !candidates.some(({ text, leadIn, headings }) =>
        printed.test(`${headings.join(' ')} ${leadIn} ${text}`),
      ),
  )
}
