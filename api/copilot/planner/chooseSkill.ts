import type { TaskFile } from '../documents/taskFile.ts'
import type { Skill } from '../skills/skill.ts'
import { type SkillModel, trainSkillModel } from './skillModel.ts'

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

/** What files, the preset and the form that is asked for add to the logarithm of a skill's likelihood. */
const weights = {
  requiredFiles: 1.5,
  eachFile: 0.3,
  unusedFile: -1.5,
  otherKindsOfFile: -3,
  preset: 2.5,
  namedForm: 3.5,
}
/** "Put these losses in a spreadsheet": what is attached, as a workbook. */
const asksWorkbook =
  /\b(?:in(?:to)?|to|as|on) (?:(?:a|an|one|the) )?(?:new )?(?:excel|spread ?sheet|workbook|xlsx?|csv)\b|\b(?:excel|spread ?sheet|workbook|xlsx?|csv)(?: file| sheet)? (?:of|with|from)\b/i
/** Below this share, a request says nothing of any skill. */
const leastLikely = 0.1

/** The skill that fits what somebody asks for, by words, files and preset. */
export function chooseSkill(skills: readonly Skill[], request: Request): Skill {
  const likelihoods = modelOf(skills).likelihoods(opening(request.text))
  const scored = skills
    .filter(({ name }) => name !== revision || request.hasArtifacts)
    .map((skill) => {
      const isNamedForm =
        skill.form === 'WORKBOOK' && request.files.length > 0 && asksWorkbook.test(request.text)
      const known =
        fileFit(skill, request.files) +
        (skill.name === request.preset ? weights.preset : 0) +
        (isNamedForm ? weights.namedForm : 0)
      return { skill, score: (likelihoods.get(skill) ?? 0) * Math.exp(known) }
    })
  const total = scored.reduce((sum, { score }) => sum + score, 0)
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  const last = skills.find(({ name }) => name === fallback)
  if (!last) throw new Error(`There is no skill named ${fallback}.`)
  return best && best.score >= leastLikely * total ? best.skill : last
}

/** What a person says above the headers of a pasted email; the email's own words ask for other things. */
const pastedEmail = /^\s*(\S+(?:\s+\S+){2,40}?)\s*\n\s*(?:from|to|sent|date|subject)\s*:/i

/** What somebody else wrote, in quotation marks, asks for other things as well. */
const longQuotation = /["“][^"”]{100,}["”]/g

/** "Notes from my call with Grace: …", "Summarize this call:": what is noted below asks for nothing. */
const headedNotes =
  /^\s*((?:(?:please|pls|can you|here are|these are|my|quick|rough)\s+)*(?:(?:summari[sz]e|recap|clean up|write up|sum up)\b[^:\n]{0,40}\b(?:call|meeting|conversation|visit|notes?|minutes)|(?:notes|minutes|recap|call notes|meeting notes)\b)[^:\n]{0,80})[:\n]\s*\S+(?:\s+\S+){9}/i

// A request is at the beginning of what somebody pastes, or at its end.
function opening(text: string): string {
  const [, pasted] = headedNotes.exec(text) ?? pastedEmail.exec(text) ?? []
  const own = text.replaceAll(longQuotation, ' ')
  const words = (pasted ?? (own.trim() === '' ? text : own)).split(/\s+/)
  return words.length <= 90 ? words.join(' ') : [...words.slice(0, 60), ...words.slice(-30)].join(' ')
}

/** How well the given files fit the skill's inputs. Each file fills one input. */
function fileFit({ inputs }: Skill, files: Request['files']): number {
  const left = new Set(files)
  const filled = inputs.filter((input) => {
    const named = [...left].find(({ prefix }) => prefix === input.prefix)
    const recognized = [...left].find(
      ({ prefix, type }) => prefix === null && type !== null && input.types.includes(type),
    )
    const file = named ?? recognized
    return file !== undefined && left.delete(file)
  })
  const single = inputs.filter(({ isSingle }) => isSingle).flatMap(({ types }) => types)
  const unused = [...left].filter(({ type }) => type !== null && single.includes(type)).length
  const required = inputs.filter(({ isRequired }) => isRequired)
  if (required.length === 0 || files.length === 0)
    return weights.eachFile * filled.length + weights.unusedFile * unused
  const share = filled.filter(({ isRequired }) => isRequired).length / required.length
  const isRecognized = ({ type }: Pick<TaskFile, 'type'>) => type !== null && type !== 'OTHER'
  if (share === 0 && files.every(isRecognized)) return weights.otherKindsOfFile
  return weights.requiredFiles * share + weights.eachFile * filled.length + weights.unusedFile * unused
}

const models = new WeakMap<readonly Skill[], SkillModel>()

function modelOf(skills: readonly Skill[]): SkillModel {
  const known = models.get(skills)
  if (known) return known
  const model = trainSkillModel(skills)
  models.set(skills, model)
  return model
}
