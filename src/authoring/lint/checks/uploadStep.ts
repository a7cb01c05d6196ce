import { answersIn, isEach, partsOf, pointerOf } from '#engine';
import type { Check } from './check';

export const uploadStep: Check = {
  id: 'upload-step',
  *run({ definition: { request }, fields }) {
    for (const [i, { as, send }] of request.steps.entries())
      for (const [target, source] of Object.entries(isEach(send) ? {} : send))
        if (as === 'multipart' && source === '/answers')
          yield {
            file: 'request',
            at: pointerOf('steps', i, 'send', target),
            message:
              'A multipart payload cannot have all answers in one part. Send each answer on its own.',
          };
    for (const { at, place, schema } of fields) {
      if (schema.upload === undefined) continue;
      if (partsOf(at).length > 1) {
        yield {
          file: 'schema',
          at: place,
          message: `The upload "${at}" is inside another field. Move it to the top level of the answers.`,
        };
        continue;
      }
      for (const [i, step] of request.steps.entries())
        if (answersIn(step.send).includes(at) && step.as !== 'multipart')
          yield {
            file: 'request',
            at: `/steps/${i}`,
            message: `The step "${step.id}" sends the file "${at}" as JSON. Add "as": "multipart".`,
          };
    }
  },
};
