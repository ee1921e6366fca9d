/** The instructions with which Cara prepares a request on its own. */
export const preparation = 'Prepare this service request'
