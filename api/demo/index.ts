export { isHalfDemo, loadDemo, StoreNotEmptyError, type Demo, type DemoOptions } from './loadDemo.ts'
