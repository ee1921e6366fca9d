export type { ModelMessage, ModelTool, ModelToolCall } from './model/askProvider.ts'
export { modelVariables, readModelConfig, type ModelConfig } from './model/modelConfig.ts'
export { openModel, type Model, type ModelRequest, type ModelResult } from './model/openModel.ts'
export {
  isModelOn,
  modelRunKind,
  modelSwitchId,
  modelSwitchKind,
  modelUsage,
  type ModelFailure,
  type ModelRun,
} from './model/modelRun.ts'
