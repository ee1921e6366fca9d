import type { RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'

const fields = [
  { __typename: 'ImportField', path: 'account.name', label: 'Name', isRequired: true },
  { __typename: 'ImportField', path: 'account.mailingAddress.postalCode', label: 'ZIP', isRequired: false },
  { __typename: 'ImportField', path: 'contact.email', label: 'Contact email', isRequired: false },
]

const columns = [
  {
    __typename: 'ImportColumn',
    title: 'Named Insured',
    path: 'account.name',
    samples: ['Bowdoin Millwork Inc.', 'Longfellow Construction Co.'],
  },
  {
    __typename: 'ImportColumn',
    title: 'Zip Code',
    path: 'account.mailingAddress.postalCode',
    samples: ['04011', '04101', '78701'],
  },
  { __typename: 'ImportColumn', title: 'Producer', path: null, samples: ['Dana', 'Marcus'] },
]

const refused = {
  __typename: 'PreviewedRow',
  row: 4,
  outcome: 'REFUSED',
  warning: null,
  differences: [],
  name: 'Penobscot Marine Supply',
  problems: [
    {
      __typename: 'ImportRowProblem',
      path: 'account.mailingAddress.postalCode',
      message: 'The ZIP code 78701 is in TX, not in ME.',
    },
  ],
}

const warned = {
  __typename: 'PreviewedRow',
  row: 2,
  outcome: 'NEW',
  name: 'Bowdoin Millwork Inc.',
  warning: 'Looks like Bowdoin Millwork LLC, which already exists: a similar name.',
  differences: [],
  problems: [],
}

const templates = [
  {
    __typename: 'ImportTemplate',
    list: 'ACCOUNTS',
    url: '/exports/accounts-template.csv',
    fields,
  },
]

/** What would come of a list of four clients. */
export function previewAnswer(parts: object = {}) {
  return {
    __typename: 'ImportPreview',
    columns,
    fields,
    mappingProblem: null,
    total: 4,
    readCount: 4,
    isComplete: true,
    newCount: 2,
    presentCount: 1,
    changedCount: 0,
    refusedCount: 1,
    warnedCount: 1,
    rows: [warned, refused],
    ...parts,
  }
}

/** An import that is under way, unless said otherwise. */
export function importAnswer(parts: object = {}) {
  return {
    __typename: 'ListImport',
    id: 'ij_clients',
    list: 'ACCOUNTS',
    fileName: 'clients.csv',
    state: 'RUNNING',
    failure: null,
    total: 50_000,
    doneCount: 12_500,
    createdCount: 12_480,
    updatedCount: 0,
    presentCount: 0,
    refusedCount: 0,
    refusals: [],
    errorsFile: null,
    kept: [],
    keptCount: 0,
    createdAt: '2026-04-05T14:00:00.000Z',
    viewerCanUndo: {
      __typename: 'Permission',
      isAllowed: false,
      reason: 'The import is still in progress.',
    },
    ...parts,
  }
}

/** An import that came to its end, all but two rows. */
export function doneImportAnswer(parts: object = {}) {
  return importAnswer({
    state: 'DONE',
    doneCount: 50_000,
    createdCount: 49_990,
    presentCount: 8,
    refusedCount: 2,
    refusals: ['Row 4: Name: Enter the name.', 'Row 9: ZIP: Enter a ZIP code.'],
    errorsFile: {
      __typename: 'File',
      id: 'fi_errors',
      name: 'clients to correct.csv',
      url: '/files/fi_errors/clients%20to%20correct.csv',
    },
    viewerCanUndo: { __typename: 'Permission', isAllowed: true, reason: null },
    ...parts,
  })
}

/** An agency whose import page answers with this preview or import. */
export function importAnswers({ preview = previewAnswer(), begun = importAnswer() } = {}): RemoteAnswers {
  return {
    ImportPageQuery: ({ isChosen, isBegun }) => ({
      ...(isChosen === true && { preview }),
      ...(isBegun === true && { begun }),
      importTemplates: templates,
      listImports: [doneImportAnswer({ id: 'ij_before', fileName: 'policies.csv', list: 'POLICIES' })],
    }),
    startImportMutation: () => ({ startImport: { __typename: 'StartImportSuccess', listImport: begun } }),
    undoImportMutation: () => ({ undoImport: { __typename: 'UndoImportSuccess', listImport: begun } }),
  }
}
