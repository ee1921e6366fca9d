import {
  aboutOperation,
  isLiabilityLine,
  lineOfBusinessLabels,
  type LineOfBusiness,
  type OperationInPolicy,
  operationsTold,
} from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { checkOperations } from '../../tools/checkOperations.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { accountOfWork } from '../accountOf.ts'
import { assignInputs } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import type { Skill, SkillInput } from '../skill.ts'
import { commonLines, heldPolicies } from './commonLines.ts'
import { phrasings } from './phrasings.ts'
import { policyGaps } from './policyGaps.ts'
import { tradeOf } from './tradeOf.ts'
import { carrierDecides } from '../carrierDecides.ts'

const policyInput: SkillInput = {
  prefix: '[Policy]',
  types: ['POLICY', 'DECLARATIONS', 'BINDER'],
  isRequired: false,
  isCurrent: true,
}

interface OperationGaps {
  readonly text: string
  readonly citations: NonNullable<Reply['citations']>
  readonly sentences: readonly string[]
}

/** What the policies at hand leave open, and what they say of the operations that the message tells; null if no policy is there. */
async function gapsInPolicies(task: Task): Promise<OperationGaps | null> {
  const files = (await assignInputs([policyInput], task)).of(policyInput.prefix).slice(0, mostPolicies)
  if (files.length === 0) return null
  const citations = new Citations()
  const operations = await operationGaps(task, { files, citations })
  const { account } = await accountOfWork(task)
  const others = await policyGaps(task, { files, accountId: account?.id ?? null, citations })
  if (operations === null && others.table === '') return null
  return {
    text: [operations?.text, others.table].filter(Boolean).join('\n\n'),
    citations: citations.list,
    sentences: [...(operations?.sentences ?? []), ...others.sentences],
  }
}

