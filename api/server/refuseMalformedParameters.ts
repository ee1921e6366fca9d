import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Rejects URL parameters that are not JSON with 400; Yoga alone would report a server error. */
export function refuseMalformedParameters(): Plugin {
  return {
    onRequestParse({ request, requestParser, setRequestParser }) {
      if (request.method !== 'GET' || !requestParser) return
      setRequestParser(async (read) => {
        try {
          return await requestParser(read)
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error
          throw new GraphQLError('The parameters variables and extensions must be JSON.', {
            extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
          })
        }
      })
    },
  }
}
