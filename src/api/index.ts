export { photoBytes } from './calls/checks';
export { callNamed } from './callNamed';
export type { CallContract } from './callContract';
export {
  type ApiCall,
  contract,
  type Declined,
  type FileCall,
  type Input,
  type Output,
} from './contract';
export { knownCalls } from './knownCalls';
export { openApi } from './openApi';
export { declined, refusal, type Problem } from './refusal';
export type { Result } from './result';
