import { openedAt, toast } from '@coverdesk/design-system'
import type { LetterText } from '@coverdesk/design-system/conversation'
import { graphql } from 'react-relay'
import type { approvalOf_proposal$data } from './__generated__/approvalOf_proposal.graphql.ts'
import type {
  approvalOfConfirmBoxMutation,
  CertificateBoxInput,
} from './__generated__/approvalOfConfirmBoxMutation.graphql.ts'
import type {
  approvalOfConfirmMutation,
  PolicyProvisionInput,
} from './__generated__/approvalOfConfirmMutation.graphql.ts'
import type { approvalOfDeclineMutation } from './__generated__/approvalOfDeclineMutation.graphql.ts'
import type {
  approvalOfEditMutation,
  EditCaraReplyInput,
} from './__generated__/approvalOfEditMutation.graphql.ts'
import { approveProposal } from './approveProposal.ts'
import { links } from './links.ts'
import { mutationErrors, mutationFailure } from './mutationErrors.ts'

void graphql`
  fragment approvalOf_proposal on CaraProposal {
    id
    title
    state
    preview {
      label
      value
      policyId
    }
    confirmation
    reply {
      cc
      subject
      body
    }
    certificate {
      accountId
    }
    provisionsToConfirm {
      policyId
      text
      provision {
        kind
        scope
        partyName
        formNumber
        citation {
          fileId
          fileName
          page
          quote
          link
        }
        viewerCanConfirm {
          isAllowed
          reason
        }
      }
    }
    boxesToConfirm {
      policyId
      text
      choices {
        claimsBasis
        aggregatePer
        label
      }
      citation {
        fileId
        fileName
        page
        quote
        link
      }
    }
    result
    expiresAt
    decidedAt
    decidedBy {
      name
    }
    viewerCanDecide {
      isAllowed
      reason
    }
    viewerCanApprove {
      isAllowed
      reason
    }
  }
`

/** The props of the `ApprovalCard` of a proposal that was selected with `...approvalOf_proposal @relay(mask: false)`. */
export function approvalOf(proposal: Omit<approvalOf_proposal$data, ' $fragmentType'>) {
  const { id, title, state, preview, confirmation, reply, result, expiresAt, decidedAt, decidedBy } = proposal
  const { certificate, provisionsToConfirm, boxesToConfirm } = proposal
  return {
    title,
    state,
    preview: preview.map(({ label, value, policyId }) => ({
      label,
      value,
      ...(policyId != null && { link: { label: 'Open policy', href: links.policy(policyId) } }),
    })),
    confirmation,
    result,
    note:
      state === 'PENDING'
        ? `Expires ${openedAt(expiresAt)}`
        : decidedBy && `${decidedBy.name}, ${openedAt(decidedAt)}`,
    canDecide: proposal.viewerCanDecide,
    canApprove: proposal.viewerCanApprove,
    findings: [...provisionsToConfirm.map(findingOf), ...boxesToConfirm.map(boxesOf)],
    editLink: certificate && {
      label: 'Edit certificate',
      href: links.preparedCertificate(certificate.accountId, id),
    },
    letter: reply,
    // The edited proposal replaces this one on the screen's live stream.
    onEdit: ({ cc, ...text }: LetterText) => edit(id, { ...text, cc: [...cc] }),
    onApprove: () => approveProposal(id, { isConfirmed: Boolean(confirmation) }),
    onDecline: (reason: string | null) => decided(decline(id, reason)),
  }
}

function findingOf({ policyId, text, provision }: approvalOf_proposal$data['provisionsToConfirm'][number]) {
  const { kind, scope, partyName, formNumber, citation, viewerCanConfirm } = provision
  return {
    id: `${policyId} ${text}`,
    text,
    shownBy: shownBy(policyId, citation),
    canConfirm: viewerCanConfirm,
    choices: [
      {
        label: 'Confirm',
        onConfirm: () =>
          decided(
            confirm(policyId, {
              kind,
              scope: scope ?? null,
              partyName: partyName ?? null,
              formNumber: formNumber ?? null,
              sourceFileId: citation.fileId,
            }),
          ),
      },
    ],
  }
}

/** A row of empty boxes: one press if a document says which applies, else one of its choices. */
function boxesOf({ policyId, text, choices, citation }: approvalOf_proposal$data['boxesToConfirm'][number]) {
  return {
    id: `${policyId} ${text}`,
    text,
    shownBy: citation ? shownBy(policyId, citation) : null,
    canConfirm: { isAllowed: true },
    choices: choices.map(({ label, claimsBasis, aggregatePer }) => ({
      label: choices.length === 1 ? 'Confirm' : label,
      onConfirm: () =>
        decided(
          confirmBox(policyId, { claimsBasis: claimsBasis ?? null, aggregatePer: aggregatePer ?? null }),
        ),
    })),
  }
}

function shownBy(
  policyId: string,
  {
    fileId,
    fileName,
    page,
    quote,
    link,
  }: approvalOf_proposal$data['provisionsToConfirm'][number]['provision']['citation'],
) {
  const href = links.policyDocument(policyId, fileId) + link
  return { quote, source: { label: `Page ${page} of ${fileName}`, href } }
}

async function decided(decision: Promise<string | null>) {
  const failure = await decision
  if (failure !== null) toast.show({ tone: 'danger', title: failure })
}

// The screen updates only through its live stream: Cara may finish before the response arrives, and the response
// would then restore an older state.

function decline(id: string, reason: string | null) {
  return mutationFailure<approvalOfDeclineMutation>(
    graphql`
      mutation approvalOfDeclineMutation($id: ID!, $reason: String) {
        declineCaraProposal(id: $id, reason: $reason) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, reason },
  )
}

function confirm(id: string, input: PolicyProvisionInput) {
  return mutationFailure<approvalOfConfirmMutation>(
    graphql`
      mutation approvalOfConfirmMutation($id: ID!, $input: PolicyProvisionInput!) {
        confirmPolicyProvision(id: $id, input: $input) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
}

function confirmBox(id: string, input: CertificateBoxInput) {
  return mutationFailure<approvalOfConfirmBoxMutation>(
    graphql`
      mutation approvalOfConfirmBoxMutation($id: ID!, $input: CertificateBoxInput!) {
        confirmCertificateBox(id: $id, input: $input) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
}

function edit(id: string, input: EditCaraReplyInput) {
  return mutationErrors<approvalOfEditMutation>(
    graphql`
      mutation approvalOfEditMutation($id: ID!, $input: EditCaraReplyInput!) {
        editCaraReply(id: $id, input: $input) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
}
