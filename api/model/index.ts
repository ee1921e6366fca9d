export type { ModelMessage, ModelTool, ModelToolCall } from './askProvider.ts'
export { modelVariables, readModelConfig, type ModelConfig } from './modelConfig.ts'
export { openModel, type Model, type ModelRequest, type ModelResult } from './openModel.ts'
export {
  isModelOn,
  modelRunKind,
  modelSwitchId,
  modelSwitchKind,
  modelUsage,
  type ModelFailure,
  type ModelRun,
} from './modelRun.ts'
