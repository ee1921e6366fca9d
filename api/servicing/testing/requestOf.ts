import type { ServiceRequest } from '../serviceRequest.ts'

/** A roofing contractor's open question, with the fields the test sets. */
export function requestOf(parts: Partial<ServiceRequest> = {}): ServiceRequest {
  const request = {
    type: 'QUESTION',
    question: { policyId: null, question: 'Does the policy cover a leased lift?', type: 'COVERAGE' },
    state: 'OPEN',
    resolution: null,
    clientName: 'Summit Ridge Roofing LLC',
    clientEmail: 'office@summitridge.example',
    clientPhone: '(207) 555-0142',
    details: null,
    account: null,
    businessPolicyId: null,
    policyNumber: null,
    assigneeId: null,
    dueAt: null,
    createdAt: Date.parse('2026-03-02T14:00:00Z'),
    updatedAt: Date.parse('2026-03-02T14:00:00Z'),
  } satisfies ServiceRequest
  return { ...request, ...parts } as ServiceRequest
}
