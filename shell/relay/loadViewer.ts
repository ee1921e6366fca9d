import type { Viewer } from '@coverdesk/contract'
import { graphql, fetchQuery } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { loadViewerQuery } from './__generated__/loadViewerQuery.graphql.ts'

/** Loads the signed-in user; without a session the network layer redirects to sign-in. */
export async function loadViewer(environment: IEnvironment): Promise<Viewer> {
  const query = graphql`
    query loadViewerQuery {
      agencyUser {
        id
        name
        email
        agency {
          id
          name
        }
      }
    }
  `
  const answer = await fetchQuery<loadViewerQuery>(environment, query, {}).toPromise()
  if (!answer) throw new Error('The server did not say who is signed in.')
  const { id, name, email, agency } = answer.agencyUser
  return { id, name, email, agency: { id: agency.id, name: agency.name } }
}
