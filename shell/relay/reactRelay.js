// What the product uses of react-relay, file by file: its index is CommonJS and brings the containers of ten years.
// The build puts this in the place of the package; a name that is missing here fails the build.
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js'
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js'
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment.js'
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery.js'
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment.js'
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery.js'
export { default as useRefetchableFragment } from 'react-relay/lib/relay-hooks/useRefetchableFragment.js'
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment.js'
export { fetchQuery, graphql } from 'relay-runtime'
