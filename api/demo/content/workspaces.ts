import type { WorkspacePreset } from '../../copilot/index.ts'

/** The agency's custom presets. */
export const demoPresets = [
  {
    title: 'Renewal Questions',
    description: 'Asks a client what has changed before a policy renews.',
    basePrompt:
      'Draft an email to the client about the policy that renews next. Ask what has changed since last year: payroll, sales, locations, vehicles, drivers, and new contracts with insurance requirements. Keep it under 150 words and ask for an answer within ten days.',
  },
  {
    title: 'Coverage Checkup',
    description: 'Shows which common coverages an account does not have.',
    basePrompt:
      'Check the account for coverage gaps. List the common lines that have no policy in force and explain each in one plain sentence that we can read to the client on the phone.',
  },
  {
    title: 'Claim First Call',
    description: 'Turns notes about a loss into a first notice for the carrier.',
    basePrompt:
      'Write the first notice of loss to the carrier from the notes: what happened, where, when, who was hurt, what was damaged, and who can be called. Do not guess at the cause or at coverage.',
  },
] as const

export const demoStyle = {
  title: 'Harborline Proposal',
  description: 'For proposals and letters that leave the agency.',
  baseStyleId: 'builtin:elegant-premium',
} as const

/** What colleagues asked Cara this morning. `{insured}` is the client's name. */
export const workspaceScripts: readonly {
  /** Which of the oldest clients it is about: their policies have documents. */
  readonly client: number
  readonly preset: WorkspacePreset | null
  readonly minutesAgo: number
  readonly message: string
}[] = [
  {
    client: 1,
    preset: 'DOCUMENT_EXPLORATION',
    minutesAgo: 4,
    message: 'What is the each occurrence limit of {insured}, and who is an additional insured?',
  },
  {
    client: 2,
    preset: null,
    minutesAgo: 3,
    message: 'Which common coverages does {insured} not have?',
  },
  {
    client: 3,
    preset: null,
    minutesAgo: 2,
    message: 'Write the renewal letter for {insured}',
  },
  {
    client: 0,
    preset: 'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE',
    minutesAgo: 1,
    message: 'Prepare a certificate for Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101.',
  },
]
