import {
  builder,
  invalidFields,
  notFound,
  NotFoundError,
  problemsOf,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, isSame, replace, retryOrThrow, listed } from '../../platform/index.ts'
import { htmlDocumentTemplateKind, templateRules } from './htmlDocumentTemplate.ts'
import { HtmlDocumentTemplateInput } from './htmlDocumentTemplateInput.ts'
import { HtmlDocumentTemplateType } from './htmlDocumentTemplateType.ts'
import { templatePages } from './templatePages.ts'

const UpdateHtmlDocumentTemplateSuccess = successType('UpdateHtmlDocumentTemplateSuccess', {
  htmlDocumentTemplate: HtmlDocumentTemplateType,
})

const UpdateHtmlDocumentTemplateResult = builder.unionType('UpdateHtmlDocumentTemplateResult', {
  types: [UpdateHtmlDocumentTemplateSuccess, NotFoundError, ValidationErrors],
})

builder.mutationField('updateHtmlDocumentTemplate', (t) =>
  t.field({
    type: UpdateHtmlDocumentTemplateResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: HtmlDocumentTemplateInput, required: true }),
    },
    resolve: (_, { id, input }, context) => updateHtmlDocumentTemplate(context, id, input),
  }),
)

async function updateHtmlDocumentTemplate(
  context: RequestContext,
  id: string,
  input: typeof HtmlDocumentTemplateInput.$inferInput,
) {
  const { agency, actor, clock } = context
  return await retryOrThrow(async () => {
    const template = await agency.read(htmlDocumentTemplateKind, id)
    if (!template) return notFound('style')
    const before = template.value
    const checked = templateRules.safeParse(input)
    const { problems, changes, ...pages } = await templatePages(context, id, { before, input })

    if (!checked.success) return invalidFields([...problemsOf(checked.error), ...problems])
    if (problems.length > 0) return invalidFields(problems)

    const next = { ...before, ...checked.data, ...pages }
    if (!isSame(next, before)) {
      const saved = { ...next, updatedAt: clock.now() }
      const update = replace(template, saved, 'UPDATE_HTML_DOCUMENT_TEMPLATE')
      if (!(await agency.commit(actor, [update, ...changes])).ok) return conflict
    }
    return {
      __typename: 'UpdateHtmlDocumentTemplateSuccess' as const,
      htmlDocumentTemplate: listed(agency, htmlDocumentTemplateKind, id),
    }
  })
}
