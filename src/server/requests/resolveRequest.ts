import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  normalizeAnswers,
  type NormalizedAnswers,
  resolveAnswers,
} from '#engine';
import type { ResolvedRequestType } from '../definitions/requestTypes';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { contextOf } from './context';
import type { StepRequest } from './stepRequest';

/** All answers of a request beside its steps: kept as a draft, signed, or set on paper. */
export interface ResolvedRequest {
  definition: CompiledDefinition;
  context: Context;
  /** As they count, with our own values. */
  answers: NormalizedAnswers;
}

/** A desk for a request as a whole: `fields` is what came with the answers. */
export function stepRequestFor(
  services: Services,
  session: Session,
  kind: ResolvedRequestType,
  fields: { [name: string]: unknown } = {},
): StepRequest {
  const step = kind.type.failFast.request.steps.find(({ raises }) => raises)!;
  return {
    services,
    session,
    stepMatch: { ...kind, step },
    received: { kind: 'json', fields, files: {} },
  };
}

/** Takes the answers as they would be taken now, by our own records. */
export async function resolveRequest(
  stepRequest: StepRequest,
  policyNumber: string,
  given: Answers,
): Promise<ResolvedRequest> {
  const definition = asOf(stepRequest.stepMatch.type.allErrors, stepRequest.services.today());
  const context = await contextOf(stepRequest, policyNumber, normalizeAnswers(definition, given));
  const answers = resolveAnswers(definition, context, given);
  return { definition, context, answers };
}
