import type { RemoteRoute } from '@coverdesk/contract'
import { homePage } from './home/HomePage.entrypoint.tsx'
import { preferencesDialog } from './home/PreferencesDialog.entrypoint.tsx'
import { savePreferences } from './home/savePreferences.action.ts'
import { editPresetDialog } from './presets/EditPresetDialog.entrypoint.tsx'
import { newPresetDialog } from './presets/NewPresetDialog.entrypoint.tsx'
import { presetsPage } from './presets/PresetsPage.entrypoint.tsx'
import { savePreset } from './presets/savePreset.action.ts'
import { newWorkspaceDialog } from './run/NewWorkspaceDialog.entrypoint.tsx'
import { runPresetDialog } from './run/RunPresetDialog.entrypoint.tsx'
import { createWorkspaceAction } from './shared/createWorkspace.ts'
import { skillsPage } from './skills/SkillsPage.entrypoint.tsx'
import { editStyleSlideOver } from './styles/EditStyleSlideOver.entrypoint.tsx'
import { newStyleSlideOver } from './styles/NewStyleSlideOver.entrypoint.tsx'
import { saveStyle } from './styles/saveStyle.action.ts'
import { stylesPage } from './styles/StylesPage.entrypoint.tsx'
import { workbenchPage } from './workbench/WorkbenchPage.entrypoint.tsx'
import { workspacePage } from './workspace/WorkspacePage.entrypoint.tsx'
import { workspacesPage } from './workspaces/WorkspacesPage.entrypoint.tsx'

/** Path → entrypoint, nothing else; a dialog is a child of the page beneath it (spec 1 §2.1). */
export const routes: RemoteRoute[] = [
  {
    path: 'home',
    ...homePage,
    children: [
      { path: 'preferences', ...preferencesDialog, action: savePreferences, shouldRevalidate: isAnother },
      { path: 'presets/:id', ...runPresetDialog, action: createWorkspaceAction, shouldRevalidate: isAnother },
    ],
  },
  {
    path: 'workspaces',
    ...workspacesPage,
    children: [
      { path: 'new', ...newWorkspaceDialog, action: createWorkspaceAction, shouldRevalidate: isAnother },
    ],
  },
  { path: 'workspaces/:id', ...workspacePage },
  {
    path: 'presets',
    ...presetsPage,
    children: [
      { path: 'new', ...newPresetDialog, action: savePreset, shouldRevalidate: isAnother },
      { path: ':id/edit', ...editPresetDialog, action: savePreset, shouldRevalidate: isAnother },
      { path: ':id/run', ...runPresetDialog, action: createWorkspaceAction, shouldRevalidate: isAnother },
    ],
  },
  {
    path: 'styles',
    ...stylesPage,
    children: [
      { path: 'new', ...newStyleSlideOver, action: saveStyle, shouldRevalidate: isAnother },
      { path: ':id', ...editStyleSlideOver, action: saveStyle, shouldRevalidate: isAnother },
    ],
  },
  {
    path: 'workbench',
    ...workbenchPage,
    children: [
      { path: ':id', ...runPresetDialog, action: createWorkspaceAction, shouldRevalidate: isAnother },
    ],
  },
  { path: 'skills', ...skillsPage },
]

/** An open form keeps its initial values, whatever is updated meanwhile; another record is reloaded. */
function isAnother({ currentParams, nextParams }: { currentParams: object; nextParams: object }): boolean {
  return JSON.stringify(currentParams) !== JSON.stringify(nextParams)
}
