import { presentFile } from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { foundCertificateFacts } from '../details/foundCertificateFacts.ts'
import { unansweredQuestions } from '../policies/certificateQuestions.ts'
import type { CertificateBasis, ShowablePolicy } from './certificateBasis.ts'
import type { CertificateCheck } from './certificateChecks.ts'

/** The checks, where one about empty boxes says what the documents show for them and nobody has confirmed. */
export async function boxesInDocuments(
  agency: AgencyStore,
  checks: readonly CertificateCheck[],
  { shown }: CertificateBasis,
): Promise<CertificateCheck[]> {
  return await Promise.all(
    checks.map(async (check) => {
      const policy = shown.find(({ id }) => id === check.policyId)
      const message =
        check.code === 'BOXES_EMPTY' && policy ? await messageWithDocuments(agency, policy) : null
      return message === null ? check : { ...check, message }
    }),
  )
}

async function messageWithDocuments(
  agency: AgencyStore,
  { id, title, lineOfBusiness: type, facts }: ShowablePolicy,
): Promise<string | null> {
  const found = await foundCertificateFacts(agency, id, { type, certificateFacts: facts })
  const [first] = found
  if (!first) return null
  const file = presentFile(agency, first.citation.fileId)?.name ?? 'The policy document'
  const places = found.map(({ text, citation }) => `“${text}” (page ${citation.page})`)
  const rest = unansweredQuestions(
    type,
    facts,
    found.map(({ question }) => question),
  )
  const [it, box] = found.length === 1 ? ['it', 'box stays'] : ['them', 'boxes stay']
  const unsaid = rest.length === 0 ? '' : ` It doesn’t say ${list.format(rest)}.`
  return `${title}: ${file} shows ${list.format(places)}, but nobody has confirmed ${it}. The ${box} empty until you confirm ${it} under Certificate facts.${unsaid}`
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
