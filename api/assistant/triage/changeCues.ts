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
]
