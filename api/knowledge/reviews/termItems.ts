import { type CoverageItem, item } from './coverageItem.ts'

/** What an offer costs, on which terms, and what the insured keeps. The special before the general. */
export const termItems: readonly CoverageItem[] = [
  // Price and terms of an offer.
  item(
    'minimumEarned',
    'Minimum earned premium',
    /minimum (and deposit )?earned|minimum earned|earned (premium|at inception)|earned on the first day/,
    'lower',
    'medium',
  ),
  item(
    'total',
    'Total cost',
    /^(grand )?total( amount| cost| payable| due|(?: (?:annual|estimated|advance|policy))* premium)?( (including|with|incl).*)?$|total (estimated )?(payable|due|cost|amount)|total.*(taxes|fees)|total premium.*(surcharges|assessments)|amount (?:due|payable|including)|^total .*cost$|^all in$|^you pay$|^due$|^net (?:annual )?premium$/,
    'lower',
    'high',
    { except: /payroll|revenue|area|insured value|tiv/ },
  ),
  item(
    'carrierRating',
    'Carrier rating',
    /^(?:a ?m )?best(?:'s)? (?:financial strength )?rating|^a ?m best$|^(?:carrier|company|insurer|financial strength) rating$/,
    null,
    'medium',
  ),
  item('admitted', 'Admitted status', /^(?:non ?)?admitted(?: status)?$/, null, 'medium'),
  item('defense', 'Defense', /^(?:legal )?defen[cs]e( costs?| expenses?)?$/, null, 'high'),
  item('terrorism', 'Terrorism', /terroris|tria\b/, null, 'low'),
  item('taxes', 'Taxes', /\btax(es)?\b|stamping|surcharge|assessment/, 'lower', 'low', {
    except: /sales|property tax|\bpci\b|card/,
  }),
  item('fees', 'Fees', /\bfees?\b|^inspection$|\bpolicy issuance\b/, 'lower', 'medium', {
    except: /attorney|legal|including/,
  }),
  item(
    'minimumPremium',
    'Minimum premium',
    /^(?:annual |policy )?minimum (?:annual |policy )?premium/,
    'lower',
    'low',
  ),
  item('premium', 'Premium', /premium|^annual (?:charge|cost|price)$/, 'lower', 'high', {
    except: /finance|audit|deposit|down|basis|rate|manual|modified|standard premium|discount|credit/,
  }),
  item(
    'payment',
    'Payment plan',
    /pay(ment|able)|instal?lment|billing|^financing|deposit due/,
    'higher',
    'low',
    {
      except: /medical|supplementary|loss payable|prompt|payment card|ransom|extortion|claims? payments?/,
    },
  ),
  item(
    'validity',
    'Validity of the offer',
    /valid|good for|expires if not|offer (is )?open|quote expires/,
    'higher',
    'low',
    {
      except: /licen/,
    },
  ),
  item('retroactiveDate', 'Retroactive date', /retro(active)? date|prior acts/, null, 'high'),
  item(
    'priorLitigation',
    'Pending or prior litigation date',
    /\b(?:pending|prior)\b.*\b(?:litigation )?date\b/,
    null,
    'high',
  ),
  item('commission', 'Commission', /^commission\b/, null, 'low'),
  item('coinsurance', 'Coinsurance', /coinsurance|agreed value/, 'lower', 'medium'),
  item('valuation', 'Valuation', /^valuation|replacement cost or|actual cash value or/, null, 'medium'),
  // Deductibles.
  item(
    'windDeductible',
    'Wind and hail deductible',
    /(wind|hail|hurricane|named storm).*(deductible|retention)|(deductible|retention).*(wind|hail|hurricane|named storm)/,
    'lower',
    'medium',
    { except: /other than (?:wind|hail|hurricane|named storm)/ },
  ),
  item(
    'waterDeductible',
    'Water back-up deductible',
    /(back ?up|sewer).*deductible|deductible.*(back ?up|sewer)/,
    'lower',
    'low',
  ),
  item(
    'waterDamageDeductible',
    'Water damage deductible',
    /water.*deductible|deductible.*water/,
    'lower',
    'low',
  ),
  item('glassDeductible', 'Glass deductible', /glass.*deductible/, 'lower', 'low'),
  item('collisionDeductible', 'Collision deductible', /collision/, 'lower', 'medium'),
  item(
    'comprehensiveDeductible',
    'Comprehensive deductible',
    /comprehensive|other than collision/,
    'lower',
    'medium',
  ),
  item(
    'cyberRetention',
    'Cyber retention',
    /(cyber|privacy|data|network).*(retention|deductible)|(retention|deductible).*(cyber|privacy|data|network)/,
    'lower',
    'medium',
  ),
  item(
    'retention',
    'Self-insured retention',
    /self ?insured|retention|retained (?:limit|amount)|\bsir\b/,
    'lower',
    'medium',
  ),
  item(
    'liabilityDeductible',
    'Liability deductible',
    /(liability|bodily injury|property damage|bi|pd|claim|bi pd).*deductible|deductible.*(liability|bodily injury|per claim|each claim)/,
    'lower',
    'medium',
  ),
  item('propertyDeductible', 'Property deductible', /deductible/, 'lower', 'medium'),
]
