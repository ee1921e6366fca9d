/** How staff ask for it; the first four are shown as examples. */
export const phrasings: readonly string[] = [
  'prepare this service request',
  'get this service request ready',
  'prepare the service request for approval',
  'do the work for this service request',
  'prep the request',
  'work this request',
  'handle this request',
  'get this ready for approval',
  'prepare this ticket',
  'do the prep on the request',
  'take care of this service request',
  'ready the request',
  'work the ticket',
  'prepare what this request needs',
  'prepare the work on this request',
  'process this service request',
]
