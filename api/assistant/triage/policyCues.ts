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
  {
    type: 'CANCEL_POLICY',
    weight: 1.2,
    pattern:
      /\b(discontinu\w*|kill|stop|end|drop|terminat\w*|wind down|get out of)\b.{0,30}\b(the|our|my|this|that|all)\b.{0,25}\b(insurance|polic(y|ies)|coverage|auto|umbrella|bop|gl|comp|cyber)\b/i,
    unless: /\b(deductible|question|location|vehicle|driver|van|truck|collision|comprehensive)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.1,
    pattern:
      /\b(insurance|polic(y|ies)|coverage)\b.{0,25}\b(to|should|can|must|will|has to|needs to) (be )?(end(ed)?|stop(ped)?|cease|lapse|terminate[d]?|expire)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.1,
    pattern:
      /\b(do(n'?t| not)|no longer|won'?t|not) (need|want|require|be needing)\b.{0,30}\b(yours|you(r)? (insurance|policy|coverage)|it|the insurance|the policy|this policy|insurance|coverage)\b/i,
    unless: /\b(cert\w*|coi|copy|quote|endorsement|additional insured)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.2,
    pattern:
      /\b(discontinu\w*|terminat\w*|cancel\w*|cancle|cancell?ation)\b.{0,60}\b[A-Z]{2,4}[- ][A-Z0-9-]{4,}/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1,
    pattern:
      /\b(nothing|not a thing) (left )?(there )?(for (us|you) )?to (insure|cover)\b|\bflat\b.{0,20}\bcancel|\bback to inception\b|\bnever (took possession|opened|owned|happened)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1,
    pattern:
      /\b(merg\w+ with|trucks?|vehicles?|everything|we|i) (\w+ ){0,4}(go|goes|going|moving|moved|on) (on|onto|to|under) (his|her|their|another|a new) (policy|agency|carrier)\b/i,
  },
  {
    type: 'DOCUMENT_REQUEST',
    weight: 1.1,
    pattern:
      /\b(send|text|mail|e-?mail|get|need|want\w*|show|have|new|resend|print)\b.{0,40}\b(id cards?|insurance cards?|the (new )?cards?|dec page|decs?|binder|loss runs?|emr|mod (letter|worksheet|rate sheet)|experience mod\w*|invoice|receipt|audit report|policy (again|booklet|number list)|forms list|schedule)\b/i,
    unless: /\b(update|add|remove|gift|credit|debit|business cards?)\b/i,
  },
  {
    type: 'DOCUMENT_REQUEST',
    weight: 1,
    pattern:
      /\b(emr|experience mod\w*|mod) (letter|worksheet|sheet)\b|\b(complete|full|whole|entire|actual) (document|policy|form)\b/i,
  },
  {
    type: 'DOCUMENT_REQUEST',
    weight: 0.7,
    pattern:
      /\b(send|e-?mail|forward|mail|fax|text|get|give|find)\b.{0,20}\b(me|us|her|him|them|over|our|my|the)\b.{0,40}\b(copy|document|paperwork|letter|report|statement|card|pdf|form)s?\b/i,
    unless: /\b(quote|claim|cancel|sign|certificate|cert|coi)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.2,
    pattern:
      /\b(polic(y|ies)|insurance|coverage|umbrella|bop|auto|e&o)\b.{0,30}\b(can|should|to|may|could|must|please|has to|needs to) (now )?(be )?(cancel\w*|terminat\w*|stopp?\w*|dropp?\w*|closed)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.1,
    pattern:
      /\b(no longer|not|isn'?t|aren'?t|won'?t be) (needed|required|necessary|wanted|needing|using)\b.{0,20}|\b(policy|policies|insurance|coverage|liability|gl|bop|auto|umbrella|package|comp|cyber|e&o|epli)\b.{0,30}\b(not|isn'?t|no longer) (needed|required|necessary)/i,
    unless: /\b(cert\w*|coi|additional insured|vehicle|van|truck|driver|location|copy|call|action)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.1,
    pattern:
      /\b(process|do|make|start|take care of|handle|confirm|arrange|submit|effective) (the|our|my|a|this)? ?cancell?ation\b|\bcancell?ation (as of|of|for|on|by|please|date)\b/i,
    unless: /\b(notice|fee|penalty|if|reservation|threat\w*)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.1,
    pattern:
      /\b(pull the plug|stop billing|don'?t (auto-?)?renew|do not (auto-?)?renew|void (the|our|my)|we'?re done with|i'?m done with|won'?t be needing|get our money back|return (the|our|my) (unearned )?premium|turn (the|our|my) \w+ off|call it quits|so we aren'?t paying twice|paying twice|paying for nothing|dropp?(ing)? (you|your|the) (policy|insurance|coverage))\b/i,
    unless: /\b(if|might|thinking|considering|quote)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1,
    pattern:
      /\b(close|closing|closed|shut(ting)?|sell(ing)?|sold|retir\w+|mov(e|ing) back|joined a peo|wound up)\b.{0,120}\b(insurance|policy|coverage|polic(y|ies))\b.{0,25}\b(stop|end|off|over|cancel\w*|no more|then)\b/i,
  },
  {
    type: 'DOCUMENT_REQUEST',
    weight: 1.15,
    pattern:
      /\b(send|give|get|have|need|want|wants|shoot|forward|see|find|email|e-mail|mail|fax|text|pull|provide|attach|resend|request\w*|show|print|drop|grab|upload)\b.{0,60}\b(invoices?|bills?|statements?|receipts?|dec(laration)?s?( pages?| sheets?)?|declarations?|loss runs?|id cards?|insurance cards?|cards|binders?|policy (copy|copies|docs?|documents?|forms|packet)|endorsements?|audit (report|worksheet|results?|bill)|schedule of \w+|vehicle (list|schedule)|driver (list|schedule)|no[- ]?(known )?loss(es)? letter|letter of experience|emr|mod (sheet|letter|worksheet)|experience (mod|rating)\w*|application|policy number(s)? list|proof of (payment|prior)|premium finance agreement|forms list|loss control report|renewal (docs?|documents|packet|papers))\b/i,
    unless:
      /\b(question|add|remove|change|update (the|our|my)|new (driver|vehicle)|gift|credit|why|sign|pay (my|our|the) (bill|invoice)|wrong|attached (is|please find)|find attached|additional insured|copay|higher than|business cards?|cg ?20|quote|cert\w*|coi)\b/i,
  },
  {
    type: 'DOCUMENT_REQUEST',
    weight: 1,
    pattern:
      /\bglove ?(box|compartment)\b|\b(old|new|current|updated|expired) (insurance |id )?cards?\b|\bwhere('s| is| are| can i find| do i find)\b.{0,20}\b(our|my|the)\b.{0,25}\b(invoices?|bills?|statements?|receipts?|dec(laration)?s?( pages?| sheets?)?|declarations?|loss runs?|id cards?|insurance cards?|cards|binders?|policy (copy|copies|docs?|documents?|forms|packet)|endorsements?|audit (report|worksheet|results?|bill)|schedule of \w+|vehicle (list|schedule)|driver (list|schedule)|no[- ]?(known )?loss(es)? letter|letter of experience|emr|mod (sheet|letter|worksheet)|experience (mod|rating)\w*|application|policy number(s)? list|proof of (payment|prior)|premium finance agreement|forms list|loss control report|renewal (docs?|documents|packet|papers))\b|\bneed (it|them|this) for (taxes|my cpa|the accountant|my accountant|the auditor|our records)\b/i,
    unless: /credit|debit|gift|payment|business card/i,
  },
]
