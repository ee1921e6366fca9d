import { builder } from '../../graphql/index.ts'

/** A role that a file can have in a preset. Files given for it are renamed with the prefix (spec 1 §9). */
export interface FileRole {
  readonly prefix: string
  readonly description: string
}

export interface BuiltInPreset {
  readonly label: string
  /** The label in the "Open in Copilot" dialog, if different. */
  readonly requestLabel?: string
  /** One sentence: what Cara does with it. */
  readonly description: string
  readonly icon: PresetIcon
  readonly fileRoles: readonly FileRole[]
  /** An example of a good first message. */
  readonly messageHint: string
}

export type PresetIcon = 'award' | 'compare' | 'contract' | 'form' | 'policy' | 'proposal' | 'review'

/** The built-in presets: one table for screens, prompts and the engine (spec 1 §4, §9). */
export const builtInPresets = {
  CERTIFICATE_REVIEW: {
    label: 'Certificate Review',
    description: 'Checks a certificate against the contract and the policy, and lists the differences.',
    icon: 'review',
    fileRoles: [
      { prefix: '[Certificate]', description: 'The certificate to check.' },
      { prefix: '[Contract]', description: 'The contract that asks for it.' },
      { prefix: '[Binder or Policy]', description: 'The coverage that it describes.' },
    ],
    messageHint: 'Who is the holder, and is there anything you want checked first?',
  },
  CONTRACT_REVIEW: {
    label: 'Contract Review',
    description: "Finds the insurance a contract requires and compares it with the client's policies.",
    icon: 'contract',
    fileRoles: [
      { prefix: '[Contract]', description: 'The contract with the insurance requirements.' },
      { prefix: '[Binder or Policy]', description: 'The policies to compare with it.' },
    ],
    messageHint: 'Which client is this for, and what work does the contract cover?',
  },
  COVERAGE_COMPARISON: {
    label: 'Coverage Comparison',
    description: 'Compares two quotes or policies: premium, limits, deductibles and forms.',
    icon: 'compare',
    fileRoles: [
      { prefix: '[Option 1]', description: 'The first quote or policy.' },
      { prefix: '[Option 2]', description: 'The second quote or policy.' },
    ],
    messageHint: 'What matters most to the client?',
  },
  DOCUMENT_EXPLORATION: {
    label: 'Explore a Policy',
    description: 'Answers questions about a policy and quotes the page each answer comes from.',
    icon: 'policy',
    fileRoles: [{ prefix: '[Policy]', description: 'The policy to read.' }],
    messageHint: 'What would you like to know about the policy?',
  },
  GENERATE_TEMPLATE: {
    label: 'Fill Form',
    requestLabel: 'Fill Template',
    description: 'Fills in a PDF form from the application, the account, its policies and your letters.',
    icon: 'form',
    fileRoles: [{ prefix: '[Input]', description: 'The blank form, and anything that holds its answers.' }],
    messageHint: 'Which form is it, and which client is it for?',
  },
  GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE: {
    label: 'ACORD 25',
    description: 'Prepares a certificate in the layout of your agency, not on the ACORD form.',
    icon: 'award',
    fileRoles: [{ prefix: '[Binder or Policy]', description: 'The coverage to certify.' }],
    messageHint: "Who is the insured, and what is the holder's name and address?",
  },
  GENERATE_QUOTE_PROPOSAL: {
    label: 'Quote Proposal',
    description: 'Turns quotes into a proposal your client can read, compare and sign.',
    icon: 'proposal',
    fileRoles: [
      { prefix: '[Quote or Policy]', description: 'The quotes to propose, and the expiring policy.' },
    ],
    messageHint: 'Who is the proposal for, and which option do you recommend?',
  },
} as const satisfies Record<string, BuiltInPreset>

export type BuiltInPresetId = keyof typeof builtInPresets

/** A built-in preset, or `CUSTOM` for one of the agency's presets. */
export type WorkspacePreset = BuiltInPresetId | 'CUSTOM'

export const builtInPresetIds = Object.keys(builtInPresets) as BuiltInPresetId[]

const workspacePresets: readonly WorkspacePreset[] = [...builtInPresetIds, 'CUSTOM']

export const WorkspacePresetEnum = builder.enumType('WorkspacePreset', { values: workspacePresets })

const FileRoleType = builder.objectRef<FileRole>('PresetFileRole').implement({
  description: 'A role that a file can have in a preset.',
  fields: (t) => ({
    prefix: t.exposeString('prefix', { description: "Prefix added to the file's name: [Contract]." }),
    label: t.string({ resolve: ({ prefix }) => prefix.slice(1, -1) }),
    description: t.exposeString('description'),
  }),
})

const BuiltInPresetType = builder
  .objectRef<BuiltInPreset & { id: BuiltInPresetId }>('BuiltInPreset')
  .implement({
    description: 'A built-in preset.',
    fields: (t) => ({
      preset: t.field({ type: WorkspacePresetEnum, resolve: ({ id }) => id }),
      label: t.exposeString('label'),
      requestLabel: t.string({
        description: 'The label in the dialog that opens a service request in Copilot.',
        resolve: ({ label, requestLabel = label }) => requestLabel,
      }),
      description: t.exposeString('description'),
      icon: t.exposeString('icon'),
      fileRoles: t.field({ type: [FileRoleType], resolve: ({ fileRoles }) => [...fileRoles] }),
      messageHint: t.exposeString('messageHint'),
    }),
  })

builder.queryField('workspacePresets', (t) =>
  t.field({
    description: 'The built-in presets, in the order of their cards.',
    type: [BuiltInPresetType],
    resolve: () =>
      builtInPresetIds.map((id): BuiltInPreset & { id: BuiltInPresetId } => ({ id, ...builtInPresets[id] })),
  }),
)
