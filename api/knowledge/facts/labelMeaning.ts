/** What a label of declarations names; `otherParty` is anyone but the insured and the carrier, `other` any value not read here. */
export type LabelRole =
  | 'policyNumber'
  | 'insuredName'
  | 'nameAndAddress'
  | 'insuredAddress'
  | 'carrierName'
  | 'carrierAddress'
  | 'name'
  | 'address'
  | 'period'
  | 'effectiveDate'
  | 'expirationDate'
  | 'retroactiveDate'
  | 'premium'
  | 'otherParty'
  | 'other'

/** A label at the start of a text and what follows it there. */
export interface FoundLabel {
  readonly role: LabelRole
  /** The rest of the text after the label; empty when there is none. */
  readonly rest: string
  /** Whether a colon or number sign ends the label, so that it can be no title. */
  readonly isMarked: boolean
}

/** A label has one word of each group and otherwise only words allowed beside them, in any order. */
interface LabelGrammar {
  readonly role: LabelRole
  readonly groups: readonly ReadonlySet<string>[]
  readonly beside: ReadonlySet<string>
}

function grammar(role: LabelRole, groups: readonly string[], beside = ''): LabelGrammar {
  return { role, groups: groups.map(wordSet), beside: wordSet(`${beside} ${glue}`) }
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').filter((word) => word !== ''))
}

const glue = 'the of a an your our this and or for is are by s'
const documents = 'policy pol contract certificate bond cover coverage insurance binder quote slip'
const insureds = 'insured insureds insd assured assureds policyholder policyholders'
const insuredWords =
  'named name names first full legal entity organization company corporation sponsor primary parent who holder'
const addresses = 'address addr addresses'
const addressWords = 'mailing mail principal street postal business legal home office headquarters registered'
/** What a quote says before its terms: "Proposed policy period". */
const offered = 'proposed requested desired quoted'
const insurers = 'insurer insurers carrier underwriter underwriters'

/** In order: of two that fit, the first. */
const grammars: readonly LabelGrammar[] = [
  grammar(
    'other',
    ['prior previous expiring renewal replaces replacing replaced rewrite superseding renewed'],
    `${documents} number no # ${insurers} company policies in on carrier`,
  ),
  grammar('retroactiveDate', ['retroactive retro'], 'date general policy'),
  grammar('retroactiveDate', ['prior', 'acts'], 'date'),
  grammar(
    'policyNumber',
    [documents, 'number no num nbr # id ref reference nr'],
    'current new assigned unique market master declarations period term',
  ),
  grammar('policyNumber', ['unique', 'reference ref'], 'market'),
  grammar('policyNumber', ['umr'], 'reference number no'),
  grammar('nameAndAddress', [insureds, addresses, 'name names named and'], `${insuredWords} ${addressWords}`),
  grammar('nameAndAddress', ['name', addresses], addressWords),
  grammar(
    'nameAndAddress',
    ['named parent sponsor', 'organization company entity corporation', addresses],
    `and principal ${addressWords}`,
  ),
  grammar('insuredName', [insureds], insuredWords),
  grammar('insuredName', ['named parent sponsor', 'company organization corporation entity']),
  grammar('insuredName', ['policy', 'holder'], 'name'),
  grammar('insuredName', ['applicant applicants proposer employer'], 'name named full legal first'),
  grammar(
    'insuredName',
    ['prepared proposed quoted proposal quotation quote indication', 'for to'],
    'insurance',
  ),
  grammar('insuredName', ['member'], 'name'),
  grammar('insuredName', ['issued', 'to'], 'policy'),
  grammar('insuredName', ['insure covered', 'we who'], 'name'),
  grammar(
    'carrierAddress',
    [`${insurers} company`, `${addresses} office`],
    'issuing insurance home office mailing',
  ),
  grammar('carrierName', [insurers], 'issuing insuring writing insurance name policy company companies'),
  grammar(
    'carrierName',
    ['company companies'],
    'issuing insuring insurance insuring writing underwriting name stock',
  ),
  grammar('carrierName', ['issued underwritten written provided insured', 'by'], 'coverage insurance policy'),
  grammar('carrierAddress', ['home administrative executive statutory', 'office offices'], addresses),
  grammar('carrierName', ['security paper market']),
  grammar('carrierName', ['effective placed', 'with'], 'insurance coverage is'),
  grammar(
    'effectiveDate',
    ['effective eff inception incepts commencement commencing starts start begins begin from'],
    `date policy coverage on cover insurance term time dates ${offered}`,
  ),
  grammar(
    'expirationDate',
    ['expiration expiry exp expires expire expiring ends end until to through'],
    `date policy coverage on cover insurance term time dates ${offered}`,
  ),
  grammar(
    'period',
    ['period term dates duration'],
    `${documents} effective policy in force covered from to risk ${offered}`,
  ),
  grammar('period', ['force'], `in policy from until to`),
  grammar('period', ['when']),
  grammar(
    'premium',
    ['premium premiums'],
    `total annual estimated policy term advance deposit minimum gross net provisional final standard full ${offered}`,
  ),
  grammar('insuredAddress', [addresses, insureds], `${addressWords} named first`),
  grammar(
    'insuredAddress',
    ['mailing mail mail garaging garage'],
    `to and ${addresses} ${addressWords} location garaging garage`,
  ),
  grammar('address', [addresses], addressWords),
  grammar(
    'otherParty',
    [
      'correspondent agent agency producer broker brokerage brokers agents agt mortgagee mortgageholder lienholder payee lender lessor franchisor coverholder wholesaler intermediary administrator adjuster obligee owner',
    ],
    'name code number no # and address loss additional insured of record licensed surplus lines managing general retail program first by insurance claims',
  ),
  grammar('otherParty', ['additional'], `${insureds} interest interests named`),
  grammar('otherParty', ['certificate policy', 'holder'], ''),
  grammar('name', ['name'], 'full legal'),
  grammar('policyNumber', ['policy']),
]

