import { conflict, create, defineKind, derivedId, replace, retryOrThrow } from '../../platform/index.ts'
import type { Actor, AgencyStore } from '../../platform/index.ts'

/** How many certificates an agency has numbered in a year. */
interface CertificateNumbers {
  readonly count: number
}

export const certificateNumbersKind = defineKind({
  name: 'certificateNumbers',
  prefix: 'cn',
  row: ({ count }: CertificateNumbers, id) => ({ id, count }),
})

/** The pending allocation of each agency in this process. */
const takings = new WeakMap<AgencyStore, Promise<number>>()

/** Allocates the next number of the year. A number is skipped if its certificate fails. */
export function takeCertificateNumber(agency: AgencyStore, actor: Actor, year: string): Promise<number> {
  const take = () => takeNext(agency, actor, year)
  // Serialized, because many allocations at once would conflict in KV too often.
  const taking = takings.get(agency)?.then(take, take) ?? take()
  takings.set(agency, taking)
  return taking
}

async function takeNext(agency: AgencyStore, actor: Actor, year: string): Promise<number> {
  const id = derivedId(certificateNumbersKind.prefix, [agency.id, year])
  return await retryOrThrow(async () => {
    const read = await agency.read(certificateNumbersKind, id)
    const count = (read?.value.count ?? 0) + 1
    const change = read
      ? replace(read, { count }, 'TAKE_CERTIFICATE_NUMBER')
      : create(certificateNumbersKind, id, { count }, 'TAKE_CERTIFICATE_NUMBER')
    return (await agency.commit(actor, [change])).ok ? count : conflict
  })
}
