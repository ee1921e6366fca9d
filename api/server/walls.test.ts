import assert from 'node:assert/strict'
import { OperationTypeNode } from 'graphql'
import { storeConversations } from '../communication/testing/storeConversations.ts'
import { artifactKind, newArtifact } from '../copilot/artifacts/artifact.ts'
import { newProposal } from '../copilot/approvals/proposal.ts'
import { caraWorkspaceKind } from '../copilot/workspaces/caraWorkspace.ts'
import { loadDemo } from '../demo/index.ts'
import { fileKind, fileLink } from '../files/index.ts'
import { typenameOfKind } from '../graphql/index.ts'
import { agencyUserKind } from '../identity/index.ts'
import { accountKind, contactKind } from '../knowledge/index.ts'
import { certificateHolderKind } from '../knowledge/certificates/certificateHolder.ts'
import { certificateKind } from '../knowledge/certificates/certificateKind.ts'
import { sampleCertificate } from '../knowledge/certificates/testing/sampleCertificate.ts'
import { listImportKind } from '../knowledge/transfer/listImport.ts'
import { create, type AgencyStore, type AnyKind } from '../platform/index.ts'
import { kinds, schema } from '../schema.ts'
import type { Client } from '../testing/createClient.ts'
import { documentFor } from '../testing/documentFor.ts'
import { idPlaces, type IdPlace } from '../testing/idPlaces.ts'
import { openTestServer } from '../testing/openTestServer.ts'

