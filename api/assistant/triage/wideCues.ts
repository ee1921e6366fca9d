import type { RequestType } from './triageMessage.ts'

/** Words that decide together, wherever in the message each of them stands. */
export const wideCues: readonly {
  readonly type: RequestType
  readonly weight: number
  readonly all: readonly RegExp[]
  readonly unless?: RegExp
}[] = [
  {
    type: 'DOCUMENT_REQUEST',
    weight: 0.95,
    all: [
      /\b(send|e-?mail|get|mail|text|fax|look at|have|forward|give)\b/i,
      /\b(packet|first page|the rest|whole policy|policy itself|dec(laration)?s?|copy|copies|binder|id cards?|loss runs?|invoices?|receipts?|paperwork|documents?|pdf)\b/i,
      /\b(policy|insurance|renewal|coverage|premium|cards?|declarations?|accountant|lender|audit\w*)\b/i,
    ],
    unless: /\b(cert\w*|coi|additional insured|quote|cancel\w*|claim|add|remove|invoice \d+|click|sign)\b/i,
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.1,
    all: [
      /\b(signed with|switched|placed|going with|moved to|went with|covered (by|under|through)|insured (with|through)|new (carrier|agent|agency)|parent'?s program|another (carrier|agent|agency))\b/i,
      /\b(end|cancel\w*|stop|drop|terminate|close)\b.{0,20}\b(ours|mine|yours|it|that|this|them|everything|with you|the same day)\b/i,
    ],
  },
  {
    type: 'CANCEL_POLICY',
    weight: 1.1,
    all: [
      /\b(keep paying|no reason to (keep|have|pay)|no need for|nothing (left )?to insure|no longer (operat|own|have|use)\w*)\b/i,
      /\b(cancel\w*|end|stop|terminate|drop)\b/i,
    ],
    unless: /\b(if|might|thinking)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    all: [
      /\b(insurance|coverage|policy|premium|insure)\b/i,
      /\b(do you (do|offer|handle|write|sell) (that|this|those|it)|what are we (talking|looking)|per (year|month)\?|run (the|some) numbers|work up|what (info|information) do you need)\b/i,
    ],
    unless: /\b(refund|cancel\w*|cert\w*|deductible)\b/i,
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 1,
    all: [
      /\b(without|unless|until|before)\b/i,
      /\b(insurance|coverage|insured)\b.{0,15}\b(docs?|paperwork|papers|info\w*|proof|form)?\b/i,
      /\b(po\b|purchase order|start\w*|gate|check|pay\w*|contract|portal|site|set up|let (me|us)|onboard\w*|vendor|permit)\b/i,
      /\b(from you|send|provide|show|proof|docs?|paperwork)\b/i,
    ],
    unless:
      /\b(covered|claim|quote|cancel\w*|additional insured|driver|vehicle|id cards?|what if|do i|are we)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1.15,
    all: [
      /\b(claim|turn (this|it) in|report (this|it)|police report|adjuster)\b/i,
      /\b(stolen|stole|broke|broken|damage[d]?|hit|fire|fell|dropped|leak\w*|flood\w*|accident|crash\w*|injur\w*|hurt|burst|smashed|backed into)\b/i,
    ],
    unless:
      /\b(covered|does (our|my|the)|would (our|my|it)|will (our|my|it)|is (that|it|this) (on|covered)|loss runs?)\b/i,
  },
]
