import type { Viewer } from '@coverdesk/contract'
import { showTimesIn } from '@coverdesk/design-system'
import { graphql, fetchQuery } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { loadViewerQuery } from './__generated__/loadViewerQuery.graphql.ts'

/** Loads the signed-in user; without a session the network layer redirects to sign-in. Times are shown in the agency's zone from then on. */
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
          timeZone
          utcOffsets {
            since
            minutes
          }
        }
      }
    }
  `
  const answer = await fetchQuery<loadViewerQuery>(environment, query, {}).toPromise()
  if (!answer) throw new Error('The server did not say who is signed in.')
  const { id, name, email, agency } = answer.agencyUser
  showTimesIn({
    name: agency.timeZone,
    offsets: agency.utcOffsets.map(({ since, minutes }) => ({ since: Date.parse(since), minutes })),
  })
  return { id, name, email, agency: { id: agency.id, name: agency.name } }
}
