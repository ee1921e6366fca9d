import { defineJob, prune, type Clock, type JobHandler } from '../../platform/index.ts'
import { inboundReceiptKind, keptFor } from '../inbound/inboundReceipt.ts'

/** Deletes expired receipts once a day. */
export function sweepReceipts(clock: Clock): JobHandler<null> {
  return defineJob({
    name: 'sweepReceipts',
    every: 24 * 60 * 60_000,
    parse: () => null,
    async run({ agency, signal }) {
      const before = clock.now() - keptFor
      const where = ({ receivedAt }: { receivedAt: number }) => receivedAt < before
      await prune(agency, inboundReceiptKind, { where, updateType: 'SWEEP_RECEIPT', signal })
    },
  })
}
