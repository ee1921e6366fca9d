import { builder, NotFoundError, notFound, type RequestContext } from '../../../graphql/index.ts'
import { conflict, retryOrThrow } from '../../../platform/index.ts'
import { artifactKind } from '../../artifacts/artifact.ts'
import { sendingOf } from '../../tools/sendEmail.ts'
import { ToolError } from '../../tools/tool.ts'
import { proposalKind } from '../proposal.ts'
import { CannotDecideError, decisionSuccess } from './decideCaraProposal.ts'

const ProposeCaraEmailResult = builder.unionType('ProposeCaraEmailResult', {
  types: [decisionSuccess('ProposeCaraEmailSuccess'), CannotDecideError, NotFoundError],
})

builder.mutationField('proposeCaraEmail', (t) =>
  t.field({
    description: 'Puts the latest version of a drafted email up for approval to be sent.',
    type: ProposeCaraEmailResult,
    args: { id: t.arg.id({ required: true, description: 'The drafted email.' }) },
    resolve: (_, { id }, context) => proposeEmail(context, id),
  }),
)

async function proposeEmail({ agency, actor, clock }: RequestContext, id: string) {
  return await retryOrThrow(async () => {
    const artifact = agency.table(artifactKind).get(id)
    if (artifact?.type !== 'EMAIL') return notFound('email')
    try {
      const proposal = await sendingOf(agency, artifact, clock.now())
      const committed = await agency.commit(actor, proposal.changes)
      if (!committed.ok) return conflict
      const caraProposal = agency.table(proposalKind).get(proposal.id)
      if (!caraProposal) throw new Error(`The proposal ${proposal.id} is on record but not listed.`)
      return { __typename: 'ProposeCaraEmailSuccess' as const, caraProposal }
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      return { __typename: 'CannotDecideError' as const, message: error.message }
    }
  })
}
