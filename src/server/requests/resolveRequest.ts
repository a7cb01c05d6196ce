import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  type NormalizedAnswers,
  resolveAnswers,
  withValues,
} from '#engine';
import type { ResolvedRequestType } from '../definitions/requestTypes';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { contextOf } from './context';
import type { StepRequest } from './stepRequest';

/** A request that is not submitted: saved as a draft, signed, or printed. */
export interface ResolvedRequest {
  definition: CompiledDefinition;
  context: Context;
  /** Resolved (see `resolveAnswers`). */
  answers: NormalizedAnswers;
}

/** A request for the step that raises the ticket, as if it were sent. `fields`: what came with the answers. */
export function ticketStepRequest(
  services: Services,
  session: Session,
  requestType: ResolvedRequestType,
  fields: { [name: string]: unknown } = {},
): StepRequest {
  const step = requestType.type.failFast.request.steps.find(({ raises }) => raises)!;
  return {
    services,
    session,
    stepMatch: { ...requestType, step },
    received: { kind: 'json', fields, files: {} },
  };
}

/** Resolves answers with the insurer's records of now. */
export async function resolveRequest(
  stepRequest: StepRequest,
  policyNumber: string,
  given: Answers,
): Promise<ResolvedRequest> {
  const definition = asOf(stepRequest.stepMatch.type.allErrors, stepRequest.services.today());
  const context = await contextOf(stepRequest, policyNumber, given);
  const answers = resolveAnswers(definition, context, given);
  return { definition: withValues(definition, context, answers), context, answers };
}
