import { stemmer } from 'stemmer'
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
  vocabulary: 0.35,
  requiredFile: 0.2,
  optionalFile: 0.06,
  preset: 0.5,
  /** Names, addresses and amounts say nothing of the kind of work. */
  unknownWord: 0.2,
  floor: 0.3,
}

/** The skill that fits what somebody asks for, by words, files and preset. */
export function chooseSkill(skills: readonly Skill[], request: Request): Skill {
  const lexicon = lexiconOf(skills)
  const words = tokens(opening(request.text))
  const isBlank = words.length === 0
  const scored = skills
    .filter(({ name }) => name !== fallback && (name !== revision || request.hasArtifacts))
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

// A request is at the beginning of what somebody pastes, or at its end.
function opening(text: string): string {
  const words = text.split(/\s+/)
  return words.length <= 90 ? text : [...words.slice(0, 60), ...words.slice(-30)].join(' ')
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
  score(skill: Skill, words: readonly string[]): number
}

const lexicons = new WeakMap<readonly Skill[], Lexicon>()

function lexiconOf(skills: readonly Skill[]): Lexicon {
  const known = lexicons.get(skills)
  if (known) return known
  const parsed = new Map(
    skills.map((skill) => {
      const phrasings = skill.phrasings.map((phrasing) => new Set(tokens(phrasing)))
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
    return count === undefined ? weights.unknownWord : Math.log(1 + skills.length / count)
  }
  const weightOf = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + rarity(word), 0)
  const lexicon: Lexicon = {
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
  they this to up us want was we were what when which who will with would you your thanks thank cara`.split(
    /\s+/,
  ),
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
    ['summary', 'summarize', 'summarise', 'overview', 'recap', 'digest'],
    ['loss', 'losses', 'claims', 'claim'],
    ['vehicle', 'vehicles', 'truck', 'trucks', 'car', 'cars', 'auto', 'autos'],
  ].flatMap(([first = '', ...others]) => others.map((word) => [stemmer(word), stemmer(first)])),
)

function tokens(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/acord\s*(\d+)/g, 'acord$1')
      .replaceAll(/\b(?:ai|addl insured)\b/g, 'additional insured')
      .replaceAll(/\bwos\b/g, 'waiver of subrogation')
      .match(/[a-z][a-z0-9'’-]*|\d+/g) ?? []
  return words
    .map((word) => word.replace(/['’]s?$/, ''))
    .filter((word) => !ignored.has(word))
    .map((word) => {
      const stem = stemmer(word)
      return synonyms[stem] ?? stem
    })
}
