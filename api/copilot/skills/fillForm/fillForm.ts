import { agencyKind, agencyUserKind, emptyProfile } from '../../../identity/index.ts'
import { type LineOfBusiness, type KnownValue, recordValues } from '../../../knowledge/index.ts'
import { type FilledField, shownValue } from '../../artifacts/filledForm.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { fillPdfForm } from '../../tools/fillPdfForm.ts'
import { findForm } from '../../tools/findForm.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { listCoverages } from '../../tools/listCoverages.ts'
import { namedLines } from '../letters/namedLines.ts'
import { accountOf } from '../accountOf.ts'
import { cell, Citations } from '../citations.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { accountValues } from './accountValues.ts'
import { correctionsIn, valuesIn } from './messageValues.ts'
import { lossValues, withoutListedLosses } from './lossValues.ts'
import { scheduledValues, withoutRow } from './scheduledValues.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [{ prefix: '[Input]', types: ['APPLICATION'], isRequired: true }]

export const fillForm: Skill = defineSkill({
  name: 'fill-form',
  title: 'Fill a form',
  workName: 'Filled form',
  description:
    'Fills in a PDF form, fillable or flat, from the application, the account, its policies, and attached letters and loss runs.',
  preset: 'GENERATE_TEMPLATE',
  phrasings,
  inputs,
  makes: 'The filled PDF, and a table of what was filled from where',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { journal, files } = task
  const pdfs = files.filter(({ name }) => /\.pdf$/i.test(name)).toReversed()
  if (pdfs.length === 0) {
    return {
      text: 'Please attach the blank form as a PDF, and anything that holds its answers.',
      question: { topic: '[Input]' },
    }
  }
  const { account } = await accountOf(task)
  const onRecord = account ? await accountValues(task, account) : []
  const said = task.history.flatMap(({ by, text }) => (by === 'USER' ? [text] : [])).concat(task.request)
  const corrections = [
    ...said.toReversed().flatMap(correctionsIn),
    ...said.toReversed().flatMap((text) => valuesIn(text)),
  ]
  const { fileId, problem } = await journal.call(findForm, { fileIds: pdfs.map(({ id }) => id) })
  const form = pdfs.find(({ id }) => id === fileId)
  if (!form) return { text: `${problem} Attach the form to continue.`, question: { topic: '[Input]' } }
  const letters = await letterValues(task, form.id, namedLines(said.join('\n')))
  const runs = files.filter(({ id, type }) => id !== form.id && type === 'LOSS_RUN').toReversed()
  const losses = await lossValues(task, runs)
  const known = [
    ...corrections,
    ...losses.known,
    ...withoutListedLosses(onRecord, losses.known),
    ...agencyValues(task),
    ...letters,
  ].slice(0, 2_000)
  const made = await journal.call(fillPdfForm, {
    fileId: form.id,
    name: form.name,
    known,
    said: said.map(aboutApplicant).join('\n').slice(0, 20_000),
    newest: correctionsIn(task.request),
    letterIds: files.flatMap(({ id }) => (id === form.id ? [] : [id])).slice(-20),
  })
  const citations = new Citations()
  const text = summary({ ...made, hasAccount: account !== null, citations })
  return {
    text: [text, ...losses.notes, ...withoutRow(known, made.filled)].join('\n\n'),
    citations: citations.list,
  }
}

type Filled = Awaited<ReturnType<typeof fillPdfForm.run>>

function summary({
  fileName,
  added,
  signatures,
  filled,
  refused,
  missing,
  doubts,
  hasAccount,
  citations,
}: Filled & { hasAccount: boolean; citations: Citations }): string {
  const isUnsure = ({ isUncertain, isTooLong }: FilledField) => isUncertain || isTooLong
  const unsure = filled.filter(isUnsure)
  const sure = filled.filter((each) => !isUnsure(each))
  return [
    `**${fileName}** is filled: ${filled.length} ${filled.length === 1 ? 'field' : 'fields'}${unsure.length > 0 ? `, ${unsure.length} of them to check` : ''}; ${missing.length} left empty. Open it to change any value. It is not signed.${madeFillable(added, signatures)}`,
    ...(hasAccount
      ? []
      : ['', 'I filled it from the attachments alone. Name the account to use its records too.']),
    ...tableOf('To check', unsure, citations),
    ...tableOf('Filled', sure, citations),
    ...(refused.length > 0
      ? [
          '',
          `The form did not accept these values, so enter them by hand: ${refused
            .slice(0, 20)
            .map((field) => `${field.label} (${shownValue(field)})`)
            .join(', ')}.`,
        ]
      : []),
    ...doubtsOf(doubts),
    ...(missing.length > 0 ? ['', `Left empty: ${leftEmpty(missing)}.`] : []),
  ].join('\n')
}

/** What became of the blanks of a form that had no fields. */
function madeFillable(added: number, signatures: number): string {
  if (added === 0) return ''
  const lines = signatures === 1 ? 'The signature line has' : 'The signature lines have'
  return ` The form had no fields, so I added one for each of its ${added} blanks.${signatures > 0 ? ` ${lines} none: sign there.` : ''}`
}

/** What was filled from where. A long form has more rows than anybody reads: the PDF has them all. */
function tableOf(title: string, filled: readonly FilledField[], citations: Citations): string[] {
  if (filled.length === 0) return []
  const rows = filled.slice(0, mostRows).map((field) => {
    const { label, source, isTooLong, cited } = field
    const mark = isTooLong ? ' (goes on in the additional remarks)' : ''
    return `| ${cell(label)} | ${cell(shownValue(field))}${mark} | ${cell(source ?? '')}${cited ? citations.mark({ id: cited.fileId, name: cited.fileName }, cited) : ''} |`
  })
  const more = filled.length - rows.length
  return [
    '',
    `**${title}**`,
    '',
    '| Field | Value | From |',
    '| --- | --- | --- |',
    ...rows,
    ...(more > 0 ? ['', `The form has ${more} more of these.`] : []),
  ]
}

const mostRows = 60

/** What was found for fields that stay empty, and why it was not filled in. */
function doubtsOf(doubts: Filled['doubts']): string[] {
  if (doubts.length === 0) return []
  const rows = doubts
    .slice(0, mostRows)
    .map(
      ({ label, value, source, reason }) =>
        `| ${cell(label)} | ${cell(value)} (${cell(source)}) | ${cell(sentenceOf(reason))} |`,
    )
  return ['', '**Left empty, please check**', '', '| Field | Found | Why |', '| --- | --- | --- |', ...rows]
}

function sentenceOf(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`
}

/** "Fill 125 for Harbor Bakery, 12 employees" without the request itself. */
function aboutApplicant(message: string): string {
  return message.replaceAll(/\b(?:fill|complete|prepare)\b[^,.;:\n]*[,.;:]?/gi, '').trim()
}

/** Labeled values in the other attachments. */
async function letterValues(
  task: Task,
  formId: string,
  lines: readonly LineOfBusiness[],
): Promise<KnownValue[]> {
  const { journal, files } = task
  const values: KnownValue[] = []
  const others = await Promise.all(
    files
      .filter(({ id }) => id !== formId)
      .toReversed()
      .map(async (file) => {
        const { facts } = await journal.call(readFacts, { fileId: file.id, name: file.name })
        const line = facts.scalars.lineOfBusiness.fact?.value
        return { file, line, at: line === undefined ? -1 : lines.indexOf(line) }
      }),
  )
  // The policy that the form is about says whose number and carrier it asks for.
  const isNamed = others.some(({ at }) => at >= 0)
  const first = others.toSorted((a, b) => (a.at < 0 ? Infinity : a.at) - (b.at < 0 ? Infinity : b.at) || 0)
  for (const { file, line, at } of isNamed ? first : others) {
    values.push(...(await scheduledValues(task, file)))
    const { statements, name } = await journal.call(listCoverages, { fileId: file.id, name: file.name })
    const told = isNamed && at < 0 ? statements.filter(({ label }) => !ofPolicy.test(label)) : statements
    // What a loss run says of its losses is read with their rows.
    const own = file.type === 'LOSS_RUN' ? told.filter(({ label }) => !ofLosses.test(label)) : told
    for (const { label, text, quote, page, item } of own.slice(0, 200))
      // What a sentence says is read with its other sentences.
      if (quote.length < label.length + text.length + 12 || !isSentence.test(quote))
        values.push({
          label,
          value: text.slice(0, 1_000),
          source: `${name}, page ${page}`,
          // The number and the limits of one policy are not those of another.
          ...(line !== undefined && (item !== null || ofPolicy.test(label)) && { line }),
        })
  }
  return values
}

/** What only the policy itself can say. */
const ofPolicy =
  /^(?:(?:policy|company|carrier|insurer|insurance company|underwriting company)\b(?: (?:name|number|no\.?|period|term))?|renewal of|effective|expiration|(?:total |annual )?premium|naic)/i

const ofLosses =
  /\b(?:loss(?:es)?|claims?|occurrence|paid|reserved?s?|incurred|recover\w*|total|premium|valu\w+|evaluat\w+|date|status|description|terms?|period)\b/i

const isSentence = /(?:\b[a-z]{2,}\b.*){6}/s

function agencyValues({ agency, workspace }: Task): KnownValue[] {
  const { name, profile = emptyProfile } = agency.table(agencyKind).get(agency.id) ?? {}
  const user = agency.table(agencyUserKind).get(workspace.agencyUserId ?? '')
  const { address, phone, contactName, licenseNumbers } = profile
  const record = {
    name,
    contact: contactName ?? user?.name,
    address,
    phone,
    email: user?.email,
    licenseNumber: licenseNumbers[0],
  }
  return recordValues({ agency: record }, 'Your agency')
}

const mostNamed = 15

/** The labels of empty fields. Forms repeat labels: each is named once, with how many fields it has. */
export function leftEmpty(missing: readonly string[]): string {
  const labels = [...Map.groupBy(missing, (label) => label)]
  const named = labels
    .slice(0, mostNamed)
    .map(([label, same]) => (same.length > 1 ? `${label} (${same.length} fields)` : label))
  const more = labels.slice(mostNamed).reduce((count, [, same]) => count + same.length, 0)
  return `${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}`
}
