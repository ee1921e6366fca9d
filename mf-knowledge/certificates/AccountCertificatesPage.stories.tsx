import type { Meta, StoryObj } from '@storybook/react-vite'
import { never } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import {
  batchAnswer,
  certificateAnswer,
  doneBatchAnswer,
  revisedAnswers,
} from '../testing/certificateAnswer.ts'
import { certificateAnswers } from '../testing/certificateAnswers.ts'
import { KnowledgeStory } from '../testing/KnowledgeStory.tsx'

const certificates = '/app/accounts/ac_roofing/certificates'

/** An account's certificates: the list, and the dialogs that issue, show, revise and reissue them. */
const meta: Meta<typeof KnowledgeStory> = {
  title: 'Knowledge/AccountCertificatesPage',
  component: KnowledgeStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: certificates, answers: certificateAnswers() },
}

export default meta

type Story = StoryObj<typeof KnowledgeStory>

const holders = [
  'Longfellow Construction Co.',
  'Bowdoin Property Trust',
  'City of South Portland, Department of Public Works and Harbor Facilities',
  'Casco Bay Ferry Lines',
]

export const List: Story = {
  args: {
    answers: certificateAnswers({
      certificates: Array.from({ length: 40 }, (_, index) => {
        const certificate = certificateAnswer()
        const holder = { ...(certificate['holder'] as object), name: holders[index % holders.length] }
        const certificateNumber = `HIG-2026-${String(140 - index).padStart(5, '0')}`
        return certificateAnswer({ id: `cl_${index}`, certificateNumber, holder })
      }),
    }),
  },
}

export const NothingFound: Story = {
  args: { at: `${certificates}?q=zeppelin`, answers: certificateAnswers({ found: [] }) },
}

/** The policies are gone; issued certificates are kept. */
export const ListWithoutPolicies: Story = { args: { answers: certificateAnswers({ hasPolicies: false }) } }

export const NoCertificates: Story = { args: { answers: certificateAnswers({ certificates: [] }) } }

export const NoPolicies: Story = {
  args: { answers: certificateAnswers({ certificates: [], hasPolicies: false }) },
}

export const Loading: Story = {
  args: { answers: { ...certificateAnswers(), AccountCertificatesPageQuery: never } },
}

export const Creating: Story = { args: { at: `${certificates}/new` } }

/** A policy lacks required data, and the wording makes a forbidden promise. */
export const CreatingWithFindings: Story = {
  args: {
    at: `${certificates}/new`,
    answers: {
      ...certificateAnswers(),
      findCertificateChecksQuery: () => ({
        checkCertificate: [
          {
            message: 'General Liability CGL 2204183-07 is missing its carrier. Add it to the policy.',
            isBlocking: true,
            policyId: 'bp_liability',
          },
          {
            message:
              'Additional insured is not confirmed on any policy listed. The certificate will not state it. Find the form in the policy and confirm it under Certificate facts, or ask the carrier for the endorsement.',
            isBlocking: false,
            policyId: null,
          },
        ],
      }),
    },
  },
}

export const CreatingOnItsWay: Story = {
  args: {
    at: `${certificates}/new`,
    answers: { ...certificateAnswers(), CreateCertificateDialogQuery: never },
  },
}

export const Viewing: Story = { args: { at: `${certificates}/cl_longfellow` } }

const { first, second } = revisedAnswers()

export const ViewingAnOldRevision: Story = {
  args: {
    at: `${certificates}/cl_longfellow`,
    answers: certificateAnswers({ certificates: [second], others: [first] }),
  },
}

export const ViewingOnItsWay: Story = {
  args: {
    at: `${certificates}/cl_longfellow`,
    answers: { ...certificateAnswers(), ViewCertificateDialogQuery: never },
  },
}

export const Revising: Story = { args: { at: `${certificates}/cl_longfellow/revise` } }

export const Reissuing: Story = { args: { at: `${certificates}/reissue` } }

export const ReissueUnderWay: Story = { args: { at: `${certificates}/reissue?batch=cb_reissue` } }

export const ReissueDone: Story = {
  args: {
    at: `${certificates}/reissue?batch=cb_reissue`,
    answers: certificateAnswers({ batch: doneBatchAnswer() }),
  },
}

export const ReissueBrokenOff: Story = {
  args: {
    at: `${certificates}/reissue?batch=cb_reissue`,
    answers: certificateAnswers({ batch: batchAnswer({ state: 'FAILED' }) }),
  },
}

export const IssuingToAList: Story = { args: { at: `${certificates}/issue-to-list` } }
