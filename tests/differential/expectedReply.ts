import {
  activeSchema,
  type CompiledDefinition,
  isObject,
  messageFor,
  type NormalizedAnswers,
  pointerOf,
  type Problem,
  type Schema,
  type StepReading,
  subTypeField,
} from '../../src/engine';
import type { Answer } from '../server/help/caller';
import type { Sending } from './sendings';

/** What a reply to a step says: whether it is taken, and if not, why. */
interface Reply {
  status: number;
  problems?: Partial<Problem>[];
  message?: string;
}

/** The reply to a step that the engine reads in this way. */
export function expectedReply(
  definition: CompiledDefinition,
  { payload }: Sending,
  reading: StepReading,
): Reply {
  // The sub-type tells which request it is, and an empty list carries none.
  if (!JSON.stringify(payload).includes(`"${subTypeField}"`)) return { status: 400 };
  switch (reading.kind) {
    case 'due':
      return { status: 200 };
    case 'unknown':
      return {
        status: 422,
        problems: reading.names.map((name) => ({ at: pointerOf(name), rule: 'unknown' })),
      };
    case 'problems': {
      const unsent = unsentFiles(definition, reading.answers);
      return { status: 422, problems: unsent.length > 0 ? unsent : reading.problems };
    }
    case 'unexpected':
      return { status: 422, problems: reading.problems };
    case 'refusal':
      return { status: 409, message: reading.refusal.message };
    case 'stopped':
      return { status: 409, message: reading.message };
    default:
      return { status: 409 };
  }
}

/** The server looks into files before all else, and finds none where another value was sent in its place. */
function unsentFiles(definition: CompiledDefinition, answers: NormalizedAnswers): Problem[] {
  const { properties = {} } = activeSchema(definition, answers);
  return Object.entries<Schema>(properties).flatMap(([name, { upload: limit }]) => {
    if (!limit || answers[name] === undefined || isObject(answers[name])) return [];
    const [at, rule] = [pointerOf(name), 'upload'];
    return [{ at, rule, message: messageFor(definition, { at, rule, limit }) }];
  });
}

/** The part of a reply that the engine can tell. */
export function comparable({ status, body }: Answer, expected: Reply): Reply {
  if (status === 200) return { status };
  const problems = (body.problems as Problem[] | undefined)?.map((problem) =>
    // The words for an unknown name are the server's own.
    problem.rule === 'unknown' ? { at: problem.at, rule: problem.rule } : problem,
  );
  return {
    // A file that is too large to be read to its end has another status.
    status: status === 413 && problems?.some(({ rule }) => rule === 'uploadSize') ? 422 : status,
    ...(problems ? { problems } : 'message' in expected && { message: body.message }),
  };
}
