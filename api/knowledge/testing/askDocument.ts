import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { type AskDocuments, openAnswers } from '../answers/openAnswers.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'

/** Opens a drawn policy for questions: a line of its own each, an empty one begins a page. */
export async function askDocument(lines: readonly string[]): Promise<AskDocuments> {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(10)
    let y = 60
    for (const line of lines) {
      if (line === '') {
        pdf.addPage()
        y = 60
        continue
      }
      pdf.text(line, 60, y, { width: 480 })
      y += 34
    }
  })
  const reading = await readDocument(bytes, { name: 'policy.pdf' })
  return openAnswers([{ id: 'policy.pdf', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
}
