import { dayInWords } from '../../platform/index.ts'
import { changeDetails, missingForChange } from './changeDetails.ts'
import type { TriagedRequest } from './triageMessage.ts'

/** What a first notice of loss needs, how a message says it, and the losses it is asked for; null for all of them. */
const claimFacts: readonly (readonly [string, RegExp, RegExp | null])[] = [
  [
    'the date it happened',
    /\b(today|yesterday|tonight|overnight|this (morning|afternoon|evening)|last (night|week)|just (now|happened)|ago|(mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}\/\d{1,2}|(january|february|march|april|may|june|july|august|september|october|november|december) \d)\b/i,
    null,
  ],
  [
    'about what time it happened',
    /\b(tonight|overnight|(this|yesterday|in the|(mon|tues|wednes|thurs|fri|satur|sun)day) (morning|afternoon|evening|night)|last night|noon|midnight|just (now|happened)|(minutes?|hours?) ago|\d ?[ap]\.?m)\b/i,
    null,
  ],
  [
    'where it happened',
    /\b(I-? ?\d+|(?:US|SR|route|rt|rte|interstate|exit|hwy|mile(?: marker)?) ?-?\d+|(?:on|off|along) (?:the )?\d{1,3}(?=,? (?:north|south|east|west|this|last|near|in|at|by|yesterday|today|just|around|on)\b|[NSEW]B?\b|[,.;]|$)|highway|intersection|corner of|parking lot|driveway|street|avenue|road|boulevard|(?:at|on|near|off|along|and) (?:\w+ ){1,3}(?:st|ave?|blvd|rd|hwy|ln|dr|pkwy|pike|lane|drive|parkway|turnpike)|(our|my|the|your) (\w+ )?(office|shop|store|warehouse|restaurant|kitchen|dining room|building|job ?site|site|lot|yard|garage|basement|location|house|home|bakery|plant|school|church|patio|deck|lobby|stairs|sidewalk|bathroom|restroom|loading dock)|(?:a|the) job (?:in|at|on) \w+)\b/i,
    null,
  ],
  [
    'whether anyone was hurt',
    /\b(hurt|injur\w*|hospital|ambulance|emergency room|urgent care|broke (?:his|her|their|my|an?) \w+|broken|bleeding|unconscious|unharmed|unhurt|concussion|whiplash|bruis\w+|sprain\w*|sore|stiff|in pain|(?:neck|back|head|shoulder|knee|wrist|ankle|leg|arm|chest) (?:pain|hurts?|injury)|(?:is|are|was|were|am) (?:ok(?:ay)?|fine|all ?right|safe)|everyone is (ok|okay|fine|safe)|nobody|no one)\b/i,
    /\b(crash\w*|accident|collision|collided|rear-?ended|wreck\w*|hit|fire|fell|slipped|burst|explo\w+)\b/i,
  ],
  [
    'the police or fire report number, if there is one',
    /\b(police|report (number|#|no)|fire department)\b/i,
    /\b(crash\w*|accident|collision|collided|rear-?ended|wreck\w*|fire|stole\w*|theft|broke\w* in\w*|break-?in|burglar\w*|robbed|vandal\w*)\b/i,
  ],
  [
    'the name of anyone who was hurt',
    /\b(?:[Nn]ame(?: is|'s|’s)|named|Mr\.?|Mrs\.?|Ms\.?) \p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+(?:,[^,.]{2,40})?,? (?:was|got|is|has|fell|slipped|tripped|broke|hurt|injured|cut|burned)\b/u,
    /^(?![^]*\b(?:no (?:one|injuries)|nobody|unharmed|not hurt|(?:is|are) (?:ok|okay|fine|safe))\b)[^]*\b(?:hurt|injur\w*|hospital|ambulance|broke (?:his|her|their) \w+|bleeding|unconscious)\b/i,
  ],
  [
    'the names and phone numbers of any witnesses',
    /\b(witness\w*|saw (it|him|her|them|what|the)|nobody saw|no one saw)\b/i,
    /\b(crash\w*|accident|collision|collided|rear-?ended|wreck\w*|hit|fell|slipped|tripped|hurt|injur\w*|ambulance)\b/i,
  ],
  [
    'the name and phone number of their lawyer',
    /\b(?:[Ll]awyer|[Aa]ttorney|[Ll]aw (?:firm|office))(?:'s name is|,| is| named| of)? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ (?:&|[Ll]aw\b)/u,
    /\b(lawyers?|attorneys?|law (firm|office)|su(ed|ing)|lawsuit)\b/i,
  ],
]

/** What is not said yet of a loss. */
export function missingFacts(text: string): string[] {
  return claimFacts.flatMap(([words, fact, losses]) =>
    fact.test(text) || losses?.test(text) === false ? [] : [words],
  )
}

export const whichPolicy = 'which policy you mean'

/** What a colleague would have to ask for, in words for the client. */
export function missingIn(
  request: Omit<TriagedRequest, 'missing'>,
  {
    isLineKnown = false,
    beganOn = null,
  }: {
    /** Whether the message names the line of a policy that nobody can look up yet. */
    readonly isLineKnown?: boolean
    /** The day on which the policy began, if the message gives an earlier one. */
    readonly beganOn?: string | null
  } = {},
): string[] {
  const { type, name, address, policyId, allPolicies, effectiveOn, documentType: document } = request
  const since = beganOn === null ? '' : `, as it began only on ${dayInWords(beganOn)}`
  const wanted: readonly (readonly [boolean, string])[] = [
    [type === 'CREATE_CERTIFICATE' && !name, 'the full legal name of the certificate holder'],
    [type === 'ADD_ADDITIONAL_INSURED' && !name, 'the full legal name of the additional insured'],
    [
      (type === 'CREATE_CERTIFICATE' || type === 'ADD_ADDITIONAL_INSURED') && !address,
      'their mailing address',
    ],
    [
      (type === 'CANCEL_POLICY' || type === 'ENDORSE_POLICY') &&
        !policyId &&
        !request.policyNumber &&
        !allPolicies &&
        !isLineKnown &&
        request.lineNotOnFile === null,
      whichPolicy,
    ],
    [type === 'CANCEL_POLICY' && !effectiveOn, `the date on which the policy should end${since}`],
    [type === 'ENDORSE_POLICY' && !effectiveOn, `the date from which the change should apply${since}`],
    [type === 'DOCUMENT_REQUEST' && !document, 'which document you need'],
    [
      type === 'CREATE_CERTIFICATE' && asksForOtherHolders(request.details),
      'the names and mailing addresses of the other certificate holders',
    ],
  ]
  return [
    ...wanted.flatMap(([isMissing, words]) => (isMissing ? [words] : [])),
    ...(type === 'ENDORSE_POLICY' ? missingForChange(request.details, changeDetails(request.details)) : []),
  ]
}

/** Whether a text asks for certificates for holders that it does not name: `and same for the other two from last time`. */
export function asksForOtherHolders(text: string): boolean {
  return otherHolders.test(text)
}

const otherHolders =
  /\b(?:same|ones?|another|certs?|certificates?|cois?|it|also)\b[^.?!\n]{0,20}\b(?:for|to) (?:the|those|our) (?:other (?:one|two|three|four|five|\d|ones|holders?|gcs?|owners?|customers?|landlords?)|rest|others|usual (?:ones|holders?))\b|\b(?:same|usual) (?:ones|holders?|list|people|companies) (?:as|from|like) (?:last|before|we)\b/i
