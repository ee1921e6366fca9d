import { presentFile } from '../../files/index.ts'
import { builder, type RequestContext } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { Fact, FactField, PolicyFacts } from '../facts/policyFacts.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import type { BusinessPolicy } from '../policies/businessPolicy.ts'
import {
  aggregatePerLabels,
  type CertificateFacts,
  claimsBasisLabels,
  coveredAutoLabels,
  retentionKindLabels,
} from '../policies/certificateFacts.ts'
import { CertificateQuestionEnum } from '../policies/certificateFactsType.ts'
import { type CertificateQuestion, certificateQuestions } from '../policies/certificateQuestions.ts'
import { loadedPolicy } from '../policies/loadedPolicy.ts'
import { dollars } from '../policies/policyMoney.ts'
import { type Citation, CitationType } from '../readings/citation.ts'
import { keptKind } from './detailFields.ts'
import { policyFactsOf } from './policyFactsOf.ts'

/** An answer to a question of certificates that the documents give and nobody has entered. */
interface FoundCertificateFact {
  readonly question: CertificateQuestion
  /** As the form calls it: `Occurrence`. */
  readonly text: string
  /** As policies keep it: `OCCURRENCE`. */
  readonly value: unknown
  readonly citation: Citation
}

type Stated = Pick<PolicyFacts, 'basis' | 'scalars'>

/** For each question that documents may answer: whether it is open, and what they say. */
const answers: readonly {
  readonly question: CertificateQuestion
  readonly isOpen: (facts: CertificateFacts) => boolean
  readonly found: (facts: Stated) => { readonly text: string; readonly fact: Fact<unknown> } | null
}[] = [
  {
    question: 'BASIS',
    isOpen: ({ claimsBasis }) => claimsBasis === null,
    found: ({ basis }) => said(basis?.claimsBasis, (value) => claimsBasisLabels[value]),
  },
  {
    question: 'AGGREGATE',
    isOpen: ({ aggregatePer }) => aggregatePer === null,
    found: ({ basis }) => said(basis?.aggregatePer, (value) => aggregatePerLabels[value]),
  },
  {
    question: 'AUTOS',
    isOpen: ({ coveredAutos }) => coveredAutos.length === 0,
    found: ({ basis }) =>
      said(basis?.coveredAutos, (value) => value.map((auto) => coveredAutoLabels[auto]).join(', ')),
  },
  {
    question: 'RETENTION',
    isOpen: ({ retentionKind }) => retentionKind === null,
    found: ({ scalars: { deductible } }) =>
      said(deductible, (amount, quote) => `${retentionKindLabels[keptKind(quote)]} ${dollars(amount)}`),
  },
]

function said<Value>(field: FactField<Value> | undefined, label: (value: Value, quote: string) => string) {
  const fact = field?.fact
  return fact ? { text: label(fact.value, fact.quote), fact } : null
}

/** What a policy's documents answer of the questions that certificates ask and nobody has answered. */
export async function foundCertificateFacts(
  agency: AgencyStore,
  policyId: string,
  { type, certificateFacts }: Pick<BusinessPolicy, 'type' | 'certificateFacts'>,
): Promise<FoundCertificateFact[]> {
  const asked: readonly CertificateQuestion[] = certificateQuestions[type]
  const open = answers.filter(({ question, isOpen }) => asked.includes(question) && isOpen(certificateFacts))
  const facts = open.length > 0 ? (await policyFactsOf(agency, policyId))?.facts : undefined
  if (!facts) return []
  return open.flatMap(({ question, found }) => {
    const answer = found(facts)
    const fileId = answer?.fact.source.documentId
    if (!answer || !fileId || !presentFile(agency, fileId)) return []
    const { page, quote, value } = answer.fact
    return [{ question, text: answer.text, value, citation: { fileId, page, quote } }]
  })
}

const FoundCertificateFactType = builder.objectRef<FoundCertificateFact>('FoundCertificateFact').implement({
  description: 'An answer that the documents give to what certificates ask, for a user to confirm.',
  fields: (t) => ({
    question: t.expose('question', { type: CertificateQuestionEnum }),
    text: t.exposeString('text', { description: 'As the form calls it: `Occurrence`.' }),
    citation: t.expose('citation', { type: CitationType }),
  }),
})

builder.objectField(BusinessPolicyType, 'foundCertificateFacts', (t) =>
  t.field({
    type: [FoundCertificateFactType],
    resolve: async (row, _, context: RequestContext) => {
      const { policy } = await loadedPolicy(context, row)
      return foundCertificateFacts(context.agency, row.id, policy)
    },
  }),
)
