import type { StepMatch } from '../definitions/requestTypes';
import type { Received } from '../received';
import type { Services } from '../services';
import type { Session } from '../session/session';

/** A step of a request that a customer sent. */
export interface StepRequest {
  services: Services;
  session: Session;
  stepMatch: StepMatch;
  received: Received;
}