/** What each id argument is meant for. An argument that is not listed fails the test. */
const meant: Readonly<Record<string, string>> = {
  'Account.calls(after)': 'pc',
  'Account.certificates(after)': 'cl',
  'Account.emailThreads(after)': 'et',
  'Account.policies(after)': 'bp',
  'Account.serviceRequests(after)': 'sr',
  'Account.timeline(after)': 'ac',
  'Account.timeline(initiatorId)': 'au',
  'Mutation.addCaraWorkspaceMessage(id)': 'cw',
  'Mutation.addCaraWorkspaceMessage(input.files)': 'fi',
  'Mutation.addPolicyExplorerConversationMessage(policyId)': 'bp',
  'Mutation.addPolicySchedule(policyId)': 'bp',
  'Mutation.addServiceRequestComment(id)': 'sr',
  'Mutation.addServiceRequestComment(input.mentionedIds)': 'au',
  'Mutation.applyPolicyDetails(policyId)': 'bp',
  'Mutation.approveCaraProposal(id)': 'pp',
  'Mutation.confirmEmailSent(id)': 'em',
  'Mutation.confirmPolicyFile(fileId)': 'fi',
  'Mutation.endCancellationNotice(fileId)': 'fi',
  'Mutation.endCancellationNotice(policyId)': 'bp',
  'Mutation.forwardEmail(id)': 'em',
  'Mutation.forwardEmail(input.files)': 'fi',
  'Mutation.correctConversation(id)': 'et',
  'Mutation.correctConversation(input.accountId)': 'ac',
  'Mutation.correctPolicySchedule(policyId)': 'bp',
  'Mutation.correctServiceRequest(id)': 'sr',
  'Mutation.correctServiceRequest(input.mergeIntoId)': 'sr',
  'Mutation.createAccount(input.associateContactId)': 'ct',
  'Mutation.createBusinessApplication(accountId)': 'ac',
  'Mutation.createBusinessPolicies(req.accountId)': 'ac',
  'Mutation.createBusinessPolicies(req.associateContactId)': 'ct',
  'Mutation.createBusinessPolicies(req.document.fileId)': 'fi',
  'Mutation.createBusinessPolicies(req.policies.brokerId)': 'ca',
  'Mutation.createBusinessPolicies(req.policies.carrierId)': 'ca',
  'Mutation.createBusinessPolicies(req.policies.sourceAgencyUserId)': 'au',
  'Mutation.createCaraWorkspace(input.accountId)': 'ac',
  'Mutation.createCaraWorkspace(input.businessPolicyId)': 'bp',
  'Mutation.createCaraWorkspace(input.customPresetId)': 'cp',
  'Mutation.createCaraWorkspace(input.documentIds)': 'fi',
  'Mutation.confirmCertificateBox(id)': 'bp',
  'Mutation.confirmPolicyProvision(id)': 'bp',
  'Mutation.confirmPolicyProvision(input.sourceFileId)': 'fi',
  'Mutation.createCaraWorkspace(input.files)': 'fi',
  'Mutation.createCaraWorkspace(input.serviceRequestId)': 'sr',
  'Mutation.createCertificate(input.accountId)': 'ac',
  'Mutation.createCertificate(input.policyIds)': 'bp',
  'Mutation.createCertificates(input.accountId)': 'ac',
  'Mutation.createCertificates(input.fileId)': 'fi',
  'Mutation.createCertificates(input.policyIds)': 'bp',
  'Mutation.createHtmlDocumentTemplate(input.prefixFileId)': 'fi',
  'Mutation.createHtmlDocumentTemplate(input.suffixFileId)': 'fi',
  'Mutation.createHtmlDocumentTemplate(input.uploadPrefixFile)': 'fi',
  'Mutation.createHtmlDocumentTemplate(input.uploadSuffixFile)': 'fi',
  'Mutation.createServiceRequest(input.accountId)': 'ac',
  'Mutation.createServiceRequest(input.businessPolicyId)': 'bp',
  'Mutation.deactivateAgencyUser(id)': 'au',
  'Mutation.declineCaraProposal(id)': 'pp',
  'Mutation.deleteFile(fileId)': 'fi',
  'Mutation.deleteInboundRule(id)': 'inr',
  'Mutation.editCaraCertificate(id)': 'pp',
  'Mutation.editCaraCertificate(input.policyIds)': 'bp',
  'Mutation.editCaraReply(id)': 'pp',
  'Mutation.exportAccountTimeline(accountId)': 'ac',
  'Mutation.exportAccountTimeline(input.initiatorId)': 'au',
  'Mutation.mergeAccounts(input.fromId)': 'ac',
  'Mutation.mergeAccounts(input.intoId)': 'ac',
  'Mutation.openConversationRequest(id)': 'et',
  'Mutation.proposeCaraEmail(id)': 'ar',
  'Mutation.reissueCertificates(input.accountId)': 'ac',
  'Mutation.removePolicySchedule(policyId)': 'bp',
  'Mutation.renewBusinessPolicy(id)': 'bp',
  'Mutation.renewBusinessPolicy(req.brokerId)': 'ca',
  'Mutation.renewBusinessPolicy(req.carrierId)': 'ca',
  'Mutation.renewBusinessPolicy(req.sourceAgencyUserId)': 'au',
  'Mutation.resendEmail(id)': 'em',
  'Mutation.resolveServiceRequest(id)': 'sr',
  'Mutation.resolveServiceRequest(input.files)': 'fi',
  'Mutation.restoreCaraArtifactVersion(id)': 'ar',
  'Mutation.restoreFile(fileId)': 'fi',
  'Mutation.retryCaraPlanStage(id)': 'ps',
  'Mutation.reviewPolicyDetail(input.citation.fileId)': 'fi',
  'Mutation.reviewPolicyDetail(policyId)': 'bp',
  'Mutation.reviseCertificate(id)': 'cl',
  'Mutation.reviseCertificate(input.policyIds)': 'bp',
  'Mutation.revokeApiKey(id)': 'ak',
  'Mutation.sendEmailReply(id)': 'et',
  'Mutation.sendEmailReply(input.files)': 'fi',
  'Mutation.sendNewEmail(input.accountId)': 'ac',
  'Mutation.sendNewEmail(input.files)': 'fi',
  'Mutation.startImport(input.fileId)': 'fi',
  'Mutation.stopCaraWorkspace(id)': 'cw',
  'Mutation.undoAccountMerge(id)': 'am',
  'Mutation.undoCaraApproval(id)': 'pp',
  'Mutation.undoEmail(id)': 'em',
  'Mutation.undoImport(id)': 'ij',
  'Mutation.updateAccount(id)': 'ac',
  'Mutation.updateAccount(input.associateContactId)': 'ct',
  'Mutation.updateAgencyLogo(fileId)': 'fi',
  'Mutation.updateAgencyUserPreferences(input.favoritePresets.customPresetIds)': 'cp',
  'Mutation.updateBusinessApplication(id)': 'ba',
  'Mutation.updateBusinessPolicy(id)': 'bp',
  'Mutation.updateBusinessPolicy(req.brokerId)': 'ca',
  'Mutation.updateBusinessPolicy(req.carrierId)': 'ca',
  'Mutation.updateBusinessPolicy(req.sourceAgencyUserId)': 'au',
  'Mutation.updateCaraEmail(id)': 'ar',
  'Mutation.updateCaraEmail(input.attachmentIds)': 'fi',
  'Mutation.updateCaraForm(id)': 'ar',
  'Mutation.updateCaraHtmlDocument(id)': 'ar',
  'Mutation.updateCarrier(id)': 'ca',
  'Mutation.updateCertificateFacts(id)': 'bp',
  'Mutation.updateCertificateFacts(input.provisions.sourceFileId)': 'fi',
  'Mutation.updateCustomPreset(id)': 'cp',
  'Mutation.updateEmailThread(id)': 'et',
  'Mutation.updateHtmlDocumentTemplate(id)': 'ht',
  'Mutation.updateHtmlDocumentTemplate(input.prefixFileId)': 'fi',
  'Mutation.updateHtmlDocumentTemplate(input.suffixFileId)': 'fi',
  'Mutation.updateHtmlDocumentTemplate(input.uploadPrefixFile)': 'fi',
  'Mutation.updateHtmlDocumentTemplate(input.uploadSuffixFile)': 'fi',
  'Mutation.updateServiceRequest(id)': 'sr',
  'Mutation.updateServiceRequest(input.accountId)': 'ac',
  'Mutation.updateServiceRequest(input.assigneeId)': 'au',
  'Mutation.updateServiceRequest(input.businessPolicyId)': 'bp',
  'Mutation.updateServiceRequest(input.seen.assigneeId)': 'au',
  'Mutation.uploadPolicyFile(file.fileId)': 'fi',
  'Mutation.uploadPolicyFile(policyId)': 'bp',
  'Query.account(id)': 'ac',
  'Query.accountMergePreview(fromId)': 'ac',
  'Query.accountMergePreview(intoId)': 'ac',
  'Query.accounts(after)': 'ac',
  'Query.businessPolicies(accountId)': 'ac',
  'Query.businessPolicies(after)': 'bp',
  'Query.businessPolicies(brokerId)': 'ca',
  'Query.businessPolicies(carrierId)': 'ca',
  'Query.businessPolicy(id)': 'bp',
  'Query.holderListPreview(accountId)': 'ac',
  'Query.holderListPreview(fileId)': 'fi',
  'Query.holderListPreview(policyIds)': 'bp',
  'Query.call(id)': 'pc',
  'Query.calls(after)': 'pc',
  'Query.caraProposalOutcome(id)': 'pp',
  'Query.caraWorkspace(id)': 'cw',
  'Query.caraWorkspaces(after)': 'cw',
  'Query.caraWorkspaces(agencyUserId)': 'au',
  'Query.carriers(after)': 'ca',
  'Query.certificate(id)': 'cl',
  'Query.certificateHolders(after)': 'ch',
  'Query.certificates(after)': 'cl',
  'Query.checkCertificate(input.accountId)': 'ac',
  'Query.checkCertificate(input.policyIds)': 'bp',
  'Query.contacts(after)': 'ct',
  'Query.customPreset(id)': 'cp',
  'Query.customPresets(after)': 'cp',
  'Query.emailThread(id)': 'et',
  'Query.emailThreads(after)': 'et',
  'Query.htmlDocumentTemplate(id)': 'ht',
  'Query.htmlDocumentTemplates(after)': 'ht',
  'Query.node(id)': 'sr',
  'Query.nodes(ids)': 'sr',
  'Query.policyExplorerConversation(policyId)': 'bp',
  'Query.previewImport(fileId)': 'fi',
  'Query.securityEvents(after)': 'sev',
  'Query.serviceRequest(id)': 'sr',
  'Query.serviceRequests(after)': 'sr',
  'Query.serviceRequests(assigneeId)': 'au',
  'Query.similarAccounts(input.exceptId)': 'ac',
  'Subscription.watchCaraWorkspace(id)': 'cw',
}

