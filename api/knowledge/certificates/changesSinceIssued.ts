import { agencyToday } from '../../identity/index.ts'
import { builder, recordLoader, type RequestContext } from '../../graphql/index.ts'
import { dayInWords } from '../../platform/index.ts'
import { provisionLabels } from '../policies/certificateFacts.ts'
import { isOnCertificate } from '../policies/coverageSubjects.ts'
import { factsText, policyFieldWords } from '../policies/policyFieldWords.ts'
import { limitText } from '../policies/policyLimit.ts'
import { hasEnded } from '../policies/policyStanding.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { loadedPolicy } from '../policies/loadedPolicy.ts'
import { policyStateLabels } from '../policies/policyTerms.ts'
import { cancellationMessage } from '../policyFiles/cancellationNotice.ts'
import { type Certificate, type CertificateLine, orderOf } from './certificate.ts'
import { showablePolicy, type ShowablePolicy } from './certificateBasis.ts'
import { statedProvisions } from './certificateContent.ts'
import { certificateKind, type CertificateRow } from './certificateKind.ts'
import { CertificateType } from './certificateType.ts'

/** What a certificate states and its policy no longer does. */
interface CertificateChange {
  /** `General aggregate`, with the line of business before it if the certificate shows several. */
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

interface Aged {
  readonly changes: readonly CertificateChange[]
  readonly notices: readonly string[]
}

const CertificateChangeType = builder.objectRef<CertificateChange>('CertificateChange').implement({
  description: 'Something that a certificate states differently than its policy by now.',
  fields: (t) => ({
    label: t.exposeString('label'),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Null if the certificate does not state it.',
    }),
    after: t.exposeString('after', { nullable: true, description: 'Null if the policy no longer has it.' }),
  }),
})

builder.objectFields(CertificateType, (t) => ({
  changesSinceIssued: t.field({
    type: [CertificateChangeType],
    description:
      'What was corrected on its policies since it was issued. Empty for replaced revisions and terms that are over.',
    resolve: async (row, _, context) => [...(await agedOf(context, row)).changes],
  }),
  cancellationNotices: t.stringList({
    description: 'Notices of cancellation that hold for its policies, as sentences.',
    resolve: async (row, _, context) => [...(await agedOf(context, row)).notices],
  }),
}))

const loaded = recordLoader(certificateKind)

async function agedOf(context: RequestContext, row: CertificateRow): Promise<Aged> {
  if (row.revisedById !== null) return { changes: [], notices: [] }
  const { value } = await loaded(context, row)
  const { agency, clock } = context
  const today = agencyToday(agency, clock.now())
  const rows = value.content.lines.flatMap(
    ({ policyId }) => agency.table(businessPolicyKind).get(policyId) ?? [],
  )
  const running = rows.filter((policy) => !hasEnded(policy, today))
  const policies = await Promise.all(
    running.map(async (policy) =>
      showablePolicy(agency, policy, { policy: (await loadedPolicy(context, policy)).policy, today }),
    ),
  )
  return {
    changes: policies.flatMap((policy) => {
      const line = value.content.lines.find(({ policyId }) => policyId === policy.id)
      const { state } = running.find(({ id }) => id === policy.id) ?? { state: 'UNKNOWN' as const }
      if (!line) return []
      const isAmongOthers = value.content.lines.length > 1
      const ended = policy.isInForce
        ? []
        : [
            {
              label: policyFieldWords.state.label,
              before: policyStateLabels.INFORCE,
              after: policyStateLabels[state],
            },
          ]
      return [...ended, ...changesOf(value, { line, policy })].map((change) =>
        isAmongOthers ? { ...change, label: `${line.type}, ${change.label}` } : change,
      )
    }),
    notices: policies.flatMap(({ title, cancellation }) =>
      cancellation ? `${title}: ${cancellationMessage(cancellation, today)}` : [],
    ),
  }
}

function changesOf(
  certificate: Certificate,
  { line, policy }: { line: CertificateLine; policy: ShowablePolicy },
): CertificateChange[] {
  const { provisions: _, ...facts } = policy.facts
  const before = statements({
    ...line,
    // Certificates once showed what they leave off by now.
    coverages: line.coverages.filter((each) => isOnCertificate(policy.lineOfBusiness, each)),
    carrierName: certificate.content.insurers.find(({ letter }) => letter === line.insurer)?.name ?? null,
  })
  // A certificate issued before policies had these facts says nothing of them.
  const after = statements({
    ...policy,
    ...(line.provisions && { provisions: statedProvisions(orderOf(certificate), policy) }),
    facts: line.facts && facts,
  })
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((label) => {
    const change = { label, before: before.get(label) ?? null, after: after.get(label) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

type Stated = Pick<ShowablePolicy, 'policyNumber' | 'carrierName' | 'inforceAt' | 'expiresAt' | 'coverages'> &
  Pick<CertificateLine, 'provisions'> & { readonly facts?: CertificateLine['facts'] | undefined }

/** What a certificate says of one policy, by label. */
function statements({
  policyNumber,
  carrierName,
  inforceAt,
  expiresAt,
  coverages,
  provisions,
  facts,
}: Stated) {
  const {
    policyNumber: number,
    carrierId,
    inforceAt: start,
    expiresAt: end,
    certificateFacts,
  } = policyFieldWords
  const said: readonly (readonly [label: string, text: string | null | undefined])[] = [
    [number.label, policyNumber],
    [carrierId.label, carrierName],
    [start.label, inforceAt && dayInWords(inforceAt)],
    [end.label, expiresAt && dayInWords(expiresAt)],
    ...coverages.map(({ name, limit }) => [name, limitText(limit)] as const),
    ...[...Map.groupBy(provisions ?? [], ({ kind }) => kind)].map(
      ([kind, forms]) =>
        [
          provisionLabels[kind],
          forms
            .map(({ formNumber, partyName }) => (partyName ? `${formNumber} for ${partyName}` : formNumber))
            .toSorted()
            .join(', '),
        ] as const,
    ),
    [certificateFacts.label, facts && factsText({ ...facts, provisions: [] })],
  ]
  return new Map(said.flatMap(([label, text]) => (text ? [[label, text] as const] : [])))
}
