import { barrels } from './barrels.ts'
import { fileNames } from './fileNames.ts'
import { graphqlNames } from './graphqlNames.ts'
import { importBorders } from './importBorders.ts'
import { importExtensions } from './importExtensions.ts'
import { platformOnly } from './platformOnly.ts'
import { styleValues } from './styleValues.ts'
import { topLevelFunctions } from './topLevelFunctions.ts'
import { unusedFields } from './unusedFields.ts'

/** The rules of this house, as a plugin of the one linter. */
export default {
  meta: { name: 'house' },
  rules: {
    barrels,
    'file-names': fileNames,
    'graphql-names': graphqlNames,
    'import-borders': importBorders,
    'import-extensions': importExtensions,
    'platform-only': platformOnly,
    'style-values': styleValues,
    'top-level-functions': topLevelFunctions,
    'unused-fields': unusedFields,
  },
}
