import type { RequestCue } from './requestCue.ts'

/** What people write when they want a quote, an answer, or anything else. */
export const inquiryCues: readonly RequestCue[] = [
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    pattern:
      /\b(quote[sd]?|quoting|qoute|estimate for (insurance|coverage)|price (for|on|out|check)|pricing|ball ?park|rates? (for|on)|shop (it|this|our|my|around)|bid on (our|my) insurance|proposal for (insurance|coverage))\b/i,
    unless: /\b(price (of|went|increase)|you quoted us|the quote you sent|copy of|renewal quote you)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    pattern:
      /\bhow much (would|will|does|might|is|for)\b.{0,60}\b(insur\w+|cover\w*|policy|umbrella|cyber|add|cost|work\w* comp|bond|liability|run (me|us))\b/i,
    unless:
      /\b(refund|get back|do i owe|owe|balance|deductible|cancel|limit|how much (coverage|liability) do)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    pattern:
      /\b(looking (for|to get|into|at)|interested in|need(ing)?|want(ing)?( to get)?|shopping (for|around)|get(ting)?|start(ing)?|set(ting)? up|thinking (of|about) getting|buy(ing)?|take out|pick up)\b.{0,25}\b(some |a |an |new )?(\w+ ){0,3}(insurance|coverage|policy|bond|umbrella|bop|gl|work\w*'? ?s? comp)\b.{0,30}\b(for|on|because|since|before|to cover|as|now that)\b/i,
    unless:
      /\b(copy|cert\w*|cancel|proof of|id cards?|loss runs?|policy number|change|exclu\w*|add(ed)? to|additional insured|question about|dec)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1,
    pattern:
      /\b(just|recently|about to|going to|we'?re|i'?m)\s?(start(ed|ing)|open(ed|ing)|launch(ed|ing)|buying|form(ed|ing))\b.{0,50}\b(business|company|llc|shop|restaurant|food truck|practice|studio|salon|agency|startup|side (gig|hustle))\b.{0,120}\b(insur\w+|cover\w*|policy|what (do|would) (i|we) need)/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1,
    pattern:
      /\b(do you (guys )?(write|offer|do|sell|insure|handle|have)|can you (insure|cover|write))\b.{0,50}\b(insurance|coverage|policies|policy|bonds?|cyber|umbrella|epli|business(es)?|contractors|homeowners|auto|life|health|flood)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 0.9,
    pattern:
      /\b(options|better (rate|price|deal)|cheaper|lower (rate|premium|price)|what (would|could) (you|it) (do|cost)|what are (we|you) looking at)\b.{0,60}\b(renewal|insurance|coverage|policy|premium|for|carrier)\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /\b(are|am|is|would|will|do|does|can|could|were|was)\b[^.?!]{0,70}\b(cover(ed|s|age)?|insured|protect(ed)?|excluded?|include[sd]?|pays? for)\b[^.!]{0,120}\?/i,
    unless: /\b(quote|can (you|we) (add|get)|could you (add|send))\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /\b(what('?s| is| are| does)|when (does|is|do|will)|how (long|many|does|do|much (coverage|liability|is (my|our|the) (deductible|limit|premium)))|who (is|do)|which|why (did|is|was|am|are)|whats)\b[^.!]{0,90}\b(deductible|limits?|cover\w*|expir\w*|renew\w*|premium|policy|exclu\w*|retention|grace period|carrier|payment|due|endorsement|audit|sublimit|rate|bill|increase|named insured|waiting period)\b/i,
    unless: /\bquote\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /\b(do|does|did|am|are|is) (i|we|my|our|the|it) (already |currently |still |even )?(have|carry|need|covered|cover|include|ok|good|protected|required)\b[^.!]{0,120}(\?|coverage|covered|policy|insurance)/i,
    unless: /\b(do you need|need anything|quote)\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1,
    pattern:
      /\b(wondering|curious|question (about|on|for|regarding)|quick question|not sure|unsure|trying to (figure out|understand)|want to (know|understand|make sure|confirm|double[- ]?check)|need to know|confirm|checking|double[- ]check\w*)\b[^.!]{0,100}\b(if|whether|that|cover\w*|insur\w*|polic\w*|how|what|deductible|limits?|premium|about)\b/i,
    unless: /\b(quote|certificate|coi|additional insured)\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1,
    pattern:
      /\b(if|say|suppose|what (if|happens (if|when|to))|in case)\b[^.!]{0,140}\b(cover\w*|pay\w*|protect\w*|insur\w*|policy|deductible|on the hook|refund|get back|happens?|liable|responsible)\b[^.!]{0,60}\?/i,
    unless: /\bquote\b/i,
  },
  {
    type: 'QUESTION',
    weight: 0.9,
    pattern:
      /\b(should|do|would|can) (i|we)\b[^.!?]{0,120}\b(waiver|insurance|coverage|policy|cover\w*|claim|report|damage)\b[^.!?]{0,60}\?/i,
  },
  {
    type: 'QUESTION',
    weight: 0.9,
    pattern:
      /\b(explain|walk me through|help me understand|clarif\w*|meaning of|mean by|don'?t understand|makes? no sense)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1.2,
    pattern:
      /\b(file|filing|report(ing)?|open|start|submit|make|put in|turn in)\b.{0,20}\b(a |the |an |this |our |my )?(\w+ ){0,2}(claim|loss|incident|accident)\b/i,
    unless: /\b(loss runs?|would (it|this) (count|affect)|audit report)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1,
    pattern:
      /\b(had|was in|been in|there was|we'?ve had) (a|an) (\w+ ){0,3}(accident|fire|break-?in|flood|theft|leak|crash|collision|wreck|fender bender)\b|\b(got|was) (rear-?ended|hit by|broken into|robbed|t-boned)\b|\b(status|update) (of|on) (my|our|the) claim\b/i,
    unless: /\?$/,
  },
  {
    type: 'OTHER',
    weight: 1,
    pattern:
      /\b(make|making|take|process|set up|update|change|switch)\b.{0,25}\b(a payment|payment( method)?|credit card|debit card|card on file|autopay|auto-?pay|bank account|ach|eft|billing|direct debit)\b|\bpay (my|our|the) (bill|premium|invoice|balance|deposit)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1,
    pattern:
      /\b(call (me|us) back|give (me|us) a (call|ring|shout)|have (someone|somebody|dana|my agent) call|return my call|speak (to|with) (a |an |someone|somebody|my)|talk (to|with) (a |an |someone|somebody|my|dana)|reach me at|get a hold of)\b/i,
  },
  {
    type: 'OTHER',
    weight: 0.9,
    pattern:
      /\b(complain\w*|unacceptable|supervisor|manager|frustrat\w*|third time|nobody (called|got) back|still waiting|following up on|follow[- ]?up|any update|checking (in )?on the status|status of my)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1,
    pattern:
      /\b(reset|log ?in|password|portal|username|website)\b.{0,40}\b(help|work\w*|access|can'?t|cannot|locked|trouble|reset|let me in|in)\b|\b(schedule|set up|book) (a |an )?(\w+ )?(meeting|call|review|appointment|time|inspection)\b/i,
  },
  {
    type: 'OTHER',
    weight: 0.9,
    pattern:
      /\b(change|update|new)\b.{0,25}\b(contact (person|info\w*)|phone number|e-?mail address|point of contact)\b|\b(audit|inspection|loss control|survey)\b.{0,40}\b(form|questionnaire|visit|extension|schedule|appointment|complete|fill)\b|\bagent of record\b|\bbroker of record\b|\bbor letter\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    pattern:
      /\b(what|how much)\b.{0,40}\b(would|will|does|might|could|'d)\b.{0,50}\b(cost|run|be|price|charge|set (me|us) back)\b/i,
    unless: /\b(refund|get back|owe|balance|deductible|cancel|if|limit|happen|cover|audit|be liable)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1,
    pattern:
      /\b(get|give|send|work up|put together|run) (me|us) (some |the |a few )?(numbers|pricing|prices|rates|options|ball ?park|an estimate|a price)\b|\brough (price|idea|number|cost)\b|\b(price|pricing|numbers|premium) for\b.{0,40}\b(auto|policy|coverage|insurance|umbrella|cyber|epl\w*|bop|gl|comp)\b/i,
    unless: /\bwhen\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    pattern:
      /\bhow (do|can|would) (i|we) (get|buy|start|set up|sign up for|obtain|take out|apply for)\b.{0,25}\b(a |an |some )?(\w+ ){0,2}(policy|insurance|coverage|umbrella|bond)\b|\b(do(n'?t| not) have|have no(ne)?|without)\b.{0,30}\b(insurance|policy|coverage|commercial auto|that|one|any)\b.{0,10}(yet|with you|now|so)/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 0.9,
    pattern:
      /\b(open(ing|ed)|start(ing|ed)|launch(ing|ed)|buying|new)\b.{0,40}\b(business|company|shop|truck|restaurant|practice|salon|store|firm)\b.{0,160}\b(insur\w+|cover\w*|policy|liability)\b/i,
    unless: /\b(add|location|second|endorse|certificate|coi|additional insured|cancel)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 0.8,
    pattern:
      /\b(looking|shopping|in the market) for\b.{0,30}\b(\w+ ){0,3}(insurance|coverage|policy|agent|broker)\b|\bneed\b.{0,25}\b(general liability|workers'? comp|commercial auto|business insurance|professional liability|liability insurance)\b.{0,40}\bto (sell|work|open|start|bid|get (the|a) (license|contract|permit))\b/i,
    unless: /cert|coi|copy|additional insured/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /^(\W*(hi|hello|hey|also|and|so|but|quick question|question)\b[\w ]{0,20}[,:!.-]*\s*)?(is|are|am|do|does|did|will|would|can|could|should|was|has|have)\b.{2,160}\b(cover(ed|s|age|ing)?|insured|insurance|polic(y|ies)|deductible|limits?|claim|liab\w+|exclu\w+|includ\w+|premium|endorsement|retroactive)\b/i,
    unless:
      /\b((can|could|would|will) (you|u|someone|somebody|we (get|have|add))|(be|get) (changed|updated|added|removed|increased|listed|named|canceled|cancelled)|quote|certificate|coi|additional insured|send|copy|get (me|us))\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /\b(does|do|would|will|is|are|if)\b.{0,60}\b(our|my|the|your|this|that) (\w+[&' ]*){0,4}(policy|policies|insurance|coverage|liability|e&o|gl|bop|auto|cyber|comp|package|umbrella)\b.{0,20}\b(cover\w*|pay\w*|include\w*|apply|applies|protect\w*|respond\w*|extend\w*|still|ok|good|have)\b/i,
    unless: /\b(quote|certificate|coi|can you add)\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1,
    pattern:
      /\b(who|which|what)('s| is| are| does| do| would)?\b.{0,40}\b(pay(s)?|responsible|liable|on the hook|cover(s|ed)?|policy (is|does|would)|insurance (is|does|would)|limits?|deductible|retroactive)\b/i,
    unless: /quote/i,
  },
  {
    type: 'QUESTION',
    weight: 1,
    pattern:
      /\b(is|are|was|would|will) (that|this|it|they|he|she|the \w+|our \w+|my \w+)\b.{0,50}\b(on (the|our|my)|under (the|our|my)|part of|through|included|covered|excluded|still (ok|active|good|in force|valid))\b.{0,60}/i,
    unless: /quote|cert/i,
  },
  {
    type: 'QUESTION',
    weight: 0.9,
    pattern:
      /\b(make|made) (any|a) difference\b|\bcome back on (us|me)\b|\b(any|a) (way|chance|possibility) (to|of)\b.{0,40}\bcover|\b(can|may|am|are) (i|we) (allowed|ok|okay|safe|good)\b|\bneed to (report|worry|tell|do anything|have)\b.{0,60}\?/i,
  },
  {
    type: 'OTHER',
    weight: 1.2,
    pattern:
      /\b(reporting|to report|report)\b.{0,20}\b(an?|the|this|that)?\s*(\w+ )?(injury|accident|loss|claim|incident|theft|damage)\b|\b(start|open|file|make|submit|put in)\b.{0,15}\bclaim\b/i,
    unless: /\b(do i have to|should i|need to|have to) report|loss runs?/i,
  },
  {
    type: 'OTHER',
    weight: 1,
    pattern:
      /\b(pay|payment|installments?|premium)\b.{0,40}\b(in (two|three|four|\d+) (parts|payments|installments)|monthly|plan|late|extension|by (check|card|phone)|quarterly)\b|\b(payment plan|pay (over|by) the phone|late fee|refund check)\b/i,
    unless: /\b(question|why|covered)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1,
    pattern:
      /\b(call|ring|phone) (me|us)( back)?\b|\bhave (her|him|them|dana|someone) (call|ring)\b|\b(talk|speak) (to|with)\b.{0,20}\b(dana|someone|somebody|a person|an agent|a human|you)\b/i,
  },
  {
    type: 'OTHER',
    weight: 0.9,
    pattern:
      /\b(can'?t|cannot|unable to|not able to) (log|sign|get) in\b|\bclient portal\b|\bpassword reset\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /^\W*(\w+[, ]+){0,3}(why|when|what|how|where|who|which)\b.{0,120}\b(polic(y|ies)|insur\w+|cover\w*|deductible|limits?|premium|renewal|comp|umbrella|cyber|liability|gl|bop|audit|retroactive|claim)\b/i,
    unless:
      /\b(quote|cost|price|certificate|coi|additional insured|send|how (do|can) (i|we) (get|add|buy|cancel|sign))\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1,
    pattern:
      /\b(asks?|asked|asking|wants? to know|like to know|tell me|know|see|check) (if|whether|what|when|how|that)\b.{0,100}\b(polic(y|ies)|cover\w*|liability|deductible|limits?|retroactive|insured|insurance)\b/i,
    unless: /\b(quote|cost|certificate|coi|additional insured|add)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.15,
    pattern:
      /\b(estimate|figure out|calculate|tell me|know|idea)\b.{0,30}\b(what|how much)\b.{0,60}\b(premium|cost|price|rate|run|be|more)\b|\bwould do to (our|my|the) premium\b|\bhow much more\b|\bwhat would you charge\b/i,
    unless: /\b(refund|deductible|owe|cancel)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    pattern:
      /\b(interested in|thinking (of|about) (adding|getting)|consider(ing)? (adding|getting)|want to (add|get)|like to (get|add)|need to (get|buy))\b.{0,30}\b(umbrella|cyber|epli|d&o|flood|pollution|key ?man|life|health|bond|workers'? comp|work comp|professional liability|e&o|general liability|commercial auto|builders? risk|inland marine|liquor liability|stop ?gap)\b/i,
    unless: /\b(certificate|coi|additional insured|cancel|endorse)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    pattern:
      /\b(another|other|different) (carrier|agent|agency|broker|company) (quoted|offered|can do)\b|\b(beat|match) (this|that|it|their (price|rate))\b|\bcompetitive (rate|price|quote)|\bget (me|us) (covered|insured|set up)\b|\btaking over\b.{0,80}\b(coverage|insurance|insured)\b|\bnew (policy|venture|llc|business)\b.{0,60}\b(insur\w+|cover\w*|need)\b/i,
    unless: /\b(cancel|cert\w*|coi)\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /\b(is|are|was|would|will|does|do|if)\b.{0,60}\b(on us|on me|our (fault|problem|responsibility)|my (fault|problem|responsibility)|our insurance or|covered or not|something (our|my) (\w+ )?policy|handled by|accept(ed)? (him|her|them|it)|fall under|falls under|come out of)\b|\b(our|my) (insurance|policy) or (his|hers|theirs|the|not)\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /\b(is there (anything|something|coverage|a (limit|cap|deductible|waiting period|fee|penalty|grace period)))\b.{0,80}|\bwhat('s| is) the difference\b|\bwould you recommend\b|\b(am|are|were) (i|we) supposed to\b|\bhow come\b|\bdo (i|we) (need|have) to\b.{0,60}\b(insur\w+|cover\w*|policy|report|tell|waiver|license|permit|from them)\b|\bwhat('s| is) (my|our) policy number\b|\bwhen('s| is) (my|our|the) (next )?(payment|premium|renewal|audit)\b|\bwho('s| is) (my|our) (agent|adjuster|carrier|rep)\b/i,
    unless: /\b(quote|certificate|coi)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1.15,
    pattern:
      /\b(hit (a|an|my|our|the|his|her) (deer|car|pole|parked|building|truck|mailbox|guardrail)|backed into|got served|lawsuit papers|summons|demand letter|attorney letter|someone (fell|slipped|got hurt)|employee (fell|got hurt|was injured)|(fell|cut|broke|hurt|burned|injured) (his|her|their) (hand|arm|leg|back|foot|finger|wrist|ankle|head)|(failed|burst|caught fire|flooded|collapsed|broke) (overnight|last night|this morning|yesterday)|want to report|need to report|who do i call)\b/i,
    unless: /\bif\b|\b(would|is) (it|that|this) covered|are we covered|do i have to report/i,
  },
  {
    type: 'OTHER',
    weight: 1.1,
    pattern:
      /\b(card (was|got) declined|refund (check|hasn'?t)|wrong bank account|update (your|my|our) (records|contact|phone|e-?mail|billing)|e-?mail address(es)? (is|are) changing|new (phone|cell) number|schedule (a|an|our) (review|meeting|call|audit|inspection)|set up a (call|meeting|time)|audit appointment|inspector|sign (the|this) (form|application) (electronically|online)|docusign link (expired|doesn'?t))\b/i,
    unless: /quote|sales|demo/i,
  },
]
