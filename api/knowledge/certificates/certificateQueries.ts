import { badInput, builder, connect, connectionArgs, connectionType } from '../../graphql/index.ts'
import { filterWords, hasWords } from '../../platform/index.ts'
import { connectTolerant, searchable, toleranceArg } from '../../search/index.ts'
import { AccountType } from '../accounts/accountType.ts'
import { certificateChecks } from './certificateChecks.ts'
import { CertificateCheckType } from './certificateErrors.ts'
import { certificateBasis } from './certificateBasis.ts'
import { certificateHolderKind } from './certificateHolder.ts'
import type { CertificateHolderRow } from './certificateHolder.ts'
import { CreateCertificateInput } from './certificateInputs.ts'
import { certificateKind } from './certificateKind.ts'
import type { CertificateRow } from './certificateKind.ts'
import { CertificateHolderType, CertificateType } from './certificateType.ts'

searchable(CertificateType, certificateKind, { standing: 'document' })

const CertificateConnection = connectionType('CertificateOfLiabilityInsurance', CertificateType)
const CertificateHolderConnection = connectionType('CertificateHolder', CertificateHolderType)

const words = 'Part of the holder, its city, state or ZIP code, or the number; case and accents apart.'

/** The newest revisions that have the words. */
function narrowed(within: { relation: string; key: string }, text: string | null | undefined) {
  const wanted = filterWords(text)
  const where = wanted.length > 0 && { where: (row: CertificateRow) => hasWords(row.words, wanted) }
  return { within, direction: 'descending' as const, ...where }
}

builder.queryFields((t) => ({
  certificate: t.field({
    type: CertificateType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { agency }) => agency.table(certificateKind).get(id) ?? null,
  }),
  certificates: t.field({
    type: CertificateConnection,
    description: 'The newest revision of each certificate, the one issued last first.',
    args: { ...connectionArgs(t.arg), text: t.arg.string({ description: words }) },
    resolve: (_, { first, after, text }, { agency }) =>
      connect(
        agency.table(certificateKind),
        { first, after },
        narrowed({ relation: 'current', key: 'current' }, text),
      ),
  }),
  certificateHolders: t.field({
    type: CertificateHolderConnection,
    description: 'The holder book, by name: whom the newest revision of a certificate names.',
    args: {
      ...connectionArgs(t.arg),
      text: t.arg.string({ description: 'Part of the name or address; case and accents apart.' }),
      isTolerant: t.arg.boolean(toleranceArg),
    },
    resolve(_, { first, after, text, isTolerant }, { agency }) {
      const wanted = filterWords(text)
      const certificates = agency.table(certificateKind)
      const isOffered = ({ id }: CertificateHolderRow) => certificates.countRelated('currentFor', id) > 0
      const where = (row: CertificateHolderRow) => hasWords(row.words, wanted) && isOffered(row)
      const choice = { text, isTolerant, query: { order: 'name', where }, isOffered }
      return connectTolerant(agency.table(certificateHolderKind), { first, after }, choice)
    },
  }),
  checkCertificate: t.field({
    type: [CertificateCheckType],
    description: 'What speaks against issuing this certificate; nothing when the list is empty.',
    args: { input: t.arg({ type: CreateCertificateInput, required: true }) },
    async resolve(_, { input }, { agency, viewer, clock }) {
      const order = {
        accountId: input.accountId,
        policyIds: input.policyIds ?? null,
        additionalInsured: input.additionalInsured ?? false,
        waiverOfSubrogation: input.waiverOfSubrogation ?? false,
        primaryNoncontributory: input.primaryNoncontributory ?? false,
        descriptionOfOperations: input.descriptionOfOperations ?? null,
        holder: { name: input.holder?.name ?? '' },
      }
      const basis = await certificateBasis({ agency, viewer, now: clock.now() }, order)
      if (!basis) throw badInput('There is no such account.')
      return certificateChecks(order, basis)
    },
  }),
}))

builder.objectField(AccountType, 'certificates', (t) =>
  t.field({
    type: CertificateConnection,
    description: "The newest revision of each of the account's certificates, the one issued last first.",
    args: { ...connectionArgs(t.arg), text: t.arg.string({ description: words }) },
    resolve: ({ id }, { first, after, text }, { agency }) =>
      connect(
        agency.table(certificateKind),
        { first, after },
        narrowed({ relation: 'currentOf', key: id }, text),
      ),
  }),
)
