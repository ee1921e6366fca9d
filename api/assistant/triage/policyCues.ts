import type { RequestCue } from './requestCue.ts'

/** What people write when they want a policy canceled, or its documents. */
export const policyCues: readonly RequestCue[] = [
  {
    type: 'CANCEL_POLICY',
    weight: 1.3,
    pattern:
      /\b(cancel\w*|terminat\w*|flat[- ]cancel\w*)\b.{0,60}\b(polic(y|ies)|insurance|coverage|bop|gl|umbrella|auto|work\w*[' ]?s? comp\w*|wc|cyber|it all|everything|account|all of (it|them)|package)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.2,
    pattern:
      /\b(please|can you|could you|need to|want to|like to|wish to|have to|go ahead and|asking (you )?to|decided to|going to|we'?re|i'?m)\s+(just )?(cancel\w*|terminat\w*|drop(ping)? (the|our|my|this) (\w+ ){0,3}(policy|coverage|insurance))/i,
    unless:
      /\b(appointment|meeting|certificate request|cert request|order|zoom|lunch|the request|that request)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.2,
    pattern:
      /\b(flat[- ]cancel\w*|cancell?ation (request|effective|form)|request (for )?cancell?ation|cancel (it|this|that|them|both|all|effective|as of|mine|ours)|cancel\w* (our|my|the) (\w+ ){0,3}(policy|insurance|coverage|umbrella|auto|bop|gl))\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.1,
    pattern:
      /\b(do(n'?t| not)|not|won'?t be|not going to|no need to|rather not)\s+(want to |be |going to )?renew\w*\b|\bnon-?renew\b|\blet (it|the policy|our policy|my policy|that one|this one) (lapse|expire|go)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.1,
    pattern:
      /\b(no longer (need|want|require)|don'?t need|do not need|stop(ping)?|end(ing)?|shut (off|down)|turn off|close out|get rid of|pull the plug on)\b.{0,30}\b(the|our|my|this|that|any)?\s*(\w+ ){0,3}(policy|policies|insurance|coverage|bop|gl|umbrella|work\w* comp)\b/i,
    unless: /\b(cert\w*|location|vehicle|van|truck|driver|car|copy)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 0.9,
    pattern:
      /\b(going|gone|closed|closing|shutting|shut|wind(ing)?|sold|selling|dissolv\w*|retir(ed|ing))\b.{0,25}\b(out of business|the business|our business|my business|the company|our doors|up shop|the shop|down for good|for good|the practice)\b/i,
    unless: /\b(hours|holiday|week|monday|inventory)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 0.8,
    pattern:
      /\b(found|moved|moving|switch(ed|ing)|going|went|signed|placed|got)\b.{0,40}\b(another|a different|a new|with another|elsewhere|other|cheaper)\b.{0,20}\b(carrier|agency|agent|broker|company|insur\w+|coverage|policy|elsewhere)?\b/i,
    unless: /\b(new (location|shop|office)|address|truck|van|vehicle)\b/i,
  },
  { type: 'CANCEL_POLICY', weight: 1, pattern: /\bclose\b.{0,25}\b(account|policy|policies|insurance)\b/i },
  {
    type: 'DOCUMENT_REQUEST',
    weight: 1.1,
    pattern:
      /\b(dec(laration)?s?[- ]?(page|sheet|pg)s?|declarations?|dec page|loss[- ]?runs?|claims? history|id[- ]cards?|insurance cards?|auto cards?|proof of insurance cards?|policy (documents?|docs|paperwork|packet|booklet|forms|copy|pdf|contract)|binders?|policy jacket)\b/i,
  },
  {
    type: 'DOCUMENT_REQUEST',
    weight: 1.1,
    pattern:
      /\b(copy|copies|pdf|duplicate|reprint)\b.{0,35}\b(of )?(the|our|my|that|this|a|all|full|complete|entire|whole|each|every|both)?\s*(\w+[- ]){0,5}(polic(y|ies)|declarations?|invoice|bill|application|endorsements?|binder|contract|certificate|statement|documents?|card|schedule|quote|form|audit|notice)\b/i,
  },
  {
    type: 'DOCUMENT_REQUEST',
    weight: 1,
    pattern:
      /\b(send|e-?mail|forward|get|need|resend|re-send|shoot|find|pull|attach|mail|fax)\b.{0,40}\b(invoice|billing statement|receipt|audit (report|bill|statement|worksheet)|experience mod (worksheet|letter)|vehicle schedule|schedule of (vehicles|drivers|locations|equipment)|driver list|policy (again|over)|(full|whole|entire|actual|complete|current) polic(y|ies)|polic(y|ies) (for our|for my|in pdf|as a pdf)|endorsement (page|form)|safety (letter|manual)|(the|our|my) polic(y|ies) (to|for) (me|my|our|us)|paid receipt|renewal (packet|documents|paperwork|policy)|loss control report|signed application)\b/i,
  },
  {
    type: 'DOCUMENT_REQUEST',
    weight: 0.9,
    pattern:
      /\b(proof of insurance|insurance card|id card)\b.{0,40}\b(dmv|truck|van|glove|pulled over|vehicle|car|registration)\b|\b(dmv|registration)\b.{0,50}\bproof of insurance\b/i,
  },
  {
    type: 'DOCUMENT_REQUEST',
    weight: 0.8,
    pattern:
      /\b(can'?t find|lost|misplaced|never (got|received)|don'?t have|where (can|do) i (find|get|download))\b.{0,40}\b(policy|card|cards|declarations?|documents?|paperwork|copy|binder|invoice)\b/i,
    unless: /\bcancel/i,
  },
]
