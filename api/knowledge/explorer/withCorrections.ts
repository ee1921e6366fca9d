import { agencyUserKind } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { factText } from '../answers/factAnswer.ts'
import type { PolicyAnswer } from '../answers/policyAnswer.ts'
import type { DetailKind } from '../details/detailFields.ts'
import { loadDetails } from '../details/loadDetails.ts'
import { type DetailValue, policyDetailsId, policyDetailsKind } from '../details/policyDetails.ts'

/** The answer, led by the value that a person corrected, where the answer is a document's value of that field. */
export async function withCorrections(
  agency: AgencyStore,
  policyId: string,
  answer: PolicyAnswer,
): Promise<PolicyAnswer> {
  const isReviewed = agency.table(policyDetailsKind).get(policyDetailsId(agency, policyId)) !== undefined
  if (!isReviewed || answer.status !== 'ANSWERED') return answer
  const details = await loadDetails(agency, policyId)
  const corrected = details?.fields.find(
    ({ status, field, value, candidates }) =>
      status === 'CORRECTED' &&
      candidates.some(
        (found) =>
          found.value !== value &&
          answer.answer.includes(textOf(field.kind, found.value)) &&
          answer.citations.some(
            ({ documentId, page, quote }) =>
              found.citation?.fileId === documentId &&
              found.citation.page === page &&
              (quote.includes(found.citation.quote) || found.citation.quote.includes(quote)),
          ),
      ),
  )
  if (!corrected?.decision || corrected.value === null) return answer
  const { field, value, decision } = corrected
  const by = agency.table(agencyUserKind).get(decision.by)?.name ?? 'a colleague'
  const said = `${field.label}: ${textOf(field.kind, value)}, as corrected by ${by}.`
  return { ...answer, answer: `${said} The document says: ${answer.answer}` }
}

function textOf(kind: DetailKind, value: DetailValue): string {
  return factText(kind === 'MONEY' ? 'money' : kind === 'DATE' ? 'date' : 'text', value)
}
