import { builder } from '../../graphql/index.ts'
import type { CaraAction } from './caraAction.ts'

export const CaraActionType = builder.objectRef<CaraAction>('CaraAction').implement({
  description: 'One thing that Cara decided or did with a call or thread.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    argumentsJson: t.exposeString('argumentsJson'),
    result: t.exposeString('result'),
    evidence: t.stringList({
      description: 'The words of the message that decided it, verbatim.',
      resolve: ({ evidence }) => [...evidence],
    }),
    timestamp: t.expose('at', { type: 'DateTime' }),
  }),
})
