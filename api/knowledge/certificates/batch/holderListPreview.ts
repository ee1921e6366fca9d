import { badInput, builder, type RequestContext } from '../../../graphql/index.ts'
import { accountKind } from '../../accounts/accountKind.ts'
import { certificateBasis } from '../certificateBasis.ts'
import { certificateChecks } from '../certificateChecks.ts'
import { holderListFile } from './holderListFile.ts'
import { holderListHeadings, readHolderList } from './readHolderList.ts'

interface PreviewedHolder {
  readonly row: number
  readonly name: string
  readonly url: string | null
}

interface HolderListPreview {
  readonly holders: readonly PreviewedHolder[]
  readonly problems: readonly string[]
}

const PreviewedHolderType = builder.objectRef<PreviewedHolder>('PreviewedHolder').implement({
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'In the file, from 1.' }),
    name: t.exposeString('name'),
    url: t.exposeString('url', {
      nullable: true,
      description: "The certificate as it would be issued, as a PDF; null if it can't be issued.",
    }),
  }),
})

const HolderListPreviewType = builder.objectRef<HolderListPreview>('HolderListPreview').implement({
  description: 'What issuing to a list of holders would make. Nothing is issued.',
  fields: (t) => ({
    holders: t.field({ type: [PreviewedHolderType], resolve: ({ holders }) => [...holders] }),
    problems: t.stringList({
      description: 'What must be corrected in the list, row by row.',
      resolve: ({ problems }) => [...problems],
    }),
  }),
})

builder.queryFields((t) => ({
  holderListColumns: t.stringList({
    description: 'The headings of a list of holders to issue certificates to, in order.',
    resolve: () => [...holderListHeadings],
  }),
  holderListPreview: t.field({
    type: HolderListPreviewType,
    args: {
      accountId: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true, description: 'The uploaded list.' }),
      policyIds: t.arg.idList({ description: 'Policies to show; all liability policies in force if null.' }),
    },
    resolve: (_, { accountId, fileId, policyIds }, context) =>
      holderListPreview(context, { accountId, fileId, policyIds: policyIds ?? null }),
  }),
}))

async function holderListPreview(
  context: RequestContext,
  { accountId, fileId, policyIds }: { accountId: string; fileId: string; policyIds: string[] | null },
): Promise<HolderListPreview> {
  const { agency, viewer, clock } = context
  if (!agency.table(accountKind).get(accountId)) throw badInput('There is no such account.')
  const file = await holderListFile(context, fileId)
  if (typeof file === 'string') return { holders: [], problems: [file] }
  const { holders, problems } = await readHolderList(agency, fileId)
  const basis = await certificateBasis({ agency, viewer, now: clock.now() }, { accountId, policyIds })
  const search = policyIds ? `?${new URLSearchParams({ policyIds: policyIds.join(',') })}` : ''
  return {
    problems: problems.map(({ message }) => message),
    holders: holders.map(({ row, order }) => {
      const isIssuable =
        basis &&
        certificateChecks({ ...order, accountId, policyIds }, basis).every(({ isBlocking }) => !isBlocking)
      const url = isIssuable ? `/certificate-preview/${accountId}/${fileId}/${row}.pdf${search}` : null
      return { row, name: order.holder.name, url }
    }),
  }
}
