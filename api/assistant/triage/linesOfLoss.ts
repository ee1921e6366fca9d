import type { LineOfBusiness } from '../../knowledge/index.ts'
import { withoutNobodyHurt } from './withoutNobodyHurt.ts'

const hurt = String.raw`\b(?:hurt|injur\w*|broke|broken|fractur\w*|fell|slipped|tripped|cut|burn(?:ed|t)|hospital|ambulance|urgent care|emergency room|stitches|sprain\w*|strain(?:ed)?|crushed|walk-?in (?:clinic|care)|clinic|(?:the|an?|maine med|hospital) er|(?:twist|tweak|wrench|pull|hurt|broke|cut|sprain|strain|smash|pinch|jamm?|wrick|rick)\w* (?:his|her) (?:\w+ )?(?:back|knee|neck|shoulder|ankle|wrist|hand|finger|thumb|arm|leg|foot|elbow|hip|ribs?|eye|head))\b`
const staff = String.raw`\b(?:employees?|workers?|drivers?|crew|foreman|helpers?|apprentices?|laborers?|technicians?|(?:one of )?(?:my|our|the) (?:guys?|men|boys|staff|people|roofers?|cooks?|servers?|carpenters?|mechanics?))\b`
const others = String.raw`\b(?:customers?|guests?|visitors?|patrons?|tenants?|shoppers?|pedestrians?|passers-?by|neighbors?|lady|bystanders?|somebody else|someone else)\b`

/** What tells the policies that a loss is reported under. */
const signs: readonly (readonly [LineOfBusiness, RegExp])[] = [
  [
    'COMMERCIAL_AUTO',
    /\b(?:rear-?ended|(?:backed|ran|drove|rolled|slid|clipped|scraped|sideswiped|struck)\b[^.!?]{0,50}\b(?:trucks?|vans?|cars?|vehicles?|trailers?|pickups?|suvs?|parked)|collision|collided|crash(?:ed)?|wreck(?:ed)?|fender|car accident|hit (?:a|an|another|my|our|the|his|her) (?:parked )?(?:car|truck|van|vehicle|deer|pole|guardrail)|(?:truck|van|car|vehicle|trailer|pickup)\b[^.!?]{0,60}\b(?:hit|stolen|broken into|totaled|accident|damaged))\b/i,
  ],
  [
    'WORKERS_COMPENSATION',
    new RegExp(String.raw`${staff}[^.!?]{0,90}${hurt}|${hurt}[^.!?]{0,40}${staff}`, 'i'),
  ],
  [
    'GENERAL_LIABILITY',
    new RegExp(
      String.raw`${others}[^.!?]{0,90}${hurt}|\b(?:damaged|hit|broke|scratched|flooded)\b[^.!?]{0,30}\b(?:customer|client|neighbor|homeowner|tenant)['’]?s?\b`,
      'i',
    ),
  ],
  [
    'PROPERTY',
    /\b(?:burst|flooded|water damage|pipe (?:broke|froze)|(?:was|on|caught|had a) (?:\w+ )?fire|break-?in|broke into (?:the|our|my) (?:shop|store|office|building|warehouse)|burglar\w*|vandal\w*|hail|tree fell|lightning|roof (?:leak\w*|collapsed))\b/i,
  ],
]

/** The lines of the policies that a loss is reported under: a crash that hurts the driver is a loss of two. */
export function linesOfLoss(details: string): LineOfBusiness[] {
  const told = withoutNobodyHurt(details)
  return signs.flatMap(([line, words]) =>
    words.test(told) || (line === 'WORKERS_COMPENSATION' && hurtsOneOfStaff(told)) ? [line] : [],
  )
}

/** `Our driver clipped a parked car. … He also twisted his knee`: the one who is spoken of. */
function hurtsOneOfStaff(told: string): boolean {
  const sentences = told.split(/(?<=[.!?])\s+|\n+/)
  return sentences.some(
    (each, at) =>
      /^\W*(?:and |but |then )?(?:he|she)\b/i.test(each) &&
      isHurt.test(each) &&
      !ofOthers.test(each) &&
      !ofOthers.test(sentences[at - 1] ?? '') &&
      sentences.slice(0, at).some((before) => ofStaff.test(before)),
  )
}

const isHurt = new RegExp(hurt, 'i')
const ofStaff = new RegExp(staff, 'i')
const ofOthers = new RegExp(
  String.raw`${others}|\bother (?:drivers?|party|owner|guy|car|vehicle)\b|\b(?:claimant|homeowner|owner of)\b`,
  'i',
)
