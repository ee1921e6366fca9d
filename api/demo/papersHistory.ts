import { documentTypes, fileKind, planReading } from '../files/index.ts'
import type { DocumentType } from '../files/index.ts'
import type { DocumentModel } from '../documents/index.ts'
import { businessPolicyKind, wholePolicy } from '../knowledge/index.ts'
import type { CertificateFacts } from '../knowledge/index.ts'
import { create, replace } from '../platform/index.ts'
import type { Blobs, Change } from '../platform/index.ts'
import { commitAlone } from './commitAlone.ts'
import { writingClients } from './conversationsHistory.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'
import type { KnownClient } from './life.ts'
import { additionalInsuredEndorsement, coverageForm, declarationsPage } from './policySheets.ts'
import { keepSheet } from './sheets.ts'
import type { Sheets } from './sheets.ts'

const minute = 60_000

/** How many of the oldest clients, and of those that wrote last, have policy documents on file. */
const filed = { oldest: 14, writing: 14 }

interface PapersDeps extends HistoryDeps {
  readonly sheets: Sheets
  readonly blobs: Blobs
}

interface Paper {
  readonly at: number
  readonly policyId: string
  readonly uploadedBy: string
  readonly name: string
  readonly type: DocumentType
  readonly model: DocumentModel
}

/** Adds the carriers' documents to the liability policies of the oldest clients and of those whose emails are open. */
export function papersHistory(
  { agency, newId, staff, now, sheets, blobs }: PapersDeps,
  clients: readonly KnownClient[],
): HistoryEvent[] {
  const writing = writingClients(clients, now)
    .slice(-filed.writing)
    .map(({ client }) => client)
  const papers = [...new Set([...clients.slice(0, filed.oldest), ...writing])].flatMap((client, at) =>
    papersOf(client, { uploadedBy: staff[at % staff.length] ?? '', at }),
  )
  return papers.map((paper) => ({
    at: paper.at,
    isAlone: true,
    preparation: { from: 0, begin: async () => sheets.foresee(paper.model, (pdf) => keepSheet(blobs, pdf)) },
    write: () => attach(paper),
  }))

  async function attach({ at, policyId, uploadedBy, name, type, model }: Paper): Promise<void> {
    const blob = await keepSheet(blobs, await sheets.pdf(model))
    const file = {
      ...blob,
      name,
      mimeType: 'application/pdf',
      uploadedBy,
      createdAt: at,
      attachedTo: policyId,
      type,
      notes: null,
      isVisible: documentTypes[type].isVisible,
    }
    const fileId = newId(fileKind, at)
    const changes = [
      create(fileKind, fileId, file, 'ATTACH_FILE'),
      ...planReading(agency, fileId),
      ...(type === 'ENDORSEMENT' ? await confirmation(policyId, fileId, { by: uploadedBy, at }) : []),
    ]
    await commitAlone(agency, { actor: { type: 'AGENCY_USER', id: uploadedBy }, changes, at })
  }

  /** What the endorsement provides, confirmed by the user who uploaded it. */
  async function confirmation(
    policyId: string,
    sourceFileId: string,
    { by, at }: { by: string; at: number },
  ): Promise<Change[]> {
    const policy = await agency.read(businessPolicyKind, policyId)
    if (!policy) return []
    const before = wholePolicy(policy.value)
    const certificateFacts: CertificateFacts = {
      ...before.certificateFacts,
      provisions: [
        {
          kind: 'ADDITIONAL_INSURED',
          scope: 'BLANKET',
          partyName: null,
          formNumber: 'CG 20 10 04 13',
          sourceFileId,
          confirmedBy: by,
          confirmedAt: at,
        },
      ],
    }
    const next = {
      ...before,
      certificateFacts,
      updatedAt: at,
      version: before.version + 1,
      updateReason: null,
    }
    return [replace(policy, next, 'UPDATE_BUSINESS_POLICY')]
  }
}

const layouts = ['stacked', 'aligned', 'table'] as const

/** The papers of the client's liability policy that no later term replaces, a minute after it was entered. */
function papersOf(
  client: KnownClient,
  { uploadedBy, at: index }: { uploadedBy: string; at: number },
): Paper[] {
  const place = client.policies.findIndex(
    ({ type, carrierName }, at) =>
      carrierName && isLiability(type) && client.policies.every(({ renews }) => renews !== at),
  )
  const [policy, policyId, enteredAt] = [
    client.policies[place],
    client.policyIds[place],
    client.enteredAt[place],
  ]
  const number = policy?.policyNumber
  if (!policy || !policyId || !number || enteredAt === undefined) return []
  const at = enteredAt + minute
  const about = {
    client,
    policy: { ...policy, policyNumber: number },
    at,
    layout: layouts[index % layouts.length] ?? 'stacked',
  }
  const paper = { at, policyId, uploadedBy }
  const form = coverageForm(about)
  return [
    {
      ...paper,
      name: `Declarations ${number}.pdf`,
      type: 'POLICY_DOCUMENT',
      model: declarationsPage(about),
    },
    ...(form
      ? [
          {
            ...paper,
            name: `Coverage form ${number}.pdf`,
            type: 'POLICY_DOCUMENT' as const,
            model: form,
          },
        ]
      : []),
    {
      ...paper,
      name: `Additional insured endorsement ${number}.pdf`,
      type: 'ENDORSEMENT',
      model: additionalInsuredEndorsement(about),
    },
  ]
}

function isLiability(type: string): boolean {
  return type === 'GENERAL_LIABILITY' || type === 'BUSINESS_OWNERS'
}
