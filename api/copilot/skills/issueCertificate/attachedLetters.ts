import { readFileOf } from '../../documents/documentReading.ts'
import type { Task } from '../../runs/task.ts'

/** A longer document asks for a certificate only among other things. */
const mostPages = 3

/** What the attached letters that ask for a certificate say, newest first: no policies, contracts or other known documents. */
export async function attachedLetters(task: Task): Promise<string[]> {
  const letters = task.files.filter(
    ({ type, prefix }) => prefix === null && (type === null || type === 'OTHER'),
  )
  const texts = await Promise.all(
    letters.toReversed().map(async ({ id }) => {
      const { pages, blocks } = (await readFileOf(task, id)).reading
      if (pages.length > mostPages) return ''
      return blocks
        .flatMap((block) =>
          block.kind === 'table'
            ? block.rows.map((row) => row.map(({ text }) => text).join(' '))
            : [block.text],
        )
        .join('\n\n')
    }),
  )
  return texts.filter((text) => asksForCertificate.test(text))
}

const asksForCertificate = /\b(?:certificates? of (?:\w+ )?insurance|certificates?|cois?)\b/i
