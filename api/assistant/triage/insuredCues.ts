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
    weight: 1,
    pattern:
      /\b(list|name|add|put|include|get)\b (them|her|him|it|us|the (landlord|city|town|township|county|venue|owner|gc|general contractor|property manager|lender|bank|commission|university|school|hospital|church|developer|hoa|association|lessor|leasing company)\b[\w ]{0,20}) (on|to|onto|in|under|included)\b( (our|my|the|your)\b)?/i,
    unless: /\bdriver\b|\bthe (van|truck)/i,
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
]
