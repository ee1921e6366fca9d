import { capitalized } from '../../../platform/index.ts'
import { builtInStyles } from '../../../documents/index.ts'
import { readArtifactContent, type ArtifactRow } from '../../artifacts/artifact.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { htmlDocumentTemplateKind } from '../../styles/htmlDocumentTemplate.ts'
import { findAccount } from '../../tools/findAccount.ts'
import { reviseDraft } from '../../tools/reviseDraft.ts'
import { accountOf } from '../accountOf.ts'
import { namedLines } from '../letters/namedLines.ts'
import { withoutOption } from '../makeProposal/makeProposal.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { withoutSection, withParagraph } from './documentChange.ts'
import { emailChange, sentenceOf, topicIn, withAddition } from './emailChange.ts'
import { phrasings } from './phrasings.ts'

export const reviseArtifact: Skill = defineSkill({
  name: 'revise-artifact',
  title: 'Revise a draft',
  description: 'Changes the last email or document: shorter, another style, another recipient, more or less.',
  preset: null,
  role: 'ANSWER',
  phrasings,
  inputs: [],
  makes: 'A new version of the draft',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { journal, agency, artifacts, request, answered } = task
  const withoutOne = await withoutOption(task)
  if (withoutOne) return withoutOne
  const style = styleIn(task)
  if (style) {
    const document = artifacts.findLast(({ type }) => type === 'HTML_DOCUMENT')
    if (!document) return { text: `There is no document yet that could be set in ${style.name}.` }
    await journal.call(reviseDraft, {
      artifactId: document.id,
      styleId: style.id,
      note: `Set in ${style.name}`,
    })
    return { text: `"${document.title}" is now set in ${style.name}.` }
  }
  const language = otherLanguage.exec(request)?.[1]
  if (language)
    return {
      text: `I write only in English, so I left the draft as it is. Have someone who speaks ${capitalized(language.toLowerCase())} translate it: a wrong word about coverage can cost the client a claim.`,
    }
  const renamed = /\b(?:rename|retitle|call)\b.{0,30}?\b(?:to|as|it)\s+["“]?([^"”\n]{3,150})["”]?$/i.exec(
    request,
  )?.[1]
  const latest = draftMeant(task)
  if (!latest)
    return {
      text: 'This workspace has no draft to change yet. Tell me what to write, and to whom, or paste the text that should change.',
    }
  if (renamed && latest.type === 'HTML_DOCUMENT') {
    await journal.call(reviseDraft, { artifactId: latest.id, title: renamed, note: 'Renamed' })
    return { text: `The document is now called "${renamed}".` }
  }
  const content = await readArtifactContent(agency, latest.id, latest.versions.at(-1)?.number ?? 1)
  if (content?.type !== 'EMAIL' && content?.type !== 'HTML_DOCUMENT') return cannot(latest)
  const topic = answered ? null : topicIn(request)
  const addition = answered?.topic === 'addition' ? sentenceOf(request) : topic && (await onRecord(task))
  if (topic && !addition) {
    const text = `What should "${latest.title}" say about ${topic}?`
    return { text, question: { topic: 'addition' } }
  }
  const change =
    content.type === 'EMAIL'
      ? addition
        ? withAddition(content, addition)
        : emailChange(content, request)
      : addition
        ? withParagraph(content.document.blocks, addition)
        : /\b(?:remove|delete|drop|leave out|take out)\b/i.test(request)
          ? withoutSection(content.document.blocks, request)
          : null
  if (!change) return cannot(latest)
  await journal.call(reviseDraft, { artifactId: latest.id, ...change })
  return { text: `${change.note}. The earlier version is kept.` }
}

/** The document if the request mentions it or nothing else was made; otherwise the last email. */
function draftMeant({ artifacts, request, answered, history }: Task): ArtifactRow | null {
  const asked = answered ? history.findLast(({ by }) => by === 'USER')?.text : undefined
  const email = artifacts.findLast(({ type }) => type === 'EMAIL')
  const document = artifacts.findLast(({ type }) => type === 'HTML_DOCUMENT')
  const isAboutDocument =
    /\b(?:document|proposal|report|section|page|cover|table|chart|sheet|form|option|release)\b/i.test(
      asked ?? request,
    )
  return (isAboutDocument ? (document ?? email) : (email ?? document)) ?? null
}

/** The policy on record that a request wants mentioned: "add the umbrella". */
async function onRecord(task: Task): Promise<string | null> {
  const lines = namedLines(task.request)
  const { account } = lines.length === 0 ? { account: null } : await accountOf(task)
  if (!account) return null
  const [found] = await task.journal.call(findAccount, { accountId: account.id })
  const policies = (found?.policies ?? []).filter(({ type, isInForce }) => lines.includes(type) && isInForce)
  const day = (value: string | null) => value?.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$2/$3/$1')
  const said = policies.map(({ line, policyNumber, carrier, inforceAt, expiresAt }) =>
    [
      `${line}: policy ${policyNumber ?? 'number pending'}`,
      carrier,
      inforceAt && expiresAt ? `${day(inforceAt)} to ${day(expiresAt)}` : null,
    ]
      .filter(Boolean)
      .join(', '),
  )
  return said.length === 0 ? null : said.join('\n')
}

const otherLanguage =
  /\b(?:in|to|into)\s+(spanish|french|portuguese|chinese|mandarin|vietnamese|korean|polish|german|italian|russian|arabic|tagalog|creole|hindi|japanese|ukrainian)\b/i

function cannot({ title, type }: Pick<ArtifactRow, 'title' | 'type'>): Reply {
  const possible =
    type === 'EMAIL'
      ? 'I can make it shorter, friendlier, firmer or more formal, change its recipient, subject, dates or signature, and add or remove a paragraph.'
      : 'I can set it in another style, rename it, add a paragraph or remove a section.'
  return { text: `I could not tell how "${title}" should change. ${possible} You can also edit it yourself.` }
}

/** The style the message names: a built-in one or one of the agency's. */
export function styleIn({
  agency,
  request,
}: Pick<Task, 'agency' | 'request'>): { id: string; name: string } | null {
  const own = [...agency.table(htmlDocumentTemplateKind).values()].map(({ id, title }) => ({
    id,
    name: title,
  }))
  const said = request.toLowerCase()
  return [...builtInStyles, ...own].find(({ name }) => said.includes(name.toLowerCase())) ?? null
}
