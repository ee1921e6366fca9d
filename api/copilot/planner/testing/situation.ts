import type { RecognizedType } from '../../../knowledge/index.ts'
import type { Situation } from '../situation.ts'

/** A message in a workspace, in which nothing was asked or made before unless `said` tells otherwise. */
export function situation(
  content: string,
  {
    types = [],
    hasNewFiles = false,
    question = null,
    ...said
  }: Partial<Situation> & {
    /** The types of the attached files. */
    readonly types?: readonly RecognizedType[]
    readonly hasNewFiles?: boolean
    readonly question?: Situation['workspace']['question']
  },
): Situation {
  return {
    workspace: {
      title: '',
      preset: null,
      customPresetId: null,
      serviceRequestId: null,
      accountId: null,
      businessPolicyId: null,
      agencyUserId: 'au-1',
      state: 'WORKING',
      question,
      stopRequestedAt: null,
      createdAt: 0,
      updatedAt: 0,
    },
    message: {
      workspaceId: 'cw-1',
      role: 'USER',
      content,
      fileIds: [],
      citations: [],
      agencyUserId: 'au-1',
      state: 'QUEUED',
      createdAt: 0,
    },
    files: types.map((type, at) => ({
      id: `f-${at}`,
      name: `${type}.pdf`,
      prefix: null,
      type,
      isNew: hasNewFiles,
    })),
    instructions: '',
    artifacts: [],
    isFollowUp: false,
    lastSkill: null,
    lastWork: null,
    waiting: [],
    madeBy: () => null,
    namesStyle: false,
    addressesCarrier: false,
    ...said,
  }
}
