export {
  builtInStyle,
  builtInStyles,
  formLook,
  type DocumentLook,
  type DocumentStyle,
  type Publisher,
} from './documentStyles.ts'
export type * from './documentModel.ts'
export { writeDocx } from './docx/writeDocx.ts'
export { addFields, type NewField } from './forms/addFields.ts'
export { fillForm, type FilledForm, type FillRemark } from './forms/fillForm.ts'
export { formProblemMessages, readFormFields, type FormField, type FormProblem } from './forms/formFields.ts'
export { extractPages } from './extractPages.ts'
export { joinPages } from './joinPages.ts'
export { openDocuments, type Documents, type DocumentWriter } from './openDocuments.ts'
export { unprintableSigns } from './printable.ts'
export type { DocumentBundle } from './typesetPdf.ts'
export { writeHtml } from './writeHtml.ts'
