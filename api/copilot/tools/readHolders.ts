import { z } from 'zod'
import {
  addressLine,
  askedBy,
  provisionKinds,
  provisionLabels,
  readHolderList,
} from '../../knowledge/index.ts'
import { defineTool } from './tool.ts'

/** Reads a list of certificate holders and says what is wrong with it, row by row. */
export const readHolders = defineTool({
  name: 'read_holder_list',
  title: 'Read a list of holders',
  description:
    'Reads the certificate holders of a CSV file or Excel workbook, and what is missing in each row.',
  reads: 'The list that it is given',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string() }),
  describe: ({ name }) => `Read the holders in ${name}`,
  async run({ agency }, { fileId }) {
    const list = await readHolderList(agency, fileId)
    if ('problems' in list) return { holders: [], problems: list.problems.map(({ message }) => message) }
    const holders = list.holders.map(({ row, order }) => ({
      row,
      name: order.holder.name,
      address: addressLine(order.holder.address),
      provisions: provisionKinds.flatMap((kind) => (order[askedBy[kind]] ? [provisionLabels[kind]] : [])),
    }))
    return { holders, problems: [] }
  },
  summarize: ({ holders, problems }) =>
    problems.length > 0
      ? problems.join('\n')
      : holders.map(({ row, name, address }) => `${row}. ${name}, ${address}`).join('\n'),
})
