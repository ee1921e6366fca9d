import { builder } from '../../graphql/index.ts'
import { type ServiceRequest, ServiceRequestType } from '../../servicing/index.ts'
import { CaraWorkspaceType } from '../workspaces/caraWorkspaceType.ts'
import { builtInPresets, type BuiltInPresetId, WorkspacePresetEnum } from './workspacePreset.ts'

/** The preset that fits a type of service request; other types have none (spec 1 §4). */
const suggestions: Partial<Record<ServiceRequest['type'], BuiltInPresetId>> = {
  QUESTION: 'DOCUMENT_EXPLORATION',
  QUOTE_REQUEST: 'GENERATE_TEMPLATE',
  CREATE_CERTIFICATE: 'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE',
}

function suggestedPreset(type: ServiceRequest['type']): BuiltInPresetId | null {
  return suggestions[type] ?? null
}

builder.objectField(ServiceRequestType, 'suggestedPreset', (t) =>
  t.field({
    type: WorkspacePresetEnum,
    nullable: true,
    description: 'Preset to suggest when the request is opened in Copilot.',
    resolve: ({ type }) => suggestedPreset(type),
  }),
)

builder.objectField(CaraWorkspaceType, 'presetLabel', (t) =>
  t.string({
    nullable: true,
    description: "Name of the built-in preset; null if there is none, or for an agency's own preset.",
    resolve: ({ preset }) => (preset === null || preset === 'CUSTOM' ? null : builtInPresets[preset].label),
  }),
)
