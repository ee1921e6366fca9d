import assert from 'node:assert/strict'
import { attached, fileKind } from '../../../files/index.ts'
import { create } from '../../../platform/index.ts'
import type { AgencyStore } from '../../../platform/index.ts'
import type { Client } from '../../../testing/createClient.ts'
import { openWorld } from '../../../testing/openWorld.ts'
import type { World } from '../../../testing/openWorld.ts'
import { testFolder } from '../../../testing/testFolder.ts'
import type { CertificateFacts, StatedProvision } from '../../policies/certificateFacts.ts'
import type { PolicyTerms } from '../../policies/policyTerms.ts'
import { openAccount } from '../../testing/openAccount.ts'
import { addCarrier, answeredFacts, openPolicy } from '../../testing/openPolicy.ts'

/** A roofing contractor with a general liability policy in force, and Dana, who issues its certificates. */
export interface CertificateDesk extends World {
  readonly accountId: string
  readonly carrierId: string
  readonly policyId: string
  readonly client: Client
  /** Puts another policy on the account's record: in force this year, unless said otherwise. */
  addPolicy(terms: Partial<PolicyTerms>, facts?: CertificateFacts): Promise<string>
}

const roofersTerms = {
  state: 'INFORCE',
  policyNumber: 'CGL 2204183-07',
  inforceAt: '2026-01-01',
  expiresAt: '2027-01-01',
  coverages: [
    { name: 'Each occurrence', limit: 100_000_000 },
    { name: 'General aggregate', limit: 200_000_000 },
  ],
} as const satisfies Partial<PolicyTerms>

const provider = { type: 'SYSTEM', id: null } as const

export const portland = {
  line1: '400 Congress Street',
  line2: 'Suite 210',
  city: 'Portland',
  zone: 'ME',
  postalCode: '04101',
}

export async function openCertificateDesk(): Promise<CertificateDesk> {
  const folder = testFolder()
  const world = await openWorld({ dataDir: folder.path })
  const { harborline } = world
  const { id: accountId } = await openAccount(harborline, {
    detail: { mailingAddress: { ...portland, line1: '18 Commercial Street', line2: null } },
  })
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty', naicNumber: '23809' })
  const addPolicy: CertificateDesk['addPolicy'] = (terms, facts) =>
    openPolicy(harborline, { ...roofersTerms, carrierId, accountId, ...terms }, facts)
  return {
    ...world,
    accountId,
    carrierId,
    policyId: await addPolicy({}),
    client: await world.as(world.dana),
    addPolicy,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

/** Puts an endorsement into a policy's documents; its file. */
export async function addEndorsement(agency: AgencyStore, policyId: string): Promise<string> {
  const file = {
    name: 'CG 20 10.pdf',
    mimeType: 'application/pdf',
    size: 4_000,
    hash: 'e'.repeat(64),
    uploadedBy: 'au_1',
    createdAt: 0,
    attachedTo: null,
    type: 'ENDORSEMENT' as const,
    notes: null,
  }
  const id = agency.newId(fileKind)
  await agency.commit(provider, [create(fileKind, id, attached(file, policyId), 'UPLOAD_FILE')])
  return id
}

const confirm = `mutation ($id: ID!, $input: PolicyCertificateFactsInput!) {
  updateCertificateFacts(id: $id, input: $input) { __typename ... on ValidationErrors { fields { path message } } }
}`

/** Confirms what an endorsement on file provides, as Dana does on the policy's page. */
export async function confirmProvision(
  desk: ConfirmingDesk,
  stated: Partial<StatedProvision> = {},
  fileId?: string,
): Promise<string> {
  return await confirmProvisions(desk, [stated], fileId)
}

type ConfirmingDesk = Pick<CertificateDesk, 'client' | 'harborline' | 'policyId'>

/** The same, of several provisions. */
export async function confirmProvisions(
  { client, harborline, policyId }: ConfirmingDesk,
  stated: readonly Partial<StatedProvision>[],
  fileId?: string,
): Promise<string> {
  const sourceFileId = fileId ?? (await addEndorsement(harborline, policyId))
  const provisions = stated.map((each) => ({
    kind: 'ADDITIONAL_INSURED',
    scope: 'BLANKET',
    formNumber: 'CG 20 10 04 13',
    sourceFileId,
    ...each,
  }))
  const { retention: _, ...answered } = answeredFacts
  const answer = await client.data(confirm, { id: policyId, input: { ...answered, provisions } })
  assert.deepEqual(answer.updateCertificateFacts, { __typename: 'UpdateCertificateFactsSuccess' })
  return sourceFileId
}