/** All words of labels: most texts begin with none, and need no look at the grammars. */
const labelWords = new Set(
  grammars.flatMap(({ groups, beside }) => [...beside, ...groups.flatMap((group) => [...group])]),
)

/** Words that begin labels of values which are read elsewhere or not at all. */
const otherLabels =
  /^(?:code|form of business|business (?:type|description)|business(?=\s*(?::|$))|description of (?:business|operations)|described (?:business|operations)|type of business|legal entity|entity|occupation|audit|billing|account|premises|location|coverage|limits?|total|customer|phone|telephone|fein|federal|naics?|sic|issue date|date issued|loan|e-?mail|contact|fax|web|property address|entry date|county|city|zip|insured (?:property|location|premises|event)|interest|territory|jurisdiction|type|forms?|endorsements?|radius|symbol|deductible|retention|taxes|fees|notices? to|choice of law|conditions|class)\b/i

const numbering =
  /^(?:item\s+(?:\d+[a-z]?|one|two|three|four|five|six|seven)\b\W*|\d{1,2}[a-z]?[.)]\s*|[a-d][.)]\s+|[•*–-]\s*)+/i

/** The label that a text is or begins with; null when it begins with none. */
export function labelIn(text: string): FoundLabel | null {
  const bare = text
    .replace(numbering, '')
    .replace(/^[|\s:"“]+/, '')
    .replaceAll(/(?<=[a-z])\((?:s|es)\)/gi, '')
  const words = bare.split(/\s+/)
  if (/^[a-z]/.test(bare) && !words.slice(0, 5).some((word) => word.endsWith(':'))) return null
  const [first] = wordsOf(words[0] ?? '')
  if (first !== undefined && !labelWords.has(first)) return null
  const marked = words.findIndex((word) => /[:#]$/.test(word))
  const most = marked === -1 ? Math.min(9, words.length) : Math.min(9, marked + 1)
  for (let count = most; count > 0; count--) {
    const head = words.slice(0, count).join(' ')
    const isFor = /^for:$/i.test(head)
    // "EMPLOYER'S LIABILITY" has no label.
    const isCut = /[\d(]|,$|['’]s?$/i.test(words[count - 1] ?? '') || /\bis an?\b/i.test(head)
    const role = isFor ? 'insuredName' : isCut ? null : roleOf(head)
    if (role === null) continue
    const isMarked = /[:#]$/.test(head)
    const rest = words
      .slice(count)
      .join(' ')
      .replace(remark, '')
      .replace(/^[:#.,\s–—-]+(?=\S|$)/, '')
    if (isMarked || rest === '' || /^[A-Z0-9(*"“]/.test(rest)) return { role, rest, isMarked }
    return null
  }
  return null
}

/** What a label may add: "(12:01 A.M. standard time)", "(s)". */
const remark =
  /^,?\s*(?:\((?!\S*\d{3})[^)]*(?:\)|$)|12[:.]01.*$|at the (?:named )?(?:insured|mailing|address).*$)\s*/i

/** Words that tell what a label is about, whatever else it says; the first match wins. */
const tellingWords: readonly (readonly [LabelRole, ReadonlySet<string>])[] = [
  [
    'other',
    wordSet(
      'agent agents agency producer broker mortgagee mortgageholder lender lienholder payee claims claim loan account billing prior previous expiring renewal renews replaces retroactive issued issue premium premiums limit limits deductible tax fee form forms endorsement class code type business description property location premises phone audit named additional interest vehicle driver not underlying transaction processed printed mailed',
    ),
  ],
  ['expirationDate', wordSet('expiration expires expire expiry ends end ending until')],
  [
    'effectiveDate',
    wordSet('effective inception incepts begins begin beginning starts start commences commencing'),
  ],
  ['period', wordSet('period term duration')],
  ['insuredAddress', wordSet('address mail mailing headquarters domicile domiciled residence')],
  ['carrierName', wordSet('insurer insurers carrier underwriter underwriters underwritten written security')],
  [
    'insuredName',
    wordSet(
      'insured assured insureds policyholder policyholders holder employer member subscriber customer client participant applicant',
    ),
  ],
  ['policyNumber', wordSet('policy contract certificate binder bond reference number no umr')],
]

/** What a label is likely about that has words which no grammar knows: "Continuous policy", "Firm insured". */
export function looseRole(text: string): LabelRole | null {
  const words = wordsOf(text.replace(numbering, ''))
  if (words.length > 6) return null
  const meanings = tellingWords
    .filter(([, telling]) => words.some((word) => telling.has(word)))
    .map(([role]) => role)
  return meanings.includes('effectiveDate') && meanings.includes('expirationDate')
    ? 'period'
    : (meanings[0] ?? null)
}

/** "NFIP Policy Number: 8804471120": whose policy it is does not change what the label says. */
export function isMarkedNumber(text: string): boolean {
  const [head = ''] = text.split(':')
  return text.includes(':') && /\bpolicy (?:number|no\.?)$/i.test(head) && looseRole(head) === 'policyNumber'
}

function wordsOf(text: string): string[] {
  const outside = text.replaceAll(/\([^)]*\)/g, ' ')
  if (/\d/.test(outside)) return []
  return outside
    .toLowerCase()
    .replaceAll(/\blnsured/g, 'insured')
    .replaceAll('&', ' and ')
    .replaceAll('#', ' # ')
    .replaceAll(/[’']s?\b/g, '')
    .replaceAll(/[^a-z#]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
}

function roleOf(head: string): LabelRole | null {
  const words = wordsOf(head)
  if (words.length === 0) return null
  const fits = ({ groups, beside }: LabelGrammar) =>
    groups.every((group) => words.some((word) => group.has(word))) &&
    words.every((word) => beside.has(word) || groups.some((group) => group.has(word)))
  return grammars.find(fits)?.role ?? null
}

/** Whether a text is a label rather than a value. */
export function isLabelText(text: string): boolean {
  if (text.trim().endsWith(':')) return true
  const bare = text.replace(numbering, '')
  if (otherLabels.test(bare)) return true
  const found = labelIn(bare)
  return found !== null && (found.rest === '' || found.isMarked || found.rest.length < bare.length * 0.4)
}

/** Whether a label is that of a London reference, which is the number of a policy that has no other. */
export function isReference(text: string): boolean {
  return /^(?:unique market|umr\b)/i.test(text)
}
