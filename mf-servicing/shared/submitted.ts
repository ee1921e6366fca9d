import { type FormErrors, RequestFailure } from '@coverdesk/contract'

/**
 * Runs a form's action. A request that failed on its way is told in the form, so that what was typed is not lost with
 * the page; anything else is a defect and goes to the area's error.
 */
export async function submitted(
  action: () => Promise<Response | FormErrors>,
): Promise<Response | FormErrors> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    return { fields: [], message: `${error.message} Nothing was saved; try again.` }
  }
}
