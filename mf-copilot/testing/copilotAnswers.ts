import { connection, type RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { attachableAnswer, workspaceAnswer } from './workspaceAnswer.ts'

export const workspacePresets = [
  {
    __typename: 'BuiltInPreset',
    preset: 'CERTIFICATE_REVIEW',
    label: 'Certificate Review',
    requestLabel: 'Certificate Review',
    description: 'Checks a certificate.',
    icon: 'review',
    messageHint: 'Who is the holder?',
    fileRoles: [
      { prefix: '[Certificate]', label: 'Certificate', description: 'The certificate to check.' },
      { prefix: '[Contract]', label: 'Contract', description: 'The contract that asks for it.' },
    ],
  },
  {
    __typename: 'BuiltInPreset',
    preset: 'DOCUMENT_EXPLORATION',
    label: 'Explore a Policy',
    requestLabel: 'Explore a Policy',
    description: 'Answers questions about a policy.',
    icon: 'policy',
    messageHint: 'What would you like to know?',
    fileRoles: [{ prefix: '[Policy]', label: 'Policy', description: 'The policy to read.' }],
  },
]

export const renewalPreset = {
  __typename: 'CustomPreset',
  id: 'cp_renewal',
  title: 'Renewal letter',
  description: 'Writes the letter that goes out 60 days before expiration.',
  basePrompt: 'Write a renewal letter.',
  allowFileUpload: true,
  createdBy: { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
  updatedAt: '2026-03-16T15:30:00.000Z',
}

export const harborlineStyle = {
  __typename: 'HtmlDocumentTemplate',
  id: 'ht_harborline',
  title: 'Harborline',
  description: 'Cover and back page of the agency.',
  baseStyleId: 'builtin:warm-human',
  createdBy: { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
  updatedAt: '2026-03-16T15:30:00.000Z',
  prefixFiles: [{ __typename: 'File', id: 'fi_cover', name: 'cover.pdf', url: '/files/fi_cover' }],
  suffixFiles: [],
}

const documentBaseStyles = [
  { styleId: 'builtin:classic-professional', label: 'Classic Professional' },
  { styleId: 'builtin:warm-human', label: 'Warm Human' },
]

const caraTools = [
  {
    name: 'search_file',
    title: 'Search a file',
    description: 'Searches the attached files.',
    needsApproval: false,
  },
  { name: 'send_email', title: 'Send an email', description: 'Sends an email.', needsApproval: true },
]

/** The viewer with the given favorites. */
export function viewerAnswer(favoritePresets: { presets: string[]; customPresets: object[] }) {
  return { __typename: 'AgencyUser', id: 'au_dana', preferences: { favoritePresets } }
}

/** An agency with one of each record, answering every copilot query. */
export function copilotAnswers(workspace = workspaceAnswer()): RemoteAnswers {
  const styles = { documentBaseStyles, htmlDocumentTemplates: connection([harborlineStyle]) }
  const approvals = { pendingCaraProposals: [], emailsWaiting: connection([], 3) }
  return {
    announceOutcomeQuery: () => ({ caraProposalOutcome: null }),
    WorkbenchPageQuery: () => approvals,
    HomePageQuery: () => ({
      workspacePresets,
      agencyUser: viewerAnswer({ presets: [], customPresets: [] }),
      ...approvals,
      caraWorkspaces: connection([workspace]),
    }),
    PreferencesDialogQuery: () => ({
      workspacePresets,
      customPresets: connection([renewalPreset]),
      agencyUser: viewerAnswer({ presets: [], customPresets: [] }),
    }),
    RunPresetDialogQuery: ({ id }) => ({
      workspacePresets,
      customPreset: id === renewalPreset.id ? renewalPreset : null,
    }),
    NewWorkspaceDialogQuery: () => ({
      workspacePresets,
      customPresets: connection([renewalPreset]),
      serviceRequest: { __typename: 'ServiceRequest', id: 'sr_1', suggestedPreset: 'DOCUMENT_EXPLORATION' },
    }),
    EmailAttachmentsQuery: () => attachableAnswer,
    WorkspacesPageQuery: () => ({ caraWorkspaces: connection([workspace]) }),
    WorkspacePageQuery: ({ id }) => ({ caraWorkspace: id === workspace.id ? workspace : null, ...styles }),
    PresetsPageQuery: () => ({ customPresets: connection([renewalPreset]) }),
    NewPresetDialogQuery: () => ({ caraTools }),
    EditPresetDialogQuery: () => ({ customPreset: renewalPreset, caraTools }),
    StylesPageQuery: () => styles,
    NewStyleSlideOverQuery: () => styles,
    EditStyleSlideOverQuery: () => ({ htmlDocumentTemplate: harborlineStyle, ...styles }),
    SkillsPageQuery: () => ({
      caraSkills: [
        {
          name: 'explore',
          title: 'Explore a document',
          description: 'Answers questions about a document.',
          makes: 'An answer with quotes',
          preset: 'DOCUMENT_EXPLORATION',
          phrasings: ['is water damage covered'],
        },
      ],
      caraTools,
    }),
  }
}
