import { z } from 'zod'
import { legibleText, type FieldProblem } from '../../graphql/index.ts'
import { serviceRequestTypes } from '../serviceRequest.ts'

const longest = { line: 200, phone: 40, email: 254, text: 10_000 } as const

function text(most: number = longest.line) {
  return legibleText(most, {
    notText: 'This must be a string.',
    tooLong: `This may have up to ${most.toLocaleString('en-US')} characters.`,
  })
}

/** An optional text: null if missing or blank. */
function optional(most?: number) {
  return text(most)
    .nullish()
    .transform((value) => value || null)
}

const required = text().min(1, 'This is required.')

const optionalEmail = optional(longest.email).refine(
  (email) => email === null || z.email().safeParse(email).success,
  'This is not a valid email address.',
)

const address = z
  .strictObject({
    line1: optional(),
    line2: optional(),
    city: optional(),
    zone: optional(),
    postalCode: optional(),
  })
  .nullish()
  .transform((value) => value ?? null)

const client = {
  clientName: optional(),
  clientEmail: optionalEmail,
  clientPhone: optional(longest.phone),
  details: optional(longest.text),
  policyNumber: optional(),
}

/** A request from the agency's client application: the client, the type, and that type's block. */
const anyBody = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      ...client,
      type: z.literal('ADD_ADDITIONAL_INSURED'),
      addAdditionalInsured: z.strictObject({ name: required, relationship: optional(), address }),
    }),
    z.strictObject({
      ...client,
      type: z.literal('CANCEL_POLICY'),
      cancelPolicy: z.strictObject({ policyId: optional(), reason: optional(longest.text) }),
    }),
    z.strictObject({
      ...client,
      type: z.literal('CREATE_CERTIFICATE'),
      createCertificate: z.strictObject({
        name: required,
        address,
        additionalInsured: z.boolean('This must be true or false.').default(false),
        additionalInsuredRelationship: optional(),
        additionalInsuredRelationshipDescription: optional(2_000),
      }),
    }),
    z.strictObject({
      ...client,
      type: z.literal('DOCUMENT_REQUEST'),
      documentRequest: z.strictObject({ type: optional() }),
    }),
    z.strictObject({
      ...client,
      type: z.literal('ENDORSE_POLICY'),
      endorsePolicy: z.strictObject({ policyId: optional() }),
    }),
    z.strictObject({
      ...client,
      type: z.literal('QUESTION'),
      question: z.strictObject({
        policyId: optional(),
        question: text(longest.text).min(1, 'This is required.'),
        type: optional(),
      }),
    }),
    z.strictObject({ ...client, type: z.literal('OTHER') }),
    z.strictObject({ ...client, type: z.literal('QUOTE_REQUEST') }),
  ],
  { error: `This must be one of ${serviceRequestTypes.join(', ')}.` },
)

/** A request from the agency's client application; an empty request is rejected. */
export const inboundBody = anyBody.superRefine((body, context) => {
  const hasBlock = body.type !== 'OTHER' && body.type !== 'QUOTE_REQUEST'
  if (hasBlock || Object.keys(client).some((field) => body[field as keyof typeof client] !== null)) return
  const message = 'Say what the request is about, or who it is from.'
  context.addIssue({ code: 'custom', path: ['details'], message })
})

export type InboundBody = z.output<typeof inboundBody>

/** Problems with a request body, by path, worded for the client application's developers. */
export function inboundProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.flatMap(problemsOf).map(({ path, message }) => ({
    path,
    // Clients log the message alone, so it names its field.
    message: path === '' ? message : message.replace(/^This\b/, path),
  }))
}

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      message: `A request of this type has no field ${[...issue.path, key].join('.')}.`,
    }))
  }
  if (issue.code === 'invalid_type' && issue.expected === 'object') {
    return [{ path, message: path === '' ? 'The body must be a JSON object.' : 'This must be an object.' }]
  }
  return [{ path, message: issue.message }]
}