async function operationGaps(
  task: Task,
  { files, citations }: { files: readonly TaskFile[]; citations: Citations },
): Promise<Pick<OperationGaps, 'text' | 'sentences'> | null> {
  const told = operationsTold(task.request)
  if (told.length === 0) return null
  const found: Found[] = []
  for (const file of files) {
    const { id: fileId, name } = file
    const own = await task.journal.call(checkOperations, { fileId, name, operations: told })
    const { facts } = await task.journal.call(readFacts, { fileId, name })
    const line = facts.scalars.lineOfBusiness.fact?.value ?? null
    // What workers compensation names is the payroll: it pays for no damage to others.
    if (line === null || (isLiabilityLine[line] && line !== 'WORKERS_COMPENSATION'))
      found.push(...own.map((each) => ({ ...each, file, line })))
  }
  const rows = told.flatMap((operation) => {
    const own = found.filter((each) => each.operation === operation)
    const saidBy = ({ file, place }: (typeof own)[number]) =>
      `${file.name}: “${cell(place.quote)}”${citations.mark(file, place)}`
    const excluded = own.filter(({ standing }) => standing === 'EXCLUDED')
    const limited = own.filter(({ standing }) => standing === 'LIMITED')
    const named = own.filter(({ standing }) => standing === 'NAMED')
    const { needs } = aboutOperation(operation)
    return [
      ...excluded.map((each) => `| ${operation} | **Excluded** | ${saidBy(each)} |`),
      ...limited.map((each) => `| ${operation} | **Excluded in part** | ${saidBy(each)} |`),
      ...named.map((each) => `| ${operation} | Named | ${saidBy(each)} |`),
      ...(own.length === 0
        ? [`| ${operation} | **Not mentioned** | Ask the carrier${needs ? `, or quote ${needs}` : ''}. |`]
        : []),
    ]
  })
  const gaps = told.filter((operation) =>
    found.every((each) => each.operation !== operation || each.standing === 'EXCLUDED'),
  )
  const partly = told.filter(
    (operation) =>
      !gaps.includes(operation) &&
      found.some((each) => each.operation === operation && each.standing === 'EXCLUDED'),
  )
  const limited = told.filter((operation) =>
    found.some((each) => each.operation === operation && each.standing === 'LIMITED'),
  )
  const list = (names: readonly string[]) =>
    new Intl.ListFormat('en-US').format(names.map((name) => name.toLowerCase()))
  const verdict = [
    gaps.length > 0 ? `No policy at hand clearly covers ${list(gaps)}.` : '',
    partly.length > 0 ? `At least one policy excludes ${list(partly)}.` : '',
    limited.length > 0 ? `At least one policy excludes a part of ${list(limited)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
  return {
    text: [
      `**${verdict || 'No policy at hand excludes these operations.'}**`,
      '',
      '| Operation | Standing | The policy says |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n'),
    sentences: told.flatMap((operation) =>
      gapSentence(
        operation,
        found.filter((each) => each.operation === operation),
      ),
    ),
  }
}

const mostPolicies = 8

type Found = OperationInPolicy & { readonly file: TaskFile; readonly line: LineOfBusiness | null }

/** What a client has to know of an operation: what the policies say, what it could cost, and what to answer. None if no policy limits it. */
function gapSentence(operation: string, own: readonly Found[]): string[] {
  const { needs, risk } = aboutOperation(operation)
  const listed = (each: readonly Found[]) => {
    const lines = [...new Set(each.flatMap(({ line }) => (line ? lineOfBusinessLabels[line] : [])))]
    return `${new Intl.ListFormat('en-US').format(lines)} ${lines.length > 1 ? 'policies' : 'policy'}`.trim()
  }
  const limited = own.filter(({ standing }) => standing === 'LIMITED')
  const excluded = own.filter(({ standing }) => standing === 'EXCLUDED')
  const [part] = limited
  const [first] = excluded
  const named = own.filter(({ standing }) => standing === 'NAMED')
  const question = 'About how much of your sales is this work?'
  const offer = needs ? ` We can get you a quote for ${needs}.` : ''
  if (own.length === 0)
    return [
      `- ${operation}: none of the policies that we read mentions it, so a claim for ${risk} may not be paid. ${question}${offer}`,
    ]
  if (!first)
    return part
      ? [
          `- ${operation}: your ${listed([part])} excludes a part of it (“${part.place.quote.replace(/[.\s]+$/, '')}”). Do you do such work? ${question}`,
        ]
      : []
  const says = `your ${listed(excluded)} ${listed(excluded).endsWith('s') ? 'exclude or limit' : 'excludes or limits'} it (“${first.place.quote.replace(/[.\s]+$/, '')}”)`
  const cost =
    named.length > 0
      ? `It would not pay for ${risk}, although your ${listed(named)} ${listed(named).endsWith('s') ? 'mention' : 'mentions'} this work.`
      : `For ${risk}, you may have to pay the damage and the legal costs yourself.`
  return [`- ${operation}: ${says}. ${cost} ${question}${offer}`]
}

/** What is on record of a line. */
function onRecord({ inForce, pending, ended }: ReturnType<typeof commonLines>[number]): string {
  if (inForce) return cell(inForce)
  if (pending) return `Being worked on: ${cell(pending)}`
  return `**None in force**${ended ? `: ${cell(ended)}. Was it replaced?` : ''}`
}

/** The lines that quotes of the workspace are for. */
async function quotedLines({ files, journal }: Task): Promise<{ line: LineOfBusiness; name: string }[]> {
  const quotes = files.filter(({ type }) => type === 'QUOTE').slice(-mostPolicies)
  const found: { line: LineOfBusiness; name: string }[] = []
  for (const { id, name } of quotes) {
    const { facts } = await journal.call(readFacts, { fileId: id, name })
    const line = facts.scalars.lineOfBusiness.fact?.value
    if (line) found.push({ line, name })
  }
  return found
}

/** Shows which common lines an account has no policy for, besides the operations that its policies exclude. */
function gapsByLine(operations: OperationGaps | null): Skill {
  return letterSkill({
    name: 'coverage-gaps',
    title: 'Coverage gaps',
    description:
      'Shows which lines an account has no policy in force for, with the questions that its trade calls for.',
    phrasings,
    role: 'ANSWER',
    questions: /\b(?:gaps?|holes?|missing|lacks?|lacking|not insured|uninsured|round out|cross-?sell)\b/i,
    makes: 'A list of gaps, and an email to the client',
    to: 'CLIENT',
    needsPolicy: false,
    async write({ account, insured }, _, task) {
      const policies = account?.policies.filter(({ isInForce }) => isInForce) ?? []
      const trade = account ? tradeOf(task, account.id) : null
      const status = commonLines({
        held: await heldPolicies(task, policies),
        policies: account?.policies ?? [],
        ofTrade: trade?.asks ?? [],
        quoted: await quotedLines(task),
      })
      const [gaps, underWay] = [
        status.filter(({ inForce, pending }) => inForce === null && pending === null),
        status.filter(({ pending }) => pending !== null),
      ]
      const own = gaps.filter(({ isOfTrade }) => isOfTrade)
      const sentences = [
        ...(operations?.sentences ?? []),
        // What the trade calls for comes first.
        ...[...own, ...gaps.filter(({ isOfTrade }) => !isOfTrade)].map(
          ({ label, gap, risk, question }) => `- ${label}: ${gap} ${risk} ${question}`,
        ),
      ]
      return {
        subject: `Insurance review for ${insured}`,
        isResult: true,
        paragraphs:
          sentences.length > 0
            ? [
                'We looked at the insurance that we have on record for you. These are the gaps that we see, what each could cost you, and what we need to know from you:',
                sentences.join('\n'),
                ...(underWay.length > 0
                  ? [
                      `We are already working on ${new Intl.ListFormat('en-US').format(underWay.map(({ label, pending }) => `${label} (${pending})`))}.`,
                    ]
                  : []),
                `You may have some of this coverage elsewhere, or may not need it. Please answer the questions, and we will get you a quote for what you would like to add. ${carrierDecides}`,
              ]
            : [
                'We looked at the insurance that we have on record for you, and the common lines are in force. Please tell us about any changes in your business.',
              ],
        notes: [
          [
            '| Line | On record |',
            '| --- | --- |',
            ...status
              .filter(({ isOfTrade }) => !isOfTrade)
              .map((each) => `| ${each.label} | ${onRecord(each)} |`),
          ].join('\n'),
          ...(trade && trade.asks.length > 0
            ? [
                [
                  `**Questions for ${/^[aeiou]/.test(trade.name) ? 'an' : 'a'} ${trade.name}:**`,
                  '',
                  '| Coverage | On record | Ask the client |',
                  '| --- | --- | --- |',
                  ...status
                    .filter(({ isOfTrade }) => isOfTrade)
                    .map(
                      (each) =>
                        `| ${each.label} | ${onRecord(each)} | ${each.inForce === null && each.pending === null ? each.question : ''} |`,
                    ),
                ].join('\n'),
              ]
            : []),
          `This compares lines of business and the coverages of each policy. Limits and exclusions need the policies.${trade ? '' : " I have no questions for this account's trade. Check the industry on the account."}`,
        ],
      }
    },
  })
}

/** Shows which common lines an account has no policy for, and which of its operations its policies exclude. */
export const coverageGaps: Skill = {
  ...gapsByLine(null),
  async run(task) {
    const operations = await gapsInPolicies(task)
    const reply = await gapsByLine(operations).run(task)
    if (operations === null || reply.question) return reply
    return { ...reply, text: `${operations.text}\n\n${reply.text}`, citations: operations.citations }
  },
}
