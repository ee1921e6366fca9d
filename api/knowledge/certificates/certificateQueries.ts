import { badInput, builder, connect, connectionArgs, connectionType } from '../../graphql/index.ts'
import { filterWords, hasWords } from '../../platform/index.ts'
import { connectTolerant, searchable, toleranceArg } from '../../search/index.ts'
import { AccountType } from '../accounts/accountType.ts'
import { CertificateCheckType } from './certificateErrors.ts'
import { certificateBasis } from './certificateBasis.ts'
import { certificateHolderKind } from './certificateHolder.ts'
import type { CertificateHolderRow } from './certificateHolder.ts'
import { CreateCertificateInput } from './certificateInputs.ts'
import { certificateKind } from './certificateKind.ts'
import type { CertificateRow } from './certificateKind.ts'
import { CertificateHolderType, CertificateType } from './certificateType.ts'
import { checksWithDocuments } from './provisionsInDocuments.ts'

searchable(CertificateType, certificateKind, { standing: 'document' })

const CertificateConnection = connectionType('CertificateOfLiabilityInsurance', CertificateType)
const CertificateHolderConnection = connectionType('CertificateHolder', CertificateHolderType)

const words =
  'Filters by holder, city, state, ZIP code or certificate number. Matches any part, ignoring case and accents.'

/** The latest revisions that match the words. */
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
    description: 'The latest revision of each certificate, most recently issued first.',
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
    description: 'Holders named on the latest revision of a certificate, by name.',
    args: {
      ...connectionArgs(t.arg),
      text: t.arg.string({
        description: 'Filters by name or address. Matches any part, ignoring case and accents.',
      }),
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
    description: 'Problems with issuing this certificate; empty if there are none.',
    args: { input: t.arg({ type: CreateCertificateInput, required: true }) },
    async resolve(_, { input }, { agency, viewer, clock }) {
      const order = {
        accountId: input.accountId,
        policyIds: input.policyIds ?? null,
        additionalInsured: input.additionalInsured ?? false,
        otherAdditionalInsureds: input.otherAdditionalInsureds ?? [],
        waiverOfSubrogation: input.waiverOfSubrogation ?? false,
        primaryNoncontributory: input.primaryNoncontributory ?? false,
        descriptionOfOperations: input.descriptionOfOperations ?? null,
        holder: { name: input.holder?.name ?? '' },
      }
      const basis = await certificateBasis({ agency, viewer, now: clock.now() }, order)
      if (!basis) throw badInput('There is no such account.')
      return (await checksWithDocuments({ agency, clock }, order, basis)).checks
    },
  }),
}))

builder.objectField(AccountType, 'certificates', (t) =>
  t.field({
    type: CertificateConnection,
    description: "The latest revision of each of the account's certificates, most recently issued first.",
    args: { ...connectionArgs(t.arg), text: t.arg.string({ description: words }) },
    resolve: ({ id }, { first, after, text }, { agency }) =>
      connect(
        agency.table(certificateKind),
        { first, after },
        narrowed({ relation: 'currentOf', key: id }, text),
      ),
  }),
)
