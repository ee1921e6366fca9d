import { importedPath } from './places.ts'
import { projectPath, type Rule } from './rule.ts'

/** The only files that may hand on what others export. */
const faces = [
  /^design-system\/(index|forms|data|conversation|frames)\.ts$/,
  /^design-system\/icons\/.+\.ts$/,
  /^shell\/contract\/[^/]+\.ts$/,
  /^api\/[^/]+\/index\.ts$/,
]

/** No barrels but the faces: the design system's, the contract's and one per API module. */
export const barrels: Rule = {
  create(context) {
    const path = projectPath(context)
    if (faces.some((face) => face.test(path))) return {}
    const message =
      'Only a face (design system, contract, API module) hands on exports: import from the file itself.'
    return {
      ExportAllDeclaration(node) {
        context.report({ message, node })
      },
      ExportNamedDeclaration(node) {
        if (node.source && importedPath(node.source.value, path) !== null) context.report({ message, node })
      },
    }
  },
}