/** Cursors are not ids but positions in the viewer's own ledger. */
const positions = new Set(['Subscription.watchAgency(after)'])

interface Town {
  readonly server: Awaited<ReturnType<typeof openTestServer>>
  readonly dana: Client
  readonly harborline: AgencyStore
  readonly prairie: AgencyStore
}

/** One world for all arguments: none of them may change another agency's data. */
const town = openTown()

async function openTown(): Promise<Town> {
  const server = await openTestServer()
  await loadDemo({ platform: server.platform, staff: server.identity.staff }, { requests: 20 })
  const [first = '', second = ''] = await server.platform.agencyIds()
  const harborline = await server.platform.agency(first)
  const prairie = await server.platform.agency(second)
  for (const agency of [prairie, harborline]) {
    await server.identity.apiKeys.create(agency, 'Client portal')
    await storeFile(agency)
    await storeContact(agency)
    await storeCertificate(agency)
    await storeImport(agency)
    await storeConversations(agency)
    const somebody = await server.as({ agencyId: agency.id, id: userOf(agency) })
    await beginApplication(somebody)
    await openWorkspace(await server.as({ agencyId: agency.id, id: userOf(agency) }))
    await storeEmail(agency)
    await writePresetAndStyle(somebody)
  }
  return {
    server,
    harborline,
    prairie,
    dana: await server.as({ agencyId: first, id: userOf(harborline) }),
  }
}

