import { z } from 'zod'
import type { Block } from '../../../documents/index.ts'
import {
  builder,
  invalidFields,
  invalidInput,
  legibleText,
  NamedError,
  NotFoundError,
  notFound,
  type RequestContext,
  ValidationErrors,
  inputOf,
  successType,
} from '../../../graphql/index.ts'
import { userOf } from '../../../identity/index.ts'
import { retryOrThrow } from '../../../platform/index.ts'
import { chosenStyle } from '../../previews/chosenStyle.ts'
import { artifactKind, readArtifactContent } from '../artifact.ts'
import { editableBlock } from '../textBlock.ts'
import { ArtifactType } from '../artifactType.ts'
import { saveVersion } from './saveVersion.ts'

/** A block of the edited version by position: blocks an editor can't change stay as they were. */
const keptBlock = z.object({ type: z.literal('kept'), index: z.number().int().min(0) })

const blocksRules = z
  .array(z.union([keptBlock, editableBlock]))
  .min(1, 'A document needs at least one paragraph.')
  .max(2_000, 'A document can have up to 2,000 blocks.')
  .refine((blocks) => {
    const kept = blocks.flatMap((block) => (block.type === 'kept' ? [block.index] : []))
    return new Set(kept).size === kept.length
  }, 'A block of the edited version can be kept only once.')

/** What a request to the API can hold beside its query. */
const longestBlocks = 200_000

const rules = z.object({
  title: legibleText(200, { tooLong: 'A title can have up to 200 characters.' })
    .min(1, 'Enter a title.')
    .nullish(),
  version: z.number().int().min(1).describe('The version that was edited.'),
  blocksJson: z
    .string()
    .max(longestBlocks, 'The document is too long.')
    .nullish()
    .describe(
      'The blocks as JSON. {"type":"kept","index":3} keeps the fourth block of the edited version unchanged.',
    ),
  styleId: z
    .string()
    .nullish()
    .describe('A built-in style (`builtin:warm-human`) or the id of an HTML document template.'),
})

const UpdateCaraHtmlDocumentInput = inputOf('UpdateCaraHtmlDocumentInput', rules)

interface ArtifactChanged {
  readonly __typename: 'ArtifactChangedError'
  readonly message: string
}

const ArtifactChangedError = builder
  .objectRef<ArtifactChanged>('ArtifactChangedError')
  .implement({ interfaces: [NamedError] })

const UpdateCaraHtmlDocumentResult = builder.unionType('UpdateCaraHtmlDocumentResult', {
  types: [
    successType('UpdateCaraHtmlDocumentSuccess', { caraArtifact: ArtifactType }),
    ArtifactChangedError,
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('updateCaraHtmlDocument', (t) =>
  t.field({
    description: 'Saves an edited document as a new version. `id` is the artifact. Absent fields are kept.',
    type: UpdateCaraHtmlDocumentResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateCaraHtmlDocumentInput, required: true }),
    },
    resolve(_, { id, input }, context) {
      const checked = rules.safeParse(input)
      return checked.success ? updateDocument(context, id, checked.data) : invalidInput(checked.error)
    },
  }),
)

async function updateDocument(context: RequestContext, id: string, input: z.output<typeof rules>) {
  const { agency } = context
  return await retryOrThrow(async () => {
    const artifact = await agency.read(artifactKind, id)
    if (!artifact || artifact.value.type !== 'HTML_DOCUMENT') return notFound('document')
    const newest = artifact.value.versions.at(-1)
    if (newest && newest.number !== input.version) {
      const name = userOf(context, newest.agencyUserId)?.name ?? 'Cara'
      const message = `${name} saved version ${newest.number} while you were editing. Copy what you need, then reload.`
      return { __typename: 'ArtifactChangedError' as const, message }
    }
    const content = await readArtifactContent(agency, id, input.version)
    if (content?.type !== 'HTML_DOCUMENT') return notFound('document')
    const { blocks: before } = content.document
    const edited = input.blocksJson ? blocksOf(input.blocksJson, before) : { blocks: before }
    if ('problem' in edited) return invalidFields([{ path: 'blocksJson', message: edited.problem }])
    const { title = null, styleId = null } = input
    if (styleId !== null && !(await chosenStyle(agency, styleId)))
      return invalidFields([{ path: 'styleId', message: 'This style no longer exists. Choose another one.' }])
    const document = { ...content.document, title: title ?? content.document.title, blocks: edited.blocks }
    const next = { ...content, document, styleId: styleId ?? content.styleId }
    return await saveVersion(context, artifact, next, {
      success: 'UpdateCaraHtmlDocumentSuccess',
      title: document.title,
      note: styleId !== null && !input.blocksJson ? 'Changed the style' : 'Edited',
    })
  })
}

/** The blocks sent by an editor, with the kept ones restored. */
function blocksOf(
  json: string,
  before: readonly Block[],
): { readonly blocks: readonly Block[] } | { readonly problem: string } {
  const checked = blocksRules.safeParse(parsed(json))
  if (!checked.success) return { problem: checked.error.issues[0]?.message ?? 'This is not a document.' }
  const blocks = checked.data.map((block) => (block.type === 'kept' ? before[block.index] : (block as Block)))
  const present = blocks.filter((block) => block !== undefined)
  return present.length === blocks.length ? { blocks: present } : { problem: 'A kept block does not exist.' }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
