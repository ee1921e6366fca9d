import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type {
  CreateCustomPresetInput,
  savePresetCreateMutation,
} from './__generated__/savePresetCreateMutation.graphql.ts'
import type { savePresetUpdateMutation } from './__generated__/savePresetUpdateMutation.graphql.ts'

/** POST creates a preset, PUT updates the one in the URL; JSON with the form's fields (spec 1 §7). */
export async function savePreset({ params, request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const input: CreateCustomPresetInput = await request.json()
  const { id } = params
  const errors = formErrors(id === undefined ? await create(input) : await update(id, input))
  if (errors) return errors
  toast.show({ tone: 'success', title: id === undefined ? 'Preset created' : 'Preset updated' })
  return replace(paths.presets())
}

async function create(input: CreateCustomPresetInput) {
  const createCustomPreset = await runMutation<savePresetCreateMutation>(
    graphql`
      mutation savePresetCreateMutation($input: CreateCustomPresetInput!) {
        createCustomPreset(input: $input) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
  )
  return createCustomPreset
}

async function update(id: string, input: CreateCustomPresetInput) {
  const updateCustomPreset = await runMutation<savePresetUpdateMutation>(
    graphql`
      mutation savePresetUpdateMutation($id: ID!, $input: UpdateCustomPresetInput!) {
        updateCustomPreset(id: $id, input: $input) {
          __typename
          ... on UpdateCustomPresetSuccess {
            customPreset {
              ...PresetRow_preset
              ...PresetForm_preset
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
  return updateCustomPreset
}
