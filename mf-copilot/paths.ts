/** Every URL of the copilot. */
export const paths = {
  home: () => '/app/home',
  /** The home page with a prefilled message. */
  ask: (message: string) => `${paths.home()}?${new URLSearchParams({ ask: message })}`,
  preferences: () => `${paths.home()}/preferences`,
  /** The run dialog over the home page; the id is a built-in or custom preset's. */
  homePreset: (id: string) => `${paths.home()}/presets/${encodeURIComponent(id)}`,
  workspaces: () => '/app/workspaces',
  approvals: () => `${paths.workspaces()}?approval=yes`,
  workspace: (id: string) => `${paths.workspaces()}/${encodeURIComponent(id)}`,
  /** The dialog that opens a record of another area in Copilot. */
  newWorkspace: (about: WorkspaceSubject) => `${paths.workspaces()}/new?${new URLSearchParams({ ...about })}`,
  presets: () => '/app/presets',
  newPreset: () => `${paths.presets()}/new`,
  editPreset: (id: string) => `${paths.presets()}/${encodeURIComponent(id)}/edit`,
  runPreset: (id: string) => `${paths.presets()}/${encodeURIComponent(id)}/run`,
  styles: () => '/app/styles',
  newStyle: () => `${paths.styles()}/new`,
  style: (id: string) => `${paths.styles()}/${encodeURIComponent(id)}`,
  workbench: () => '/app/workbench',
  workbenchPreset: (id: string) => `${paths.workbench()}/${encodeURIComponent(id)}`,
  skills: () => '/app/skills',
}

/** The subject of a new workspace: a record of another area, by id. */
export type WorkspaceSubject =
  | { serviceRequestId: string }
  | { accountId: string }
  | { businessPolicyId: string }
