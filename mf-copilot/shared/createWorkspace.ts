import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
  fieldText,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type {
  CreateCaraWorkspaceInput,
  WorkspacePreset,
  createWorkspaceMutation,
} from './__generated__/createWorkspaceMutation.graphql.ts'

/** Creates a workspace with its first message; returns the id or the error. */
export async function createWorkspace(
  input: CreateCaraWorkspaceInput,
): Promise<{ id: string; errors: null } | { id: null; errors: FormErrors }> {
  const createCaraWorkspace = await runMutation<createWorkspaceMutation>(
    graphql`
      mutation createWorkspaceMutation($input: CreateCaraWorkspaceInput!) {
        createCaraWorkspace(input: $input) {
          __typename
          ... on CreateCaraWorkspaceSuccess {
            caraWorkspace {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
  )
  const errors = formErrors(createCaraWorkspace)
  if (errors) return { id: null, errors }
  const id = createCaraWorkspace.caraWorkspace?.id
  if (!id) throw new Error('Failed to create workspace')
  return { id, errors: null }
}

/** POST of the run dialogs, multipart: message, file ids, and the workspace's subject (spec 1 §7). */
export async function createWorkspaceAction({ request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const form = await request.formData()
  const { id, errors } = await createWorkspace({
    message: fieldText(form, 'message').trim(),
    files: form.getAll('files').filter((file): file is string => typeof file === 'string' && file !== ''),
    // The dialog offers only presets listed by the server.
    preset: (fieldText(form, 'preset') as WorkspacePreset) || null,
    customPresetId: fieldText(form, 'customPresetId') || null,
    serviceRequestId: fieldText(form, 'serviceRequestId') || null,
    accountId: fieldText(form, 'accountId') || null,
    businessPolicyId: fieldText(form, 'businessPolicyId') || null,
    documentIds: [],
  })
  // Back leads to the page beneath the dialog, not to the dialog.
  return errors ?? replace(paths.workspace(id))
}
