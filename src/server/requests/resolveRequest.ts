import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  settle,
  withOwnValues,
} from '#engine';
import type { Kind } from '../definitions/requestTypes';
import type { Judge } from '../routes/judge';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { contextOf } from './context';
import type { Desk } from './stepRequest';

/** All answers of a request beside its steps: kept as a draft, signed, or set on paper. */
export interface Whole {
  definition: CompiledDefinition;
  context: Context;
  /** As they count, with our own values. */
  answers: Answers;
}

/** A desk for a request as a whole: `fields` is what came with the answers. */
export function deskFor(
  services: Services,
  judge: Judge,
  session: Session,
  kind: Kind,
  fields: { [name: string]: unknown } = {},
): Desk {
  const step = kind.type.strictly.request.steps.find(({ raises }) => raises)!;
  return {
    services,
    judge,
    session,
    aim: { ...kind, step },
    received: { kind: 'json', fields, files: {} },
  };
}

/** Takes the answers as they would be taken now, by our own records. */
export async function wholeOf(desk: Desk, policyNumber: string, given: Answers): Promise<Whole> {
  const definition = asOf(desk.aim.type.fully, desk.services.today());
  const context = await contextOf(desk, policyNumber, settle(definition, given));
  const answers = settle(definition, withOwnValues(definition, context, given));
  return { definition, context, answers };
}
