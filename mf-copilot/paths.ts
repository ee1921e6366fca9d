/** Every address of the copilot. */
export const paths = {
  home: () => '/app/home',
  /** The home page with a message ready to send. */
  ask: (message: string) => `${paths.home()}?${new URLSearchParams({ ask: message })}`,
  preferences: () => `${paths.home()}/preferences`,
  /** The run dialog over the home page; the id is a built-in preset or one of the agency's. */
  homePreset: (id: string) => `${paths.home()}/presets/${encodeURIComponent(id)}`,
  workspaces: () => '/app/workspaces',
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

/** What a new workspace is about: a record of another area, by its id. */
export type WorkspaceSubject =
  | { serviceRequestId: string }
  | { accountId: string }
  | { businessPolicyId: string }
