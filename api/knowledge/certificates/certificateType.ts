import { provisionKinds } from './partiesAsking.ts'
import { formLook, writeHtml } from '../../documents/index.ts'
import { fileKind } from '../../files/index.ts'
import { Node, nodeRef } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { AgencyUserType, agencyToday, userOf } from '../../identity/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { AccountType } from '../accounts/accountType.ts'
import { AddressType } from '../addresses/addressType.ts'
import { agencyPublisher, logoBlock } from '../agencyProfile/agencyPublisher.ts'
import { provisionWords } from './provisionWords.ts'
import { orderOf } from './certificate.ts'
import { CertificateOrderType, HolderType } from './certificateOrderType.ts'
import { certificateDocument } from './certificateDocument.ts'
import { certificateKind } from './certificateKind.ts'
import type { CertificateRow } from './certificateKind.ts'
import { certificateHolderKind } from './certificateHolder.ts'
import { currentTermIds } from './currentTermIds.ts'

export const CertificateHolderType = nodeRef('CertificateHolder', certificateHolderKind).implement({
  description: 'An entry in the list of certificate holders.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.field({ type: AddressType, resolve: ({ address }) => address }),
    email: t.string({ nullable: true, resolve: ({ email }) => email ?? null }),
  }),
})

export const CertificateType = nodeRef('CertificateOfLiabilityInsurance', certificateKind)

CertificateType.implement({
  description: 'One revision of a certificate. It never changes.',
  interfaces: [Node],
  fields: (t) => ({
    certificateNumber: t.exposeString('number', { description: 'Shared by all revisions: HIG-2026-00042.' }),
    revision: t.exposeInt('revision', { description: 'Starts at 1.' }),
    isCurrent: t.boolean({
      description: 'Whether this is the latest revision.',
      resolve: ({ revisedById }) => revisedById === null,
    }),
    revisions: t.field({
      type: [CertificateType],
      description: 'All revisions, newest first.',
      resolve: ({ number }, _, { agency }) =>
        agency.table(certificateKind).related('number', number).toReversed(),
    }),
    accountId: t.exposeID('accountId'),
    account: t.field({
      type: AccountType,
      nullable: true,
      resolve: ({ accountId }, _, { agency }) => agency.table(accountKind).get(accountId) ?? null,
    }),
    holder: t.field({ type: HolderType, resolve: ({ holder }) => holder }),
    additionalInsured: t.exposeBoolean('additionalInsured', {
      description:
        'Whether the holder asked to be an additional insured. `additionalInsuredWords` has the result.',
    }),
    additionalInsuredWords: t.string({
      nullable: true,
      description:
        'What the certificate says about its holder as an additional insured, stated only if confirmed. Null if not requested.',
      async resolve({ id, additionalInsured }, _, { agency }) {
        if (!additionalInsured) return null
        const record = await agency.read(certificateKind, id)
        const words = record ? provisionWords(record.value, 'ADDITIONAL_INSURED') : []
        return words.map(({ text }) => text).join(' ') || null
      },
    }),
    waiverOfSubrogation: t.boolean({ resolve: (row) => row.waiverOfSubrogation ?? false }),
    primaryNoncontributory: t.boolean({ resolve: (row) => row.primaryNoncontributory ?? false }),
    provisionWords: t.stringList({
      description: 'What the certificate says about each provision that was requested.',
      async resolve({ id }, _, { agency }) {
        const record = await agency.read(certificateKind, id)
        if (!record) return []
        return provisionKinds.flatMap((kind) => provisionWords(record.value, kind).map(({ text }) => text))
      },
    }),
    descriptionOfOperations: t.string({
      nullable: true,
      async resolve({ id }, _, { agency }) {
        const record = await agency.read(certificateKind, id)
        return record?.value.descriptionOfOperations ?? null
      },
    }),
    html: t.string({
      description:
        "The PDF's content as an HTML page, for screens that can't show PDFs inline. Render it in a sandbox.",
      async resolve({ id }, _, { agency }) {
        const record = await agency.read(certificateKind, id)
        if (!record) throw new Error(`The certificate ${id} is listed but not on record.`)
        const publisher = await agencyPublisher(agency)
        return writeHtml(certificateDocument(record.value, logoBlock(publisher)), formLook(publisher))
      },
    }),
    order: t.field({
      type: CertificateOrderType,
      description:
        'What was specified for it, with the chosen policies in the terms that a new revision would show.',
      async resolve({ id }, _, { agency, clock }) {
        const record = await agency.read(certificateKind, id)
        if (!record) throw new Error(`The certificate ${id} is listed but not on record.`)
        const order = orderOf(record.value)
        const today = agencyToday(agency, clock.now())
        return { ...order, policyIds: currentTermIds(agency, order.policyIds, today) }
      },
    }),
    issuedOn: t.expose('issuedOn', { type: 'Date', description: "In the agency's time zone." }),
    issuedBy: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ issuedBy }, _, context) => userOf(context, issuedBy),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    viewUrl: t.string({
      description: 'Signed URL of the PDF for inline display, valid for a few minutes.',
      resolve: (row, _, context) => `${addressOf(context, row)}&preview`,
    }),
    downloadUrl: t.string({
      description: 'Signed URL of the PDF, valid for a few minutes.',
      resolve: (row, _, context) => addressOf(context, row),
    }),
  }),
})

function addressOf({ agency, addressOf: address }: RequestContext, { id, fileId }: CertificateRow): string {
  const file = agency.table(fileKind).get(fileId)
  if (!file) throw new Error(`The PDF of certificate ${id} is not on record.`)
  return address(file)
}
