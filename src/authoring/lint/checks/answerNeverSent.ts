import {
  type Described,
  fieldOf,
  givenLists,
  isGroup,
  isObject,
  parentOf,
  partsOf,
  type Pointer,
  pointersIn,
  uiAt,
} from '#engine';
import { valuesIn } from '../../walk';
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
    const all = [...carried, ...assumed];
    const sent = new Set(all.map(fieldOf));
    const groups = new Set(fields.filter(({ schema }) => isGroup(schema)).map((one) => one.at));
    /** Of a field in a group: whether neither it nor a group around it is sent. */
    const isLost = (at: Pointer) =>
      groups.has(parentOf(at)) && !all.some((one) => one === at || at.startsWith(`${one}/`));
    for (const at of pointers) {
      const name = fieldOf(at);
      const asked = fields.find((field) => field.at === at && isAsked(field));
      if (!asked || isGroup(asked.schema)) continue;
      if (partsOf(at).length === 1 ? !sent.has(name) : isLost(at))
        yield {
          file: 'schema',
          at: asked.place,
          target: 'name',
          message: `The answer to "${at.slice(1)}" is never sent. Add "/answers${at}" to "send" of the step that raises the ticket, or add "${at.slice(1)}" to its "assumes" if it follows from what is sent.`,
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
    for (const { at: list, columns } of givenLists(definition)) {
      if (uiAt(definition.ui, list)['ui:widget'] !== 'table') continue;
      const isTold = columns.some((name) => carried.includes(`${list}/items/${name}`));
      const map = [...valuesIn(raising.send)].find(
        ([, value]) => isObject(value) && value.each === `/answers${list}`,
      );
      if (!isTold && map)
        yield {
          file: 'request',
          at: `/steps/${step}/send${map[0]}/send`,
          target: 'name',
          message: `Nothing says which row of the records one of "${list}" is. Add "/item/${columns[0]}" to this "send".`,
        };
    }
  },
};

const isAsked = ({ schema }: Described) => !schema.readOnly && schema.type !== 'null';
