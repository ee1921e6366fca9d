import { stemmer } from 'stemmer'

/** What a request says, as named features with a weight each. */
export type Features = ReadonlyMap<string, number>

/** How much each kind of feature counts; set by cross-validation on the phrasings of all skills. */
const weights = { word: 1, concept: 0.7, firstWord: 0.6, wordPair: 0.5, conceptPair: 0.4, letters: 0.4 }

/** Words, word pairs, their concepts, and four-letter sequences, which survive typos. */
export function requestFeatures(text: string): Features {
  const spelled = spelledWords(text)
  const stems = spelled.map((word) => (isWord(word) ? stemmer(word) : word))
  const concepts = stems.map((stem) => conceptOf.get(stem) ?? stem)
  const features = new Map<string, number>()
  for (const [at, stem] of stems.entries()) {
    features.set(`word ${stem}`, weights.word)
    const concept = conceptOf.get(stem)
    if (concept) features.set(`concept ${concept}`, weights.concept)
    const next = stems[at + 1]
    if (next !== undefined) {
      features.set(`pair ${stem} ${next}`, weights.wordPair)
      const meant = `${concepts[at]} ${concepts[at + 1]}`
      if (meant !== `${stem} ${next}`) features.set(`concepts ${meant}`, weights.conceptPair)
    }
  }
  if (stems[0] !== undefined) features.set(`first ${stems[0]}`, weights.firstWord)
  for (const word of spelled.filter((each) => each.length >= 5 && isWord(each))) {
    const bounded = `<${word}>`
    for (let at = 0; at + 4 <= bounded.length; at++)
      features.set(`letters ${bounded.slice(at, at + 4)}`, weights.letters)
  }
  return features
}

function isWord(token: string): boolean {
  return /^[a-z]/.test(token)
}

const polite = new Set(['a', 'an', 'the', 'please', 'pls', 'plz', 'kindly', 'cara'])

