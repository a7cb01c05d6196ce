import { answersIn, partsOf } from '#engine';
import type { Check, Violation } from './check';

export const uploadStep: Check = {
  id: 'upload-step',
  explains:
    'A file travels as a part of a multipart step, one for each field at the top of the answers.',
  run: ({ definition: { request }, fields }) =>
    fields
      .filter(({ schema }) => schema.upload !== undefined)
      .flatMap(({ at, place }): Violation[] => {
        if (partsOf(at).length > 1)
          return [
            {
              part: 'schema',
              at: place,
              message: `"${at}" stands inside another field. Move the upload to the top of the answers.`,
            },
          ];
        return request.steps.flatMap((step, i) =>
          answersIn(step.send).includes(at) && step.as !== 'multipart'
            ? [
                {
                  part: 'request' as const,
                  at: `/steps/${i}`,
                  message: `The step "${step.id}" sends the file "${at}". Add "as": "multipart".`,
                },
              ]
            : [],
        );
      }),
};
