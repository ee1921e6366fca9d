import { defineBelonging } from '../accounts/belonging.ts'
import { businessApplicationKind } from './businessApplication.ts'

defineBelonging({
  kind: businessApplicationKind,
  subject: 'APPLICATION',
  words: {
    CREATE_BUSINESS_APPLICATION: 'Application started',
    MOVE_BUSINESS_APPLICATION: 'Application moved to another account',
    UPDATE_BUSINESS_APPLICATION: 'Application changed',
  },
  under: (application, { id }) => ({ ...application, accountId: id }),
  updateType: 'MOVE_BUSINESS_APPLICATION',
})
