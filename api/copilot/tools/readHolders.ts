import { z } from 'zod'
import {
  addressLine,
  askedBy,
  sameHolderKeys,
  provisionKinds,
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
    const { holders, problems, unused } = await readHolderList(agency, fileId)
    const first = new Map<string, number>()
    return {
      holders: holders.map(({ row, order }, at) => {
        const { name, address } = order.holder
        const keys = sameHolderKeys(order.holder)
        const same = keys.map((key) => first.get(key)).find((place) => place !== undefined)
        for (const key of keys) first.set(key, same ?? at)
        return {
          row,
          name,
          address: addressLine(address),
          addressParts: address,
          provisions: provisionKinds.filter((kind) => order[askedBy[kind]]),
          otherInsureds: order.otherAdditionalInsureds ?? [],
          description: order.descriptionOfOperations,
          /** The place of the first holder that is likely the same; null where it is itself the first. */
          sameAs: same ?? null,
        }
      }),
      problems: problems.map(({ message }) => message),
      unused: [...unused],
    }
  },
  summarize: ({ holders, problems }) =>
    problems.length > 0
      ? problems.join('\n')
      : holders.map(({ row, name, address }) => `${row}. ${name}, ${address}`).join('\n'),
})
