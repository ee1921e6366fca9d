import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
  fieldText,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type {
  HtmlDocumentTemplateInput,
  saveStyleCreateMutation,
} from './__generated__/saveStyleCreateMutation.graphql.ts'
import type { saveStyleUpdateMutation } from './__generated__/saveStyleUpdateMutation.graphql.ts'

/** POST creates a style, PUT updates the one in the URL; multipart, files by id (spec 1 §7). */
export async function saveStyle({ params, request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const form = await request.formData()
  const input = {
    title: fieldText(form, 'title'),
    description: fieldText(form, 'description'),
    baseStyleId: fieldText(form, 'baseStyleId') || null,
    prefixFileId: fieldText(form, 'prefixFileId') || null,
    suffixFileId: fieldText(form, 'suffixFileId') || null,
    uploadPrefixFile: fieldText(form, 'uploadPrefixFile') || null,
    uploadSuffixFile: fieldText(form, 'uploadSuffixFile') || null,
  }
  const { id } = params
  const answer = id === undefined ? await create(input) : await update(id, input)
  const errors = formErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: id === undefined ? 'Style created' : 'Style updated' })
  return replace(paths.style(answer.htmlDocumentTemplate?.id ?? id ?? ''))
}

async function create(input: HtmlDocumentTemplateInput) {
  const createHtmlDocumentTemplate = await runMutation<saveStyleCreateMutation>(
    graphql`
      mutation saveStyleCreateMutation($input: HtmlDocumentTemplateInput!) {
        createHtmlDocumentTemplate(input: $input) {
          __typename
          ... on CreateHtmlDocumentTemplateSuccess {
            htmlDocumentTemplate {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
  )
  return createHtmlDocumentTemplate
}

async function update(id: string, input: HtmlDocumentTemplateInput) {
  const updateHtmlDocumentTemplate = await runMutation<saveStyleUpdateMutation>(
    graphql`
      mutation saveStyleUpdateMutation($id: ID!, $input: HtmlDocumentTemplateInput!) {
        updateHtmlDocumentTemplate(id: $id, input: $input) {
          __typename
          ... on UpdateHtmlDocumentTemplateSuccess {
            htmlDocumentTemplate {
              id
              ...StyleRow_style
              ...StyleForm_style
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
  return updateHtmlDocumentTemplate
}
