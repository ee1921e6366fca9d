import { importVisitor } from './importVisitor.ts'
import { importedPath, layers, placeOf, type Place } from './places.ts'
import { isTestSupport, projectPath, type Rule } from './rule.ts'

/** Who may import whom (the README's picture): anything that crosses a border is an error. */
export const importBorders: Rule = {
  create(context) {
    const path = projectPath(context)
    const from = placeOf(path)
    return importVisitor((specifier, node) => {
      const target = importedPath(specifier, path)
      const message =
        target === null
          ? packageProblem(specifier, from, path)
          : crossing(from, path, placeOf(target), target)
      if (message) context.report({ message, node })
    })
  },
}

const routerAndRelay = /^(react-router|react-relay|relay-runtime|graphql-sse|@module-federation\/.+)(\/|$)/

function packageProblem(specifier: string, from: Place, path: string): string | null {
  if (from.kind === 'remote' && routerAndRelay.test(specifier) && !isTestSupport(path))
    return `A remote takes the router and Relay from @coverdesk/contract, not from ${specifier}: the shell owns the one copy.`
  if (from.kind === 'design-system' && routerAndRelay.test(specifier))
    return 'The design system knows no router and no data layer: it is given a link component.'
  return null
}

function crossing(from: Place, path: string, to: Place, target: string): string | null {
  if (from.kind === 'api')
    return to.kind === 'api' ? withinApi(from, path, to, target) : apiOutwards(path, target)
  if (from.kind === 'remote') return fromRemote(from.name, path, to)
  if (from.kind === 'design-system')
    return to.kind === from.kind ? null : 'The design system imports nothing of ours.'
  if (from.kind === 'contract')
    return to.kind === 'contract' || to.kind === 'design-system'
      ? null
      : 'The contract stands on its own: the shell implements it, and never the other way round.'
  if (from.kind === 'shell' && (to.kind === 'remote' || to.kind === 'api'))
    return 'The shell finds remotes at run time and the API by its schema: it imports neither.'
  if (from.kind === 'e2e' && to.kind !== 'e2e' && to.kind !== 'tools')
    return 'A journey sees what a person sees: it imports no code of the product.'
  return null
}

function fromRemote(name: string, path: string, to: Place): string | null {
  const isOwn = to.kind === 'remote' && to.name === name
  if (isOwn || to.kind === 'contract' || to.kind === 'design-system') return null
  if (to.kind === 'tools' && isTestSupport(path)) return null
  if (to.kind === 'remote')
    return `Remotes are islands: ${name} meets ${to.name} through a link, a slot or the graph, never by import.`
  return 'A remote imports the design system and the contract, and nothing else of ours.'
}

function withinApi(
  from: Extract<Place, { kind: 'api' }>,
  path: string,
  to: Extract<Place, { kind: 'api' }>,
  target: string,
): string | null {
  if (from.folder === to.folder) return null
  const isTest = isTestSupport(path)
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer) && !(isTest && to.folder === 'testing'))
    return `Imports go down only: ${from.layer} code may not import ${to.layer} code.`
  const isFace = target === `api/${to.folder}/index.ts`
  if ((to.layer === 'module' || to.layer === 'platform') && !isFace && !isTest)
    return `api/${to.folder} is met through its face, api/${to.folder}/index.ts.`
  return null
}

function apiOutwards(path: string, target: string): string | null {
  if (isTestSupport(path)) return null
  return `The API imports nothing outside api/ (${target}).`
}
