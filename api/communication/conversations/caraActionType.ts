import { builder } from '../../graphql/index.ts'
import type { CaraAction } from './caraAction.ts'

export const CaraActionType = builder.objectRef<CaraAction>('CaraAction').implement({
  description: 'A decision or action by Cara on a call or thread.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    argumentsJson: t.exposeString('argumentsJson'),
    result: t.exposeString('result'),
    evidence: t.stringList({
      description: 'Verbatim words of the message that led to the decision.',
      resolve: ({ evidence }) => [...evidence],
    }),
    timestamp: t.expose('at', { type: 'DateTime' }),
  }),
})
