export {
  type AsShownRecord,
  asShownRecord,
  type SealedRecord,
  type ShownAnswer,
  type ShownPart,
  type ShownQuestion,
} from './asShown';
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
export { feedLine, type FeedCustomer, type FeedLine, policyBookAnswers } from './policyBook';
export { screenNames } from './screens';
export { declined, refusal, type Problem } from './refusal';
export type { Result } from './result';
export {
  signedHeaders,
  type DeliveredTicket,
  deliveredTicket,
  type DeliveredWithdrawal,
  deliveredWithdrawal,
  type TicketFile,
} from './deliveredTicket';
export {
  type Manifest,
  type Release,
  type ReleaseEvent,
  releaseInputs,
  type ReleaseProposal,
  type ReleaseState,
  type ReleaseSummary,
} from './releases';
export { visibleSign } from './schemas';
export { closedStatuses, openStatuses, waitingStatus } from './ticketStatuses';
