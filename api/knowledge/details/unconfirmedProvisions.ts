import { presentFile } from '../../files/index.ts'
import { builder, Permission, type RequestContext, permission } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { nameKey } from '../accounts/recognition.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { organizationsIn } from '../facts/grantsOf.ts'
import { formKey } from '../facts/listedForms.ts'
import { formName, isBlanketForm, listedProvisions } from '../facts/provisionForms.ts'
import {
  type ConfirmedProvision,
  type ProvisionKind,
  provisionLabels,
  type ProvisionScope,
} from '../policies/certificateFacts.ts'
import { ProvisionKindEnum, ProvisionScopeEnum } from '../policies/certificateFactsType.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { loadedPolicy } from '../policies/loadedPolicy.ts'
import { isSameForm } from '../policies/provisionDoubts.ts'
import { formOnPage, pageText, shownProvisions } from '../policies/shownProvisions.ts'
import { type Citation, CitationType } from '../readings/citation.ts'
import { fileReadingOf } from '../readings/fileReading.ts'
import { loadReading } from '../readings/storedReading.ts'
import { policyFactsOf } from './policyFactsOf.ts'

export interface UnconfirmedProvision {
  readonly kind: ProvisionKind
  /** Null if blanket, or if only a list of forms names it. */
  readonly partyName: string | null
  /** Null if the documents don't say whether it is blanket. */
  readonly scope: ProvisionScope | null
  /** Whether only a list of forms names it: the form itself is not among the documents. */
  readonly isOnlyListed: boolean
  /** Null if no form is printed on the page. */
  readonly formNumber: string | null
  readonly citation: Citation
}

/** What a policy's documents provide and nobody has confirmed yet. */
export async function unconfirmedProvisions(
  agency: AgencyStore,
  policyId: string,
  confirmed: readonly ConfirmedProvision[],
): Promise<UnconfirmedProvision[]> {
  const facts = (await policyFactsOf(agency, policyId))?.facts
  if (!facts) return []
  const found: UnconfirmedProvision[] = []
  for (const kind of Object.keys(provisionLabels) as ProvisionKind[])
    for (const shown of shownProvisions(facts, kind)) {
      const { party, form, fact } = shown
      const { page, quote, box, source } = fact
      if (source.documentId === null || !presentFile(agency, source.documentId)) continue
      const row = fileReadingOf(agency, source.documentId)
      const reading = row && (await loadReading(agency, row))
      const formNumber = reading ? formOnPage(reading, shown) : form
      const onPage = reading ? formKey(pageText(reading.pages.find(({ number }) => number === page))) : ''
      const each = {
        kind,
        partyName: party,
        scope: party === null ? ('BLANKET' as const) : ('NAMED' as const),
        isOnlyListed: false,
        formNumber,
        citation: { fileId: source.documentId, page, quote, box },
      }
      // Of several forms on the page, the one that was confirmed is right.
      const isConfirmed = confirmed.some(
        (other) =>
          isSameProvision({ ...each, formNumber: null }, other) && onPage.includes(formKey(other.formNumber)),
      )
      const isKnown = [...confirmed, ...found].some((other) => isSameProvision(each, other))
      if (!isConfirmed && !isKnown) found.push(each)
    }
  return [...found, ...onlyListed(agency, facts, [...confirmed, ...found])]
}

/** The provisions whose forms a schedule of forms lists, where no document contains them. */
function onlyListed(
  agency: AgencyStore,
  facts: PolicyFacts,
  known: readonly Provision[],
): UnconfirmedProvision[] {
  return (Object.keys(provisionLabels) as ProvisionKind[]).flatMap((kind) =>
    listedProvisions(facts, kind).flatMap(({ value, page, quote, box, source: { documentId } }) => {
      const formNumber = formName(value)
      const isKnown = known.some(
        (other) =>
          other.kind === kind && other.formNumber !== null && isSameForm(other.formNumber, formNumber),
      )
      if (isKnown || documentId === null || !presentFile(agency, documentId)) return []
      const isBlanket = isBlanketForm(value)
      const partyName = isBlanket ? null : (organizationsIn(value.title ?? '')[0] ?? null)
      return {
        kind,
        partyName,
        scope: isBlanket ? ('BLANKET' as const) : partyName === null ? null : ('NAMED' as const),
        isOnlyListed: true,
        formNumber,
        citation: { fileId: documentId, page, quote, box },
      }
    }),
  )
}

type Provision = Pick<UnconfirmedProvision, 'kind' | 'partyName' | 'formNumber'>

function isSameProvision(one: Provision, other: Provision): boolean {
  return (
    one.kind === other.kind &&
    nameKey(one.partyName ?? '') === nameKey(other.partyName ?? '') &&
    (one.formNumber === null || other.formNumber === null || isSameForm(one.formNumber, other.formNumber))
  )
}

/** Why a provision can't be confirmed as it was found, in plain words; null if it can. */
export function confirmingRefusal({ isOnlyListed, formNumber, scope }: UnconfirmedProvision): string | null {
  if (isOnlyListed) return 'Only a list of forms names it. Upload the form itself first.'
  if (formNumber === null || scope === null)
    return 'The document doesn’t show its form number and whom it covers. Enter them under Certificate facts.'
  return null
}

export const UnconfirmedProvisionType = builder
  .objectRef<UnconfirmedProvision>('UnconfirmedProvision')
  .implement({
    description: 'A provision that the documents show, for a user to confirm before certificates state it.',
    fields: (t) => ({
      kind: t.expose('kind', { type: ProvisionKindEnum }),
      scope: t.expose('scope', {
        type: ProvisionScopeEnum,
        nullable: true,
        description: "Null if the documents don't say whether it is blanket.",
      }),
      partyName: t.exposeString('partyName', {
        nullable: true,
        description: 'Null unless a party is named.',
      }),
      isOnlyListed: t.exposeBoolean('isOnlyListed', {
        description: 'Whether only a list of forms names it: the form itself is not among the documents.',
      }),
      formNumber: t.exposeString('formNumber', {
        nullable: true,
        description: 'Null if no form number is printed where it was found.',
      }),
      citation: t.expose('citation', { type: CitationType }),
      viewerCanConfirm: t.field({
        type: Permission,
        description: 'Whether it can be confirmed as it was found.',
        resolve(provision) {
          const refusal = confirmingRefusal(provision)
          return permission(refusal)
        },
      }),
    }),
  })

builder.objectField(BusinessPolicyType, 'unconfirmedProvisions', (t) =>
  t.field({
    type: [UnconfirmedProvisionType],
    resolve: async (policy, _, context: RequestContext) => {
      const { certificateFacts } = (await loadedPolicy(context, policy)).policy
      return unconfirmedProvisions(context.agency, policy.id, certificateFacts.provisions)
    },
  }),
)
