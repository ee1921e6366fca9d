import './preferences/updateAgencyUserPreferences.ts'
import './presets/createCustomPreset.ts'
import './presets/presetTools.ts'
import './presets/suggestedPreset.ts'
import './presets/updateCustomPreset.ts'
import './styles/createHtmlDocumentTemplate.ts'
import './styles/updateHtmlDocumentTemplate.ts'
import { defineModule } from '../graphql/index.ts'
import { customPresetKind } from './presets/customPreset.ts'
import { htmlDocumentTemplateKind } from './styles/htmlDocumentTemplate.ts'

export const copilotModule = defineModule({
  name: 'copilot',
  kinds: [customPresetKind, htmlDocumentTemplateKind],
})
