import type { RequestCue } from './requestCue.ts'

/** What people write when they want a certificate or an additional insured. */
export const insuredCues: readonly RequestCue[] = [
  {
    type: 'CREATE_CERTIFICATE',
    weight: 0.9,
    pattern: /\b(certificates?( of (liability |insurance|liab\w*)[\w ]*)?|certs?|coi'?s?|c\.o\.i\.?)\b/i,
    unless:
      /\b(gift|birth|resale|tax|sales|occupancy|training|osha|death|stock|good standing|registration) (certificate|cert)|certificate of (occupancy|title|formation|completion|origin)|\b(got|received|have) (the|your|that|our) (cert|coi|certificate)|thanks for the (cert|coi)/i,
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 0.9,
    pattern:
      /\b(proof|evidence) (of|that) (\w+ ){0,4}(insur\w+|coverage|liability|carry|covered)|\bacord ?2[58]\b|\bevidence of (property|insurance)\b/i,
    unless: /\bdmv\b|pulled over|in the (truck|van|glove)/i,
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 0.7,
    pattern: /\b(certificate|cert) holder\b|\bholder\s*(:|should|is|name|to read)/i,
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 1,
    pattern:
      /\b(something|anything|paper\w*|letter|form|document\w*|page|sheet|thing)\b.{0,40}\b(show\w*|prov\w*|saying|says|that says)\b.{0,30}\b(we'?re|i'?m|we are|i am|we have|we carry|you'?re)?\s*(insured|covered|insurance|coverage|liability)/i,
    unless: /\b(carrier|company|insurer|agent)('s)? (letter|notice)|rescind\w*|glove|cancel\w*/i,
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 0.8,
    pattern:
      /\b(won'?t|will not|can'?t|cannot) (let (us|me)|pay|release|start|get|be allowed)\b.{0,60}\b(insur\w+|coi|cert\w*|proof)\b/i,
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 0.6,
    pattern:
      /\b(insurance )?(paperwork|papers)\b.{0,60}\b(gc|general contractor|landlord|venue|property manager|city|town|owner|client)\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 1.1,
    pattern:
      /\badd(ition(al)?|'?l|itonal|tional)? ?(named )?insureds?\b|\badditional ins\b|\baddl\.? (insured|ins)\b|\bcg ?20 ?(10|11|12|15|18|26|33|37|38)\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 1,
    pattern:
      /\b(add|added|adding|list|listed|listing|name|named|naming|include|included|including|put|get|have)\b.{1,90}\b(as (an? )?(a\.?i\.?|insured|interested part(y|ies)|loss payee|mortgagee|lienholder|additional))\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 1,
    pattern:
      /\b(be |get |needs? to be |must be |wants? to be |asked to be |to be )(named|listed|included|added)\b.{0,40}\b(on|to|onto|under|in) (our|my|the|your)?\s*(\w+ ){0,3}(policy|insurance|coverage|gl|liability|bop)\b/i,
    unless: /\b(driver|vehicle|van|truck|car|location|employee|owner|officer)\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 0.75,
    pattern:
      /\b(list|name|add|put|include|get)\b (them|her|him|us|the (landlord|city|town|township|county|venue|owner|gc|general contractor|property manager|lender|bank|commission|university|school|hospital|church|developer|hoa|association|lessor|leasing company)\b[\w ]{0,20}) (on|to|onto|in|under|included)\b( (our|my|the|your)\b)?/i,
    unless: /\b(drivers?|vans?|trucks?|auto|fleet|vehicles?|cars?|bought|purchased)\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 0.9,
    pattern: /\b(loss payee|mortgagee|lienholder|lien holder|mortgage clause)\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 0.7,
    pattern: /\bwaiver of subrogation\b|\bprimary (and|&) non-?contributory\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 0.9,
    pattern:
      /\b(cover|protect|extend\w*)\b.{0,30}\b(them|the (landlord|city|venue|owner|gc))\b.{0,20}\b(under|on|through|with) (our|my) (policy|insurance|liability)/i,
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 1,
    pattern:
      /\b(see|shown?|showing|proof of|provide|verif\w*|evidenc\w*|confirm\w*) (my|our|your|that|of|us)?\s*(\w+ ){0,3}(insurance|coverage|liability|insured)\b.{0,60}\b(before|by|so|until|first|or|in order|to (start|begin|enter|work|show|file|release|pay))\b/i,
    unless: /\b(dmv|quote|are we|is it|covered\?)/i,
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 0.9,
    pattern:
      /\b(gallery|venue|landlord|gc|general contractor|client|customer|bank|lender|school|hospital|city|town|county|board|fair|market|promoter|organizer|property manager|building manager|broker|vendor portal)\b.{0,50}\b(wants?|needs?|asks?|asked|asking|requires?|required|voted|insist\w*)\b.{0,60}\b(insur\w+|coverage|cert\w*|coi|liability)\b/i,
    unless:
      /\b(additional insured|on (the|our|my) policy|as (an )?insured|umbrella|quote|name\b|add(ed)?\b|asks? (if|whether|about)|limits?|retroactive|deductible|none|do(n't| not) have)\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 0.9,
    pattern:
      /\b(wants?|needs?|asks?|has|have|lease|contract|clause|requires?|obliges?|insists?)\b.{0,60}\b(on|onto|to) (our|my|the|your) (policy|insurance|gl|liability|bop)\b/i,
    unless: /\b(driver|vehicle|van|truck|car|location|claim|question|change|look)\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 1,
    pattern:
      /\b(to )?(name|list|add|include|put|insure)\b.{2,60}\b(on|onto|to|in|under) (our|my|the|your) (\w+ ){0,2}(policy|insurance|gl|liability|bop)\b/i,
    unless:
      /\b(drivers?|vehicles?|vans?|trucks?|cars?|locations?|trailers?|employees?|equipment|dob|coverage|endorsement|deductible|him|her|them on|second|(add|put|include) (it|this|that|these|those|both))\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 1.1,
    pattern:
      /\b(mortgagee|loss payee)\b.{0,60}\b(change|add|to|update|from|listed)\b|\b(change|add|update|list)\b.{0,40}\b(mortgagee|loss payee|lienholder)\b/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 1.1,
    pattern:
      /\b(gets?|be|being|getting|want(s|ed)?|needs?|asked|asks|requires?) (to be )?(listed|named|added|included|put|shown) (on|onto|to|under|as part of) (our|my|the|your) (\w+ ){0,2}(policy|policies|insurance|coverage|liability|gl|bop|auto|umbrella|package|comp|cyber|e&o|epli)\b/i,
    unless:
      /\b(drivers?|vans?|trucks?|pick-?ups?|cars?|vehicles?|trailers?|suvs?|fleet|corolla|camry|civic|accord|rav4|tahoe|suburban|explorer|tacoma|silverado|sierra|f-?\d50|ram|transit|sprinter|promaster|kenworth|peterbilt|freightliner|forklifts?|excavators?|skid ?steers?|bobcat|loaders?|tractors?|mowers?|lifts?|drones?|equipment|machines?|ovens?|kilns?|dump truck|flatbed|chipper|compressor|generator|location|employees?|owner exclusion|associate|dr\.|doctor)\b|\bfleet\b/i,
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 1,
    pattern:
      /\b(certs?|coi'?s?|certificates?)\b.{0,50}\b(wrong|misspel\w*|expired|outdated|old|correct\w*|reissue\w*|re-?send|update\w*|renew\w*|revise\w*)\b|\b(reissue|update|revise|correct|renew)\b.{0,25}\b(certs?|coi'?s?|certificates?)\b/i,
    unless: /thanks|got it/i,
  },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 1.1,
    pattern:
      /\b(be|get) (protected|covered|insured|added|included) (under|by|on|through) (our|my) (\w+ )?(policy|insurance|liability)( as well| too)?\b/i,
    unless: /\b(driver|van|truck|car|vehicle|equipment|employee|he|she)\b/i,
  },
]
