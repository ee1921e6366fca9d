import { formsNamed } from '../../assistant/index.ts'
import { listed } from './cancellationReply.ts'

/** ` on CG 20 10 and CG 20 37`: the carrier has to hear which forms a contract names. */
export function formsAskedFor(details: string): string {
  const forms = formsNamed(details)
  return forms.length === 0 ? '' : ` on ${listed(forms)}`
}
