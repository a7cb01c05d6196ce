import { answersIn, partsOf, pointerOf, pointersIn } from '#engine';
import type { Check } from './check';

export const answerNeverSent: Check = {
  id: 'answer-never-sent',
  explains: 'An answer that no step of the ticket sends is lost.',
  run({ definition: { request }, fields }) {
    const raising = request.steps.find((step) => step.raises === 'ticket');
    if (raising && pointersIn(raising.send).includes('/answers')) return [];
    const assumed = Object.keys(raising?.assumes ?? {});
    const sent = new Set(
      raising ? [...answersIn(raising.send), ...assumed].map((at) => partsOf(at)[0]) : [],
    );
    const unsent = fields.filter(
      ({ at, schema }) =>
        partsOf(at).length === 1 &&
        !schema.readOnly &&
        schema.type !== 'null' &&
        !sent.has(partsOf(at)[0]),
    );
    return [...new Set(unsent.map(({ at }) => at))].map((at) => ({
      part: 'schema',
      at: `/properties${at}`,
      which: 'name',
      message: `"${partsOf(at)[0]}" is asked for but never sent. Add it to "send" of the step that raises the ticket (a source "/answers${pointerOf(...partsOf(at))}"), or to its "assumes" where what is sent tells it.`,
    }));
  },
};