for (const place of idPlaces(schema)) {
  if (positions.has(place.name)) continue
  Deno.test(`another agency’s id in ${place.name} is answered like a missing one`, async () => {
    const prefix = meant[place.name] ?? assert.fail(`Say in this test what ${place.name} is meant for.`)
    const { server, dana, harborline, prairie } = await town
    // A minute later, the write limit has recovered.
    server.clock.advance(60_000)
    // Its own kind first, then every other: an argument must not reveal more about an id of another kind.
    for (const kind of kinds.toSorted((a, b) => Number(b.prefix === prefix) - Number(a.prefix === prefix))) {
      const foreign = anId(prairie, kind)
      if (foreign === null) continue
      const never = `${kind.prefix}_${'0'.repeat(25)}z`
      const own = (wanted: string) => ownId(harborline, wanted)
      const first = await answerTo(dana, place, { id: never, own })
      const second = await answerTo(dana, place, { id: foreign, own })
      assert.equal(second, first, kind.name)
      assert(!first.includes('INTERNAL_SERVER_ERROR'), first)
    }
  })
}

Deno.test('finds every place that takes an id', () => {
  const found = [...idPlaces(schema)].map(({ name }) => name).filter((name) => !positions.has(name))
  assert.deepEqual(found.toSorted(), Object.keys(meant).toSorted())
})

Deno.test('a place answers for an id of its own agency, or the walls would prove nothing', async () => {
  const { dana, harborline } = await town
  const id = ownId(harborline, 'sr')
  const { data } = await dana.run('query ($id: ID!) { node(id: $id) { __typename id } }', { id })
  assert.deepEqual(data.node, { __typename: 'ServiceRequest', id })
})

Deno.test('another agency’s file is answered like a missing one, with or without a signed URL', async () => {
  const { server, dana, prairie } = await town
  const id = anId(prairie, fileKind) ?? assert.fail('no file')
  const never = `fi_${'0'.repeat(25)}z`
  const { signer } = server.identity
  const now = server.clock.now()
  const addresses = [id, never].map((file) =>
    fileLink(signer, { agencyId: prairie.id, id: file, name: 'policy.pdf', now }),
  )
  const answers = await Promise.all(addresses.map((address) => dana.fetch(address)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404],
  )
  const [first, second] = await Promise.all(answers.map((answer) => answer.text()))
  assert.equal(first, second)
})

Deno.test('a watcher gets nothing from another agency', async () => {
  const { dana, harborline, prairie } = await town
  await using stream = await dana.watch('subscription { watchAgency { nodeId } }')
  await storeFile(prairie)
  const own = await storeFile(harborline)
  assert.equal((await stream.next())?.watchAgency.nodeId, own)
})

async function answerTo(
  browser: Client,
  place: IdPlace,
  { id, own }: { id: string; own: (prefix: string) => string },
): Promise<string> {
  const variables = {
    ...place.variables(id, (name) => own(meant[name] ?? 'sr')),
    ...(place.node !== null && { node: own(prefixOf(place.node)) }),
  }
  if (place.operation === OperationTypeNode.SUBSCRIPTION) {
    await using stream = await browser.watch(documentFor(place), variables)
    return JSON.stringify(await stream.next()).replaceAll(id, 'THE ID')
  }
  const { status, data, errors } = await browser.run(documentFor(place), variables)
  assert.equal(status, 200, JSON.stringify(errors))
  return JSON.stringify({ status, data, errors }).replaceAll(id, 'THE ID')
}

/** The id prefix of each type. */
function prefixOf(typename: string): string {
  const kind = kinds.find(({ name }) => typenameOfKind(name) === typename)
  return kind?.prefix ?? assert.fail(`no kind is shown as ${typename}`)
}

function anId(agency: AgencyStore, kind: AnyKind): string | null {
  for (const { id } of agency.table(kind).values()) return id
  return null
}

/** An id of the agency's own; for requests, an open one. */
function ownId(agency: AgencyStore, prefix: string): string {
  const kind =
    kinds.find((known) => known.prefix === prefix) ?? assert.fail(`no kind has the prefix ${prefix}`)
  for (const row of agency.table(kind).values())
    if (!('state' in row) || row.state !== 'CLOSED') return row.id
  return assert.fail(`the agency has no ${kind.name}`)
}

