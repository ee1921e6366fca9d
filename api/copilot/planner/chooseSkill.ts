import { stemmer } from 'stemmer'
import { withinEdits } from '../../knowledge/index.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import type { Skill } from '../skills/skill.ts'

interface Request {
  readonly text: string
  readonly files: readonly Pick<TaskFile, 'prefix' | 'type'>[]
  /** The skill of the chosen preset. */
  readonly preset: string | null
  readonly hasArtifacts: boolean
}

/** The skill that takes what no other fits. */
const fallback = 'orient'
/** The skill that changes what was made; it makes no sense before something was. */
const revision = 'revise-artifact'

/** Tuned on every other request of `chooseSkill.test.ts`. */
const weights = {
  phrasing: 1,
  vocabulary: 0.7,
  requiredFile: 0.2,
  optionalFile: 0.06,
  preset: 0.5,
  /** Names, addresses and amounts say nothing of the kind of work. */
  unknownWord: 0.2,
  neutralWord: 0.6,
  floor: 0.3,
}

/** The skill that fits what somebody asks for, by words, files and preset. */
export function chooseSkill(skills: readonly Skill[], request: Request): Skill {
  const lexicon = lexiconOf(skills)
  const words = aboutCara.test(request.text) ? [] : lexicon.read(opening(request.text))
  const isBlank = words.length === 0
  const scored = skills
    .filter(({ name }) => name !== revision || request.hasArtifacts)
    .map((skill) => ({
      skill,
      score:
        (isBlank ? 0 : lexicon.score(skill, words)) +
        fileFit(skill, request.files) +
        (skill.name === request.preset ? weights.preset : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
  const best = scored[0]
  const last = skills.find(({ name }) => name === fallback)
  if (!last) throw new Error(`There is no skill named ${fallback}.`)
  return best && best.score >= weights.floor ? best.skill : last
}

/** Asks what Cara can do, whatever for. */
const aboutCara = /\bwhat (?:else |kinds? of work )?(?:can|do) you (?:do|handle)\b|\bhow can you help\b/i

/** Names behind a preposition: a "Harbor Point" makes no talking points. */
const names =
  /\b([Ff]or|[Tt]o|[Oo]f|[Ff]rom|at|in|by|[Ww]ith|on) (?:[A-Z][a-z]+(?: (?:&|and|of) (?=[A-Z]))? ?){1,5}/g

// A request is at the beginning of what somebody pastes, or at its end.
function opening(text: string): string {
  const words = text.replaceAll(names, '$1').split(/\s+/)
  return words.length <= 90 ? words.join(' ') : [...words.slice(0, 60), ...words.slice(-30)].join(' ')
}

/** How far the files at hand fit the parts that the skill needs. */
function fileFit(skill: Skill, files: Request['files']): number {
  let fit = 0
  for (const input of skill.inputs) {
    const weight = input.isRequired ? weights.requiredFile : weights.optionalFile
    if (files.some(({ prefix }) => prefix === input.prefix)) fit += weight
    else if (files.some(({ prefix, type }) => prefix === null && type !== null && input.types.includes(type)))
      fit += weight / 2
  }
  return fit
}

interface Lexicon {
  /** The words of a request, with slips of the hand corrected to words that the skills use. */
  read(text: string): string[]
  score(skill: Skill, words: readonly string[]): number
}

const lexicons = new WeakMap<readonly Skill[], Lexicon>()

function lexiconOf(skills: readonly Skill[]): Lexicon {
  const known = lexicons.get(skills)
  if (known) return known
  const parsed = new Map(
    skills.map((skill) => {
      // "What can you do?" has no word of its own.
      const phrasings = skill.phrasings
        .map((phrasing) => new Set(tokens(phrasing)))
        .filter(({ size }) => size > 0)
      const named = tokens(`${skill.title} ${skill.description}`)
      return [
        skill,
        { phrasings, vocabulary: new Set([...named, ...phrasings.flatMap((words) => [...words])]) },
      ]
    }),
  )
  const skillsWith = new Map<string, number>()
  for (const { vocabulary } of parsed.values())
    for (const word of vocabulary) skillsWith.set(word, (skillsWith.get(word) ?? 0) + 1)
  const rarity = (word: string) => {
    const count = skillsWith.get(word)
    if (count === undefined) return weights.unknownWord
    return Math.log(1 + skills.length / count) * (neutral.has(word) ? weights.neutralWord : 1)
  }
  const spelled = new Set(
    skills.flatMap(({ phrasings, title, description }) =>
      spelledWords([...phrasings, title, description].join(' ')).filter((word) => word.length >= 5),
    ),
  )
  // A slip is inside a word; another ending is another word.
  const corrected = (word: string) => {
    if (word.length < 6 || spelled.has(word) || skillsWith.has(stemOf(word))) return word
    const most = word.length < 9 ? 1 : 2
    return (
      [...spelled].find(
        (each) => each[0] === word[0] && each.at(-1) === word.at(-1) && withinEdits(each, word, most),
      ) ?? word
    )
  }
  const weightOf = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + rarity(word), 0)
  const lexicon: Lexicon = {
    read: (text) => spelledWords(text).map((word) => stemOf(corrected(word))),
    score(skill, words) {
      const entry = parsed.get(skill)
      if (!entry) return 0
      const said = new Set(words)
      const total = weightOf(said)
      const closest = entry.phrasings.reduce((best, phrasing) => {
        const shared = weightOf([...said].filter((word) => phrasing.has(word)))
        return Math.max(best, shared / Math.sqrt(total * weightOf(phrasing)))
      }, 0)
      const familiar = weightOf([...said].filter((word) => entry.vocabulary.has(word))) / total
      return weights.phrasing * closest + weights.vocabulary * familiar
    },
  }
  lexicons.set(skills, lexicon)
  return lexicon
}

const ignored = new Set(
  `a an and are as at be been but by can could did do does for from get give had has have hi hello hey how i if in into is it
  its just kindly let like look make may me my need of on or our please regarding so some that the their them then there these
  they this to up us want was we were what when which who will with would you your cara pls plz thanks thank ok okay`.split(
    /\s+/,
  ),
)

/** What any kind of work may be about: lines, businesses, places and times. By their stem. */
const neutral = new Set(
  `cyber umbrella flood property liability general gl wc comp bop epli liquor earthquake crime building roof restaurant bakery
  brewery gym cafe shop store kitchen office contractor plumber dentist caterer trucker landscaper church school university city
  lender bank landlord owner subcontractor today tomorrow yesterday morning friday monday tuesday thursday week month year day
  noon effective june april october new old half page last next second third two three five oven machine scanner mid midterm
  term people street`
    .split(/\s+/)
    .map((word) => stemmer(word)),
)

/** Words of the trade that mean the same, by their stem. */
const synonyms: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['certificate', 'certificates', 'coi', 'cois', 'cert', 'certs', 'acord25'],
    ['compare', 'comparison', 'versus', 'vs', 'difference', 'differences', 'differ', 'contrast', 'against'],
    ['contract', 'agreement', 'lease', 'subcontract', 'msa'],
    ['quote', 'quotes', 'quotation', 'quoted', 'offer'],
    ['email', 'mail', 'letter', 'message', 'note'],
    ['client', 'insured', 'customer', 'policyholder', 'account'],
    ['review', 'check', 'verify', 'audit', 'examine', 'validate'],
    ['write', 'draft', 'compose', 'prepare', 'create', 'generate', 'produce', 'build'],
    ['fill', 'complete', 'populate'],
    ['carrier', 'insurer', 'underwriter', 'company'],
    [
      'summary',
      'summarize',
      'summarise',
      'overview',
      'recap',
      'digest',
      'rundown',
      'boil',
      'condense',
      'breakdown',
    ],
    ['loss', 'losses', 'claims', 'claim'],
    ['document', 'documents', 'paperwork', 'files', 'attachments', 'scans'],
    ['spreadsheet', 'excel'],
    [
      'decline',
      'declined',
      'declination',
      'refuse',
      'refused',
      'refuses',
      'reject',
      'rejected',
      'rejection',
      'opted',
      'waives',
    ],
    ['reinstate', 'reinstatement', 'restore', 'reverse'],
    ['cancel', 'cancellation', 'cancelation', 'terminate', 'termination', 'canceled'],
    ['gap', 'gaps', 'holes', 'without'],
    ['submission', 'pitch', 'market'],
    ['broker', 'agent', 'agents'],
    ['change', 'changes', 'changed', 'different'],
    ['remind', 'reminder', 'nudge', 'chase'],
    ['schedule', 'list'],
    ['vehicle', 'vehicles', 'truck', 'trucks', 'car', 'cars', 'auto', 'autos'],
  ].flatMap(([first = '', ...others]) => others.map((word) => [stemmer(word), stemmer(first)])),
)

/** Short forms that staff type, and what they stand for. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/acord\s*(\d+)/g, 'acord$1'],
  [/\b(?:ai|add['’]?l ins(?:ure)?d)\b/g, 'additional insured'],
  [/\bwos\b|\bwaiver of subro\b/g, 'waiver of subrogation'],
  [/\bpnc\b/g, 'primary noncontributory'],
  [
    /\bnon[- ]?renew|\b(?:won['’]?t|will not|not|refus\w+ to) (?:be )?(?:offer(?:ing)? (?:a )?)?renew(?:ing|ed|al)?\b/g,
    'nonrenew',
  ],
  [/\bopt(?:ed|s)? out\b|\bturn(?:ed|s)? down\b|\bsa(?:id|ys?) no\b/g, 'declined'],
  [/\b(?:going|goes) without\b/g, 'gaps'],
  [/\b(?:bor|aor|agent of record)\b/g, 'broker of record'],
  [/\blpr\b/g, 'lost policy release'],
  [/\bfnol\b/g, 'first notice of loss'],
  [/\bloss ?runs?\b/g, 'lossrun'],
  [/\bsov\b/g, 'statement of values'],
  [/\bside[- ]by[- ]side\b/g, 'compare'],
  [/\b(?:endt|endo|endts)\b/g, 'endorsement'],
  [/\b(?:rnwl|ren)\b/g, 'renewal'],
  [/\bltr\b/g, 'letter'],
  [/\b(?:req|reqs)\b/g, 'requirements'],
  [/\breinst\b/g, 'reinstate'],
  [/\bstmt\b/g, 'statement'],
  [/\bpymt\b/g, 'payment'],
  [/\bmtg\b/g, 'meeting'],
  [/\bmkts?\b/g, 'market'],
  [/\bsubm\b/g, 'submission'],
  [/\b(?:app|apps|appl)\b/g, 'application'],
  [/\bdocs?\b/g, 'documents'],
  [/\bpol\b/g, 'policy'],
  [/\bcov\b/g, 'coverage'],
  [/\bto[- ]?dos?\b/g, 'tasks'],
  [/\b(?:xls|xlsx|csv|sheet)\b/g, 'excel spreadsheet'],
  [/\bexp\b/g, 'expiring'],
]

function tokens(text: string): string[] {
  return spelledWords(text).map(stemOf)
}

function spelledWords(text: string): string[] {
  const plain = shortForms.reduce((said, [form, meant]) => said.replaceAll(form, meant), text.toLowerCase())
  return (plain.match(/[a-z][a-z0-9'’-]*|\d+/g) ?? [])
    .flatMap((word) => word.split('-'))
    .map((word) => word.replace(/['’]s?$/, ''))
    .filter((word) => word !== '' && !ignored.has(word))
}

function stemOf(word: string): string {
  const stem = stemmer(word)
  return synonyms[stem] ?? stem
}