function spelledWords(text: string): string[] {
  const plain = shortForms.reduce(
    (replaced, [form, meant]) => replaced.replaceAll(form, meant),
    text.toLowerCase().replaceAll('’', "'"),
  )
  return (plain.match(/[a-z][a-z0-9']*|\$?\d[\d,./-]*k?|\?/g) ?? [])
    .map((token) => (token.startsWith('$') ? '#money' : /^\d/.test(token) ? '#number' : token))
    .map((token) => token.replace(/'s?$/, ''))
    .filter((token) => token !== '' && !polite.has(token))
}

/** Words that mean much the same to an agency, by concept. */
const wordsOfConcept = {
  certificate: 'certificate certificates coi cois cert certs',
  compare: 'compare compares comparing comparison versus vs v contrast against stack line matrix grid apples',
  contract: 'contract contracts agreement agreements lease leases subcontract subcontracts msa msas sow',
  quote: 'quote quotes quotation quoted offer offers proposal option options indication indications',
  write: 'email mail write draft compose letter ltr note reply respond answer',
  client:
    'client clients insured insureds customer customers policyholder account owner him her them he she they',
  carrier:
    'carrier carriers insurer insurers underwriter underwriters uw underwriting company mga wholesaler market markets mkt mkts aig amtrust chubb cincinnati cna hanover hartford liberty markel nationwide progressive travelers westfield zurich',
  summary:
    'summary summarize summarise sum overview recap digest rundown condense breakdown gist tldr highlights outline snapshot boil',
  losses: 'loss losses claims claim incurred lossrun',
  incident:
    'fire burned burnt stole stolen theft broke burglar robbery crash wreck accident collided hit rear hail storm tornado flooded leak burst injured injury hurt fell slipped tripped bit bite sick vandalism vandalized lawsuit sued served damaged damage smashed breach hacked fender totaled backed',
  documents: 'document documents paperwork docs doc file files attachment attachments scan scans pdf pdfs',
  sheet: 'spreadsheet excel xlsx xls csv sheet table',
  decline:
    'decline declined declines declination refuse refused refuses reject rejected rejects rejection waive waived declining passed opted turned',
  cancel: 'cancel cancels canceling cancelling cancellation cancelation terminate termination cxl',
  remind: 'remind reminder nudge chase ping bug poke gentle',
  vehicle: 'vehicle vehicles truck trucks van vans car cars auto autos trailer pickup',
  check: 'review check verify audit examine validate vet qc proof proofread',
  schedule: 'drivers locations equipment buildings vins fleet roster',
  gap: 'gap gaps hole holes missing lack lacks lacking uninsured underinsured exposed',
  application: 'application app apps supplemental supp questionnaire form',
  change: 'change changes changed changing different difference differences differ',
  web: 'web internet online google website browse article articles news press',
  meeting:
    'meeting call conversation chat talked talk phone zoom visit lunch transcript voicemail notes minutes',
  payment:
    'late overdue unpaid outstanding owes owe bounced installment payment pay invoice bill balance deposit',
  split: 'split separate break unbundle burst divide chop extract apart individual',
}

/** By the stem. */
const conceptOf: ReadonlyMap<string, string> = new Map(
  Object.entries(wordsOfConcept).flatMap(([concept, words]) =>
    words.split(' ').map((word): [string, string] => [stemmer(word), concept]),
  ),
)

/** Abbreviations, form numbers and nicknames that staff type, and their meanings. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bacord\s*#?(\d+)/g, 'acord$1'],
  [/\b25s? (?=form|cert)|^(?:an? )?25s?(?= for\b)/g, 'certificate '],
  [/\bacord2[45]s?\b/g, 'acord certificate'],
  [/\bacord2[78]s?\b/g, 'acord evidence of property'],
  [/\bacord35\b/g, 'acord cancellation request policy release'],
  [/\bacord36\b/g, 'broker of record'],
  [/\bacord37\b/g, 'statement of no loss'],
  [/\bacord[1-4]\b/g, 'loss notice'],
  [/\bacord1[2-4]\d\b|\bacord(?:186|823)\b|\b(?:125|126|127|130|131|140)s?\b/g, 'acord application'],
  [
    /\bcg ?20 ?(?:02|05|07|10|11|12|13|15|18|23|24|26|28|29|33|34|37|38)\b|\bca ?20 ?48\b|\b20 ?(?:10|37)\b/g,
    'additional insured endorsement',
  ],
  [/\bcg ?24 ?04\b|\bwc ?00 ?03 ?13\b|\bca ?04 ?44\b/g, 'waiver of subrogation endorsement'],
  [/\bcg ?20 ?01\b/g, 'primary noncontributory endorsement'],
  [/\b(?:ai|add'?(?:it)?[tn]?'?l ins(?:u?re?d|r?d)?)\b/g, 'additional insured'],
  [/\bwos\b|\bwaiver of sub(?:ro)?\b|\bwaver\b/g, 'waiver of subrogation'],
  [/\bp ?(?:&|n|and)? ?nc\b|\bprimary\W+(?:and |& )?non\W?contrib\w*/g, 'primary noncontributory'],
  [
    /\bnon[- ]?renew|\b(?:won't|will not|not|isn't|refus\w+ to) (?:be )?(?:offer(?:ing)? (?:a )?)?renew(?:ing|ed|al)?\b|\bn\/?r notice\b/g,
    'nonrenew',
  ],
  [/\b(?:bor|aor|agent of record)\b/g, 'broker of record'],
  [/\blpr\b/g, 'lost policy release'],
  [/\bfnol\b/g, 'first notice of loss'],
  [/\bloss ?runs?\b|\blrs?\b/g, 'lossrun'],
  [/\bsov\b/g, 'statement of values'],
  [/\bside[- ]by[- ]side\b/g, 'compare'],
  [/\b(?:endts?|endos?|endorse?ments?)\b/g, 'endorsement'],
  [/\bdec(?:s| pages?)?\b/g, 'declarations'],
  [/\b(?:wc|work(?:ers|ers'|er's)? comp(?:ensation)?|comp)\b/g, 'workerscomp'],
  [/\bexp\b/g, 'expiring'],
  [/\bded\b/g, 'deductible'],
  [/\bpol\b/g, 'policy'],
  [/\bcov\b/g, 'coverage'],
  [/\bprem\b/g, 'premium'],
  [/\bpro?psl\b|\bpropl\b/g, 'proposal'],
  [/\b(?:rnwl|ren)\b/g, 'renewal'],
  [/\breqs?\b/g, 'requirements'],
  [/\bsubs?\b/g, 'subcontractor'],
  [/\bsubm\b/g, 'submission'],
  [/\breinst\b/g, 'reinstate'],
  [/\bmtg\b/g, 'meeting'],
  [/\bpymt\b/g, 'payment'],
  [/\bltr\b/g, 'letter'],
  [/\bu\/w\b/g, 'underwriter'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/ ?/g, 'with '],
  [/\bthru\b/g, 'through'],
  [/\bu\b/g, 'you'],
  [/\b2\b/g, 'two'],
  [/\b3\b/g, 'three'],
]
