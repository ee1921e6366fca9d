import { connection, type RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { accountAnswer } from './accountAnswer.ts'
import { accountAnswers } from './accountAnswers.ts'
import {
  batchAnswer,
  certificateAnswer,
  certificatePolicyAnswers,
  certificateReissueAnswer,
  holderAnswer,
} from './certificateAnswer.ts'

type Certificate = ReturnType<typeof certificateAnswer>

export interface CertificateAnswersOptions {
  /** What the account's list has. */
  certificates?: readonly Certificate[]
  /** What the list's filter leaves of them. */
  found?: readonly Certificate[]
  /** What can be opened besides. */
  others?: readonly Certificate[]
  hasPolicies?: boolean
  /** What is issued in one job. */
  batch?: object
}

/** The roofing contractor with these certificates, answering every query of the certificates screens. */
export function certificateAnswers({
  certificates = [certificateAnswer()],
  found = certificates,
  others = [],
  hasPolicies = true,
  batch = batchAnswer(),
}: CertificateAnswersOptions = {}): RemoteAnswers {
  const policy = { __typename: 'BusinessPolicy', id: 'bp_liability' }
  const account = accountAnswer({
    certificateReissue: certificateReissueAnswer(),
    policies: connection(hasPolicies ? [policy] : []),
    everyCertificate: connection(certificates),
    certificates: connection(found),
    certificatePolicies: hasPolicies ? certificatePolicyAnswers() : [],
  })
  const known = [...certificates, ...others]
  const one = ({ id }: Record<string, unknown>) => {
    const certificate = known.find((each) => each.id === id)
    return { certificate: certificate ? { ...certificate, account } : null }
  }
  return {
    ...accountAnswers([account]),
    CreateCertificateDialogQuery: () => ({ account }),
    findCertificateChecksQuery: () => ({ checkCertificate: [] }),
    searchHoldersQuery: () => ({ certificateHolders: connection([holderAnswer()]) }),
    ViewCertificateDialogQuery: one,
    ReviseCertificateDialogQuery: one,
    ReissueCertificatesDialogQuery: ({ isBegun }) => ({ account, ...(isBegun === true && { batch }) }),
    IssueToHoldersDialogQuery: ({ isBegun }) => ({
      account,
      holderListColumns: ['Name', 'Address', 'City', 'State', 'ZIP'],
      ...(isBegun === true && { batch }),
    }),
    findHolderListPreviewQuery: () => ({
      holderListPreview: {
        __typename: 'HolderListPreview',
        problems: [],
        holders: [
          { __typename: 'PreviewedHolder', row: 2, name: 'Longfellow Construction Co.', url: null },
          { __typename: 'PreviewedHolder', row: 3, name: 'City of Portland', url: null },
        ],
      },
    }),
  }
}
