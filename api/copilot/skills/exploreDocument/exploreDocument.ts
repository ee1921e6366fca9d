import { searchFile } from '../../tools/searchFile.ts'
import { defineSkill, type Skill } from '../skill.ts'

export const exploreDocument: Skill = defineSkill({
  name: 'explore-document',
  title: 'Explore a document',
  description: 'Answers questions about a policy or another document and quotes the pages.',
  preset: 'DOCUMENT_EXPLORATION',
  phrasings: [
    'is water damage covered',
    'what is the deductible',
    'does this policy cover hired autos',
    'what are the exclusions',
    'when does the policy expire',
    'who is the named insured',
    'explain this policy',
    'what does the document say about subcontractors',
    'is there a waiver of subrogation',
  ],
  inputs: [
    {
      prefix: '[Policy]',
      types: ['POLICY', 'DECLARATIONS', 'BINDER', 'QUOTE', 'ENDORSEMENT'],
      isRequired: true,
    },
  ],
  makes: 'An answer with quotes',
  async run({ journal, files, request }) {
    if (files.length === 0) {
      return {
        text: 'Which document should I read? Attach the policy, and I will answer with quotes from it.',
        question: { topic: 'document' },
      }
    }
    const found = await Promise.resolve(
      journal.call(searchFile, { fileIds: files.map(({ id }) => id), query: request }),
    )
    if (found.length === 0) {
      return { text: `The documents don't say. I looked in ${files.map(({ name }) => name).join(', ')}.` }
    }
    const lines = found.map(
      ({ quote, fileName, page }, index) => `> ${quote} [${index + 1}]\n\n${fileName}, page ${page}`,
    )
    return { text: ['Here is what the documents say:', ...lines].join('\n\n'), citations: found }
  },
})
