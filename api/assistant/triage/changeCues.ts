import type { RequestCue } from './requestCue.ts'

const vehicle =
  '(?:van|truck|pick-?up|car|vehicle|trailer|suv|f-?\\d{3}|transit|sprinter|silverado|sierra|tacoma|tundra|ram|promaster|express|econoline|box truck|bus|forklift|excavator|skid ?steer|bobcat|loader|tractor|mower|lift|boat|drone|equipment|machine|unit|oven|printer|kiln|press|camera|chevy|ford|toyota|dodge|gmc|freightliner|isuzu|nissan|honda)'
const person =
  '(?:driver|employee|guy|hire|son|daughter|wife|husband|nephew|partner|him|her|them|owner|officer|foreman|manager)'
const place =
  '(?:location|address|building|shop|store|office|warehouse|storage|suite|site|yard|garage|unit|premises|kitchen)'
const change =
  '(?:add|remov\\w*|take|drop|delet\\w*|swap\\w*|replac\\w*|switch\\w*|put|updat\\w*|chang\\w*|increas\\w*|decreas\\w*|rais\\w*|lower\\w*|bump\\w*|reduc\\w*|correct\\w*|fix|amend|endorse|includ\\w*|list|move|transfer)'

/** What people write when they want a policy changed. */
export const changeCues: readonly RequestCue[] = [
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern: new RegExp(`\\b${change}\\b(?: \\S+){0,7}? ${vehicle}s?\\b`, 'i'),
    unless: /\b(additional insured|cert\w*|quote|how much)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern: new RegExp(
      `\\b${change}\\b(?: \\S+){0,6}? ${person}s?\\b(?: \\S+){0,6}? (?:on|to|off|from|onto|as|the (?:auto|policy|list))\\b`,
      'i',
    ),
    unless: /\b(additional insured|cert\w*|as an? insured|quote)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern: new RegExp(
      `\\b(?:add|remov\\w*|take|drop|updat\\w*|chang\\w*|correct|move|include|delete)\\b(?: \\S+){0,6}? ${place}s?\\b`,
      'i',
    ),
    unless: /\b(holder|additional insured|certificate|cert|quote|e-?mail address)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(increase|raise|bump|up|lower|reduce|decrease|change|adjust|update|drop)\b.{0,40}\b(limits?|deductible|retention|payroll|sales|revenue|contents|coverage amount|building (value|coverage|limit)|inventory|sub costs?|square footage|headcount|class code)\b/i,
    unless: /\bquote\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(take|taking|took|get|remove|pull|strike)\b.{1,40}\boff\b.{0,25}\b(the|our|my|of)?\b.{0,15}\b(auto|policy|insurance|coverage|schedule|list|wc|comp|gl|fleet)?\b/i,
    unless: /\b(additional insured|cert|list of|mailing list|the phone|tell)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(bought|purchased|picked up|leased|leasing|traded( in)?|sold|totaled|got rid of|acquired|just got)\b.{0,50}\b(van|truck|pick-?up|vehicle|trailer|car|f-?\d{3}|transit|sprinter|silverado|forklift|excavator|skid ?steer|equipment|machine|oven)\b/i,
    unless:
      /\b(quote|is (it|that) covered|are we covered|sold the business|do i need|automatically covered)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\b(we|i|our (office|shop|business|company)|the (shop|office|business|store))\b.{0,20}\b(mov(ed|ing)|relocat\w*|opened|opening|signed a lease|expanded|expanding)\b.{0,60}\b(to|at|into|a|location|shop|office|space|warehouse|address)\b/i,
    unless: /\b(moved on|moving forward|quote)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\b(change|update|correct|changed|new|fix|misspel\w*|wrong)\b.{0,30}\b(mailing address|billing address|business name|company name|named insured|legal name|entity|dba|name on (the|our|my) policy|address on (the|our|my|file))\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\b(add|include|endorse|put|tack|want|need)\b.{0,25}\b((hired and )?non-?owned( auto)?|hnoa|equipment breakdown|employee dishonesty|liquor liability|flood|earthquake|spoilage|business (income|interruption)|cyber|roadside|rental reimbursement|gap|waiver of subrogation|blanket|umbrella|tools?( coverage| floater)?|inland marine|glass)\b.{0,30}\b(coverage|to (the|our|my)|on (the|our|my)|endorsement|floater|policy)\b/i,
    unless: /\bquote\b|additional insured/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 0.9,
    pattern:
      /\b(hired|new (driver|hire|employee)|quit|let (him|her|them) go|no longer (works?|drives?|with us)|left the company|fired|laid off|retired)\b/i,
    unless: /\b(additional insured|cert\w*|covered\?|lawsuit|su(ed|ing))\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 0.7,
    pattern:
      /\b(endorse(d|ment)?|amend(ed|ment)?|make a change|change (to|on|in) (my|our|the) policy|policy change)\b/i,
    unless: /\bcopy of\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\b(reinstate|suspend|lay ?up|put .{0,20} (in|on) storage|park(ed|ing) (it|the (truck|van)) for the winter|exclude (myself|me|the owners?|officers?)|include (myself|me|the owners?|officers?))\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(no longer|won'?t be|doesn'?t|isn'?t|not) (drives?|driving|works?|working|employed|with us)\b|\bshould(n'?t| not) be on\b.{0,30}\b(insurance|policy|auto|list)\b/i,
    unless: /\b(contact|out of office|cert\w*)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(put|get|add|include|take|leave)\b (them|him|her|it|both|these|those|that|this|\w+ \w+) (on|off|in|onto)\b(?! (hold|ice|file|speaker|the phone|touch|list of|mailing))/i,
    unless: /\b(additional insured|cert\w*|landlord|as an? insured|(on|to) (our|my|the) (gl|liability))\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(named insured|insured name|legal name|business name|mailing address|policy address|garaging address)\b.{0,50}\b(chang\w*|correct\w*|updat\w*|wrong|misspel\w*|has to be|should be|is now)\b|\b(we are|we'?re|now) (doing business as|called|known as|operating as|an? (llc|corporation|inc))\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(excluded?|included?|opt(ing)? out|opt(ing)? in)\b.{0,40}\b(from|in|on|under)\b.{0,20}\b(work\w*'? ?s? comp\w*|wc|comp|policy|policies|coverage)\b/i,
    unless: /\?|\b(additional|is .{0,40} (excluded|included))/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(the |our |my )?(policy|policies|coverage|insurance)\b.{0,30}\b(should|has to|needs to|must|to) be (updated|changed|adjusted|amended|corrected)\b|\b(update|change|adjust|amend|correct|revise)\b.{0,25}\b(our|my|the) (\w+ ){0,2}(policy|policies|coverage|insurance|auto|bop|gl|comp)\b(?! premium)/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\b(will|going to|starts?|starting|gonna)\b.{0,25}\b(drive|driving|operate|be driving)\b.{0,40}\b(our|the|company|for us|van|truck|car)\b/i,
    unless: /\?/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 0.9,
    pattern:
      /\b(joined|joining|hired|started with) (the|our|my)? ?(practice|firm|company|team|us|crew)\b.{0,80}\b(polic(y|ies)|insurance|cover\w*|add|includ\w*|payroll)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\b(take|drop|remove|add|suspend|pause)\b.{0,20}\b(collision|comprehensive|comp and collision|full coverage|liability only|glass|rental|towing)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\b(remove|delete|drop|add)\b\s+(my |our |the )?([A-Z][a-zA-Z'-]+ [A-Z][a-zA-Z'-]+)\b.{0,60}\b(driv\w*|driver|employee|quit|left|hired|cdl|license|dob|work\w*)\b/i,
    unless: /additional insured|cert/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(use|our new|new|as (our|the|my)|is now (our|my)) (new )?(mailing |billing |business |physical |garaging )?address\b/i,
    unless: /\b(holder|cert\w*|e-?mail|additional insured|their|landlord)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(add|put|include) (it|this|that|these|those|both|them) (on|to|onto)\b(?! (hold|ice|the file|my calendar))/i,
    unless: /\b(additional insured|as an? insured|(on|to) (our|my|the) (gl|liability)|landlord)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(come|comes|coming|taken|goes|go|get|pull) off\b.{0,30}\b(policy|policies|insurance|coverage|liability|gl|bop|auto|umbrella|package|comp|cyber|e&o|epli|fleet|schedule|list)\b/i,
    unless: /additional insured|cert/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.15,
    pattern:
      /\b(bought|buying|purchased|financed|leased|picked up|acquired|got|getting|ordered|took delivery|inherited|traded|sold|scrapped|junked|donated|totaled|total loss|stolen|returned|turned in|retired|replaced|swapped)\b.{0,60}\b(vans?|trucks?|pick-?ups?|cars?|vehicles?|trailers?|suvs?|fleet|corolla|camry|civic|accord|rav4|tahoe|suburban|explorer|tacoma|silverado|sierra|f-?\d50|ram|transit|sprinter|promaster|kenworth|peterbilt|freightliner|forklifts?|excavators?|skid ?steers?|bobcat|loaders?|tractors?|mowers?|lifts?|drones?|equipment|machines?|ovens?|kilns?|dump truck|flatbed|chipper|compressor|generator)\b/i,
    unless:
      /\b(quote|covered|sold the business|do (i|we) need|automatically|claim|if|how much|price|cost|rental (place|company|yard)|report|damage waiver|accident|broke(n)? into|rear-ended)\b|\?/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(vans?|trucks?|pick-?ups?|cars?|vehicles?|trailers?|suvs?|fleet|corolla|camry|civic|accord|rav4|tahoe|suburban|explorer|tacoma|silverado|sierra|f-?\d50|ram|transit|sprinter|promaster|kenworth|peterbilt|freightliner|forklifts?|excavators?|skid ?steers?|bobcat|loaders?|tractors?|mowers?|lifts?|drones?|equipment|machines?|ovens?|kilns?|dump truck|flatbed|chipper|compressor|generator)\b.{0,60}\b(needs?|has|have|should|must|ought) (to )?(be |get )?(on|added|insured|off|removed|listed|covered)\b|\b(needs?|has|should|must) to be on (our|the|my) (policy|insurance|auto|schedule)\b/i,
    unless: /additional insured|\?|quote/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\b(be|get|got|gets|getting|have|had) (it |them |that |this |the limit )?(increased|raised|lowered|reduced|changed|updated|corrected|bumped|adjusted|amended|switched|transferred|extended)\b/i,
    unless: /\b(cert\w*|coi|e-?mail|phone|contact|password|autopay|payment|quote|meeting)\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.05,
    pattern:
      /\bname is now\b|\b(got|getting) married\b|\b(changed|changing|change) (our|my|the) (\w+ ){0,2}name\b|\bnew (legal |business |company )?name\b|\b(incorporated|converted to an? (llc|corp\w*)|new entity|switched to an llc)\b/i,
    unless: /cert|holder|additional insured|contact/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\b(payroll|revenue|sales|receipts|headcount|square footage|contents|inventory|building value|values?)\b.{0,40}\b(is now|are now|went (up|down)|has (grown|gone)|have (grown|gone)|increased|decreased|dropped|doubled|will be|should be|from .{1,20} to)\b/i,
    unless: /\b(why|premium (went|increase)|question|quote)\b|\?/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\b(we|i)('ve| have|'re| are)? (now |also |just )?(opened|opening|added|adding|closed|closing|moved|moving|built|building|expanded|expanding|installed|installing|started (doing|offering)|doing|putting in|leased|leasing)\b.{0,60}\b(location|office|shop|warehouse|store|studio|patio|deck|pool|hot tub|kitchen|suite|unit|space|building|yard|addition|line|service|delivery)s?\b/i,
    unless:
      /\b(quote|covered|how much|cert\w*|coi|additional insured|close (the|our) (business|doors)|new business|just started|cancel\w*|landlord (wants|needs|requires|asks))\b|\?/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    pattern:
      /\b(add|remove|delete|drop|take|put|swap|replace|include|exclude|insure)\b.{0,30}\b(my|our|the|his|her|a|new|another|old|second|two|both)?\s*(\w+ ){0,3}(drivers?|nephew|son|daughter|wife|husband|employee|apprentice|helper|foreman|mechanic|vans?|trucks?|pick-?ups?|cars?|vehicles?|trailers?|suvs?|fleet|corolla|camry|civic|accord|rav4|tahoe|suburban|explorer|tacoma|silverado|sierra|f-?\d50|ram|transit|sprinter|promaster|kenworth|peterbilt|freightliner|forklifts?|excavators?|skid ?steers?|bobcat|loaders?|tractors?|mowers?|lifts?|drones?|equipment|machines?|ovens?|kilns?|dump truck|flatbed|chipper|compressor|generator|location|building|shed|garage|office)\b/i,
    unless:
      /\b(additional insured|cert\w*|coi|quote|how much|cost|(as|be) (an? )?insured|covered if)\b|\?.*\bif\b/i,
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    pattern:
      /\brequires? (us )?(to (have|carry) )?\$?\d+(\.\d+)?\s?(m|mm|million|k)\b.{0,60}\b(we (only )?have|ours is|get it|increase|raise|bump|up)\b|\bwe (only )?have \$?\d/i,
    unless: /cert|quote|\?/i,
  },
]
