import { builder, invalidFields, problemsOf, ValidationErrors, successType } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { create, listed } from '../../platform/index.ts'
import { htmlDocumentTemplateKind, templateRules } from './htmlDocumentTemplate.ts'
import { HtmlDocumentTemplateInput } from './htmlDocumentTemplateInput.ts'
import { HtmlDocumentTemplateType } from './htmlDocumentTemplateType.ts'
import { templatePages } from './templatePages.ts'

const CreateHtmlDocumentTemplateSuccess = successType('CreateHtmlDocumentTemplateSuccess', {
  htmlDocumentTemplate: HtmlDocumentTemplateType,
})

const CreateHtmlDocumentTemplateResult = builder.unionType('CreateHtmlDocumentTemplateResult', {
  types: [CreateHtmlDocumentTemplateSuccess, ValidationErrors],
})

builder.mutationField('createHtmlDocumentTemplate', (t) =>
  t.field({
    type: CreateHtmlDocumentTemplateResult,
    args: { input: t.arg({ type: HtmlDocumentTemplateInput, required: true }) },
    resolve: (_, { input }, context) => createHtmlDocumentTemplate(context, input),
  }),
)

async function createHtmlDocumentTemplate(
  context: RequestContext,
  input: typeof HtmlDocumentTemplateInput.$inferInput,
) {
  const { agency, actor, viewer, clock } = context
  const id = agency.newId(htmlDocumentTemplateKind)
  const checked = templateRules.safeParse(input)
  const before = { prefixFileId: null, suffixFileId: null }
  const { problems, changes, ...pages } = await templatePages(context, id, { before, input })

  if (!checked.success) return invalidFields([...problemsOf(checked.error), ...problems])
  if (problems.length > 0) return invalidFields(problems)

  const now = clock.now()
  const template = { ...checked.data, ...pages, createdById: viewer.id, createdAt: now, updatedAt: now }
  const committed = await agency.commit(actor, [
    create(htmlDocumentTemplateKind, id, template, 'CREATE_HTML_DOCUMENT_TEMPLATE'),
    ...changes,
  ])
  if (!committed.ok) throw new Error(`The new style ${id} was not stored.`)
  return {
    __typename: 'CreateHtmlDocumentTemplateSuccess' as const,
    htmlDocumentTemplate: listed(agency, htmlDocumentTemplateKind, id),
  }
}
