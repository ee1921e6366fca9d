/** Other words for those of limits, in labels that are lower case without punctuation; applied in this order. */
const sameWords: readonly (readonly [RegExp, string])[] = [
  // What declarations shorten.
  [/^eo$/g, 'each occurrence'],
  [/^ga$/g, 'general aggregate'],
  [/\bgenl?\b/g, 'general'],
  [/\bc?gl\b/g, 'general liability'],
  [/\bemp(?:l|loy|loyers?)? liab(?:ility)?\b/g, 'employers liability'],
  [/\bliab\b/g, 'liability'],
  [/\bcov\b/g, 'coverage'],
  [/\bacc\b/g, 'accident'],
  [/\b(?:lmt|lim)\b/g, 'limit'],
  [/\bpol\b/g, 'policy'],
  [/\b(?:bldg|bld)(s?)\b/g, 'building$1'],
  [/\bprem\b/g, 'premises'],
  [/\bdmg\b/g, 'damage'],
  [/\bbus\b/g, 'business'],
  [/\bprop\b/g, 'property'],
  [/\bff and e\b/g, 'furniture fixtures and equipment'],
  [/\b(?:p and ai|p and a injury|pi and ai|pi ai|pai)\b/g, 'personal and advertising injury'],
  [/\b(?:dpr|dprty|dtprty)\b/g, 'rented premises'],
  [/\bmed ?pay\b/g, 'medical expense'],
  [
    /\b(?:injury|harm) to (?:other )?(?:people|persons|others)(?: (?:and|or) damage to (?:the |their )?property(?: of others)?)?\b/g,
    'bodily injury and property damage',
  ],
  [/\b(?:injury|harm|damage) to reputation\b/g, 'personal injury'],
  [/\billness\b/g, 'disease'],
  [/\b(?:(?:each|any one|per|every) and every|(?:for )?any (?:one|single)|for one|per|every|ea)\b/g, 'each'],
  [/\b(?:a|an|one)(?= (?:person|claim|occurrence|event|loss|accident)s?\b)/g, 'each'],
  [/\b(?:occ|occur|occurences?|events?|happening)\b/g, 'occurrence'],
  [
    /\b(?:accident|claim|offense) or occurrence\b|\boccurrence or (?:accident|claim|offense)\b/g,
    'occurrence',
  ],
  [
    /\b(?:other than|except(?:ing)?(?: for)?|excluding|excl|apart from|but not|not|non)(?: for| the| your)* (?:products?|prod|pco|comp\w* op\w*|(?:completed|finished) (?:work|jobs))\b(?:(?: and| or)? (?:products?|hazard|comp\w* op\w*|(?:completed|finished) (?:work|jobs)))*/g,
    'general',
  ],
  [
    /\b(?:for )?all other (?:injury|damage|claims?|losses|occurrences?|liability|or|and| )+|\ball other$/g,
    'general ',
  ],
  [
    /\ball (?:occurrences?|claims|losses|damages|persons?)(?: combined)?\b|\ball of (?:them|these)(?: combined)?\b|\b(?:(?:in|for|during) )?(?:(?:the|this|one|each) )?(?:policy |annual )?(?:year|period|term)\b|\b(?:agg|aggr|in total|in all|in the aggregate|annual(?: total)?|yearly|overall|total)\b/g,
    'aggregate',
  ],
  [/\b(?!products |employers )[a-z]+ (?=general liability\b)/g, ''],
  [/^farm(?: and ranch)? liability\b/g, 'general liability'],
  [/\b(?:prod|pco)\b/g, 'products'],
  [/\b(?:comp\w*|finished) (?:op\w*|work|jobs?)\b/g, 'completed operations'],
  [/\bpers\b/g, 'personal'],
  [/\badv\w*\b/g, 'advertising'],
  [/\bmed\b/g, 'medical'],
  [/\b(?:bills|payments?|pay|pmts?|expenses?|exp|costs)\b/g, 'expense'],
  [/\b(?:rooms?|space|place|building)(?: that)? you (?:rent|lease)\b/g, 'rented premises'],
  [
    /\b(?:tenants?|landlords?)(?: (?:fire|legal|property|premises))+\b|\bfire (?:explosion )?(?:damage|legal)\b|\brented to you\b|\blegal liability fire\b|^tenants? liability\b|\b(?:property|location|space) rented to you\b|\bdamage to rented (?:property|locations?|space)\b|\bpremises(?: that| which)?(?: is| are)? (?:rented|leased|(?:you )?(?:rent|lease|occupy))\b|\b(?:rented|leased)(?: to you)? (?:premises|rooms?|space)\b|\beach (?:fire|explosion)\b/g,
    'rented premises',
  ],
]

/** A label with the words that limits are usually called by: "any one event" is "each occurrence". */
export function inSameWords(key: string): string {
  return sameWords
    .reduce((text, [others, word]) => text.replaceAll(others, word), key)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
