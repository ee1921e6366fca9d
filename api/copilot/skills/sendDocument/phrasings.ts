/** How staff ask for it; the first four are shown as examples. */
export const phrasings: readonly string[] = [
  'send the client the dec page of the GL policy',
  'email them a copy of their policy',
  'send Marta her auto ID cards',
  'forward the endorsement on file to the insured',
  'email the insured a copy of the umbrella policy',
  'send him the binder',
  'can you send the dec page for their property policy',
  'send the client their endorsement',
  'email her the full policy',
  'resend the policy documents to the insured',
]
