import type { StepMatch } from '../definitions/requestTypes';
import type { Received } from '../received';
import type { Judge } from '../routes/judge';
import type { Services } from '../services';
import type { Session } from '../session/session';

/** One step of one request that a customer sent. */
export interface StepRequest {
  services: Services;
  judge: Judge;
  session: Session;
  stepMatch: StepMatch;
  received: Received;
}
