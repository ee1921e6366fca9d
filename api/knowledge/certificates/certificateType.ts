import { formLook, writeHtml } from '../../documents/index.ts'
import { fileKind } from '../../files/index.ts'
import { builder, Node, nodeRef } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { AgencyUserType, agencyToday, userOf } from '../../identity/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { AccountType } from '../accounts/accountType.ts'
import { AddressType } from '../addresses/addressType.ts'
import { agencyPublisher, logoBlock } from '../agencyProfile/agencyPublisher.ts'
import { provisionKinds, provisionWords } from './provisionWords.ts'
import type { Holder } from './certificate.ts'
import { certificateDocument } from './certificateDocument.ts'
import { certificateKind } from './certificateKind.ts'
import type { CertificateRow } from './certificateKind.ts'
import { certificateHolderKind } from './certificateHolder.ts'
import { currentTermIds } from './currentTermIds.ts'

const HolderType = builder.objectRef<Holder>('CertificateHolderDetail').implement({
  description: 'The holder as the certificate names it.',
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.field({ type: AddressType, resolve: ({ address }) => address }),
  }),
})

export const CertificateHolderType = nodeRef('CertificateHolder', certificateHolderKind).implement({
  description: 'An entry of the holder book.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.field({ type: AddressType, resolve: ({ address }) => address }),
  }),
})

export const CertificateType = nodeRef('CertificateOfLiabilityInsurance', certificateKind)

CertificateType.implement({
  description: 'One revision of a certificate; it never changes.',
  interfaces: [Node],
  fields: (t) => ({
    certificateNumber: t.exposeString('number', { description: 'Its revisions share it: HIG-2026-00042.' }),
    revision: t.exposeInt('revision', { description: 'From 1.' }),
    isCurrent: t.boolean({
      description: 'No newer revision has taken its place.',
      resolve: ({ revisedById }) => revisedById === null,
    }),
    revisions: t.field({
      type: [CertificateType],
      description: 'Every revision, the newest first.',
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
      description: 'Whether the holder asks to be an additional insured; what comes of it is in the words.',
    }),
    additionalInsuredWords: t.string({
      nullable: true,
      description:
        'What the certificate says of its holder as an additional insured: stated only where it is confirmed. Null when nobody asked.',
      async resolve({ id, additionalInsured }, _, { agency }) {
        if (!additionalInsured) return null
        const record = await agency.read(certificateKind, id)
        return record && provisionWords(record.value, 'ADDITIONAL_INSURED')
      },
    }),
    waiverOfSubrogation: t.boolean({ resolve: (row) => row.waiverOfSubrogation ?? false }),
    primaryNoncontributory: t.boolean({ resolve: (row) => row.primaryNoncontributory ?? false }),
    provisionWords: t.stringList({
      description: 'What the certificate says of each provision that the holder asked for.',
      async resolve({ id }, _, { agency }) {
        const record = await agency.read(certificateKind, id)
        if (!record) return []
        return provisionKinds.flatMap((kind) => provisionWords(record.value, kind) ?? [])
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
        'What the PDF says as a page of HTML, for screens that show no PDF in place; give it a sandbox.',
      async resolve({ id }, _, { agency }) {
        const record = await agency.read(certificateKind, id)
        if (!record) throw new Error(`The certificate ${id} is listed but not on record.`)
        const publisher = await agencyPublisher(agency)
        return writeHtml(certificateDocument(record.value, logoBlock(publisher)), formLook(publisher))
      },
    }),
    chosenPolicyIds: t.idList({
      nullable: true,
      description:
        'The policies that were chosen for it, in the terms that a revision would show; null when it shows every one in force.',
      async resolve({ id }, _, { agency, clock }) {
        const record = await agency.read(certificateKind, id)
        const chosen = record?.value.policyIds ?? null
        return currentTermIds(agency, chosen, agencyToday(agency, clock.now()))
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
      description: 'A signed address of the PDF to show in place, good for a few minutes.',
      resolve: (row, _, context) => `${addressOf(context, row)}&preview`,
    }),
    downloadUrl: t.string({
      description: 'A signed address of the PDF, good for a few minutes.',
      resolve: (row, _, context) => addressOf(context, row),
    }),
  }),
})

function addressOf({ agency, addressOf: address }: RequestContext, { id, fileId }: CertificateRow): string {
  const file = agency.table(fileKind).get(fileId)
  if (!file) throw new Error(`The PDF of certificate ${id} is not on record.`)
  return address(file)
}
