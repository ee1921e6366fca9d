import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Answers parameters of an address that are no JSON as what they are: of itself Yoga takes them for an error of ours. */
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
