import { type Described, fieldOf, partsOf, pointersIn } from '#engine';
import { carriedAnswers } from '../shared/carriedAnswers';
import { unreadItems } from '../shared/unreadItems';
import { typeViolations } from '../types/analysis';
import type { Check } from './check';

export const answerNeverSent: Check = {
  id: 'answer-never-sent',
  *run(input) {
    const { definition, fields, pointers } = input;
    const { request } = definition;
    // A pointer that does not exist may be the one to the answer.
    const wrong = (['map-pointer', 'value-type'] as const).flatMap((rule) =>
      typeViolations(input, rule),
    );
    if (wrong.some(({ at }) => /^\/steps\/\d+\/send\//.test(at))) return;
    const raising = request.steps.find((step) => step.raises === 'ticket');
    if (raising && pointersIn(raising.send).includes('/answers')) return;
    const assumed = Object.keys(raising?.assumes ?? {});
    const carried = carriedAnswers(raising?.send ?? {})
      .filter((pointer) => pointer.startsWith('/answers/'))
      .map((pointer) => pointer.slice('/answers'.length));
    const sent = new Set([...carried, ...assumed].map(fieldOf));
    for (const at of pointers) {
      const name = fieldOf(at);
      const asked = fields.find((field) => field.at === at && isAsked(field));
      if (partsOf(at).length === 1 && asked && !sent.has(name))
        yield {
          file: 'schema',
          at: asked.place,
          target: 'name',
          message: `The answer to "${name}" is never sent. Add "/answers${at}" to "send" of the step that raises the ticket, or add "${name}" to its "assumes" if it follows from what is sent.`,
        };
    }
    if (!raising) return;
    const step = request.steps.indexOf(raising);
    for (const { name, list, at } of unreadItems(input, raising.send)) {
      if (assumed.some((field) => fieldOf(field) === fieldOf(list))) continue;
      yield {
        file: 'request',
        at: `/steps/${step}/send${at}`,
        target: 'name',
        message: `"${name}" of the entries of "${list}" is never sent. Add "/item/${name}" to this "send".`,
      };
    }
  },
};

const isAsked = ({ schema }: Described) => !schema.readOnly && schema.type !== 'null';