function userOf(agency: AgencyStore): string {
  for (const { id, isActive } of agency.table(agencyUserKind).values()) if (isActive) return id
  return assert.fail('nobody works here')
}

async function storeFile(agency: AgencyStore): Promise<string> {
  const id = agency.newId(fileKind)
  const file = {
    name: 'Declarations page.pdf',
    mimeType: 'application/pdf',
    size: 1,
    hash: '0'.repeat(64),
    uploadedBy: userOf(agency),
    createdAt: 0,
    attachedTo: null,
    type: null,
    notes: null,
  }
  await agency.commit({ type: 'SYSTEM', id: null }, [create(fileKind, id, file, 'UPLOAD_FILE')])
  return id
}

async function storeContact(agency: AgencyStore): Promise<void> {
  const contact = { name: 'Marta Ouellette', email: null, phone: null, createdAt: 0 }
  await agency.commit({ type: 'SYSTEM', id: null }, [
    create(contactKind, agency.newId(contactKind), contact, 'CREATE_CONTACT'),
  ])
}

/** Starts an application for the agency's first business, as one of its users. */
async function beginApplication(somebody: Client): Promise<void> {
  const { accounts } = await somebody.data('{ accounts(type: BUSINESS, first: 1) { edges { node { id } } } }')
  const document = `mutation ($accountId: ID!) {
    createBusinessApplication(accountId: $accountId, input: {}) { __typename }
  }`
  await somebody.data(document, { accountId: accounts.edges[0].node.id })
}

async function openWorkspace(somebody: Client): Promise<void> {
  await somebody.data(
    `mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { __typename } }`,
    { input: { message: 'Summarize the policy for the client.' } },
  )
}

/** Stores an email that Cara drafted. */
async function storeEmail(agency: AgencyStore): Promise<void> {
  const { changes, texts } = newArtifact(
    agency.newId(artifactKind),
    { type: 'EMAIL', subject: 'Your renewal', to: [], body: 'Your policy renews on April 1.' },
    {
      workspaceId: anId(agency, caraWorkspaceKind) ?? '',
      stageId: null,
      title: 'Your renewal',
      citations: [],
      at: 0,
    },
  )
  await agency.commit({ type: 'SYSTEM', id: null }, changes, { texts })
}

async function writePresetAndStyle(somebody: Client): Promise<void> {
  const title = 'Renewal letter'
  await somebody.data(
    `mutation ($preset: CreateCustomPresetInput!, $style: HtmlDocumentTemplateInput!) {
      createCustomPreset(input: $preset) { __typename }
      createHtmlDocumentTemplate(input: $style) { __typename }
    }`,
    {
      preset: { title, description: 'Sixty days before expiration.', basePrompt: 'Write the letter.' },
      style: { title, description: '' },
    },
  )
}

async function storeCertificate(agency: AgencyStore): Promise<void> {
  const certificate = sampleCertificate({ accountId: anId(agency, accountKind) ?? '' })
  const holder = { ...certificate.holder, createdAt: 0 }
  await agency.commit({ type: 'SYSTEM', id: null }, [
    create(certificateHolderKind, agency.newId(certificateHolderKind), holder, 'CREATE_CERTIFICATE_HOLDER'),
    create(certificateKind, agency.newId(certificateKind), certificate, 'CREATE_CERTIFICATE'),
  ])
  const { changes } = await newProposal(agency, {
    workspaceId: anId(agency, caraWorkspaceKind) ?? '',
    stageId: null,
    tool: 'issue_certificate',
    argumentsJson: JSON.stringify({ ...certificate, policyIds: null }),
    title: 'Issue a certificate',
    preview: [],
    at: 0,
  })
  await agency.commit({ type: 'SYSTEM', id: null }, changes)
}

async function storeImport(agency: AgencyStore): Promise<void> {
  const listImport = {
    list: 'ACCOUNTS' as const,
    fileId: anId(agency, fileKind) ?? '',
    fileName: 'clients.csv',
    mapping: [],
    isConfirmed: false,
    total: 0,
    requestedBy: userOf(agency),
    createdAt: 0,
    state: 'DONE' as const,
    jobId: '',
    endedAt: 0,
    presentCount: 0,
    refusedCount: 0,
    errorsFileId: null,
    failure: null,
    kept: [],
    keptCount: 0,
  }
  await agency.commit({ type: 'SYSTEM', id: null }, [
    create(listImportKind, agency.newId(listImportKind), listImport, 'START_IMPORT'),
  ])
}
