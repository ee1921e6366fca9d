import type { Reply, Task } from '../../runs/task.ts'
import { webResearch } from '../../tools/webResearch.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

export const researchWeb: Skill = defineSkill({
  name: 'research-web',
  title: 'Web research',
  workName: null,
  description: 'Looks something up on the web and names the page behind every statement.',
  preset: null,
  questions: /\b(?:web|online|internet|google|news|articles?)\b/i,
  phrasings,
  inputs: [],
  makes: 'What pages say, with links',
  run,
})

async function run({ journal, request }: Task): Promise<Reply> {
  const query = queryIn(request)
  if (query.length < 2) return { text: 'What should I look up?', question: { topic: 'query' } }
  const { isConfigured, results } = await journal.call(webResearch, { query })
  if (!isConfigured)
    return { text: "Web research is not set up for Coverdesk, so I can't look this up online." }
  if (results.length === 0) return { text: `I found nothing on the web for "${query}".` }
  return {
    text: [
      `What I found on the web for "${query}":`,
      ...results.map(
        ({ title, url, excerpt }) => `> ${quoted(excerpt || title)}\n>\n> [${linkText(title)}](<${url}>)`,
      ),
      'These are the words of the pages. Check them before you rely on them.',
    ].join('\n\n'),
  }
}

/** What to look up: the message without "search the web for". */
function queryIn(request: string): string {
  return request
    .replace(
      /^\s*(?:please\s+)?(?:can you\s+)?(?:search|look|research|google|find|do)\b.{0,40}?\b(?:for|on|about|up)\b:?\s*/i,
      '',
    )
    .replace(/\s*\b(?:on the (?:web|internet)|online)\b[.?!]*\s*$/i, '')
    .trim()
    .slice(0, 300)
}

function quoted(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[<>[\]]/g, '')
}

function linkText(text: string): string {
  return quoted(text).slice(0, 200)
}
