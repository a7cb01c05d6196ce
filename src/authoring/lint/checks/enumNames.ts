import { choicesOf, type Described, isMultipleChoice, type Json, uiAt } from '#engine';
import { isEqual } from '../../assertionHolds';
import type { Check } from './check';

export const enumNames: Check = {
  id: 'enum-names',
  *run({ definition: { ui }, fields, pointers }) {
    for (const at of pointers) {
      const names = uiAt(ui, at)['ui:enumNames'];
      if (!names) continue;
      const [own, ...others] = fields.filter((field) => field.at === at);
      for (const field of [own!, ...others.filter((other) => !leavesSome(other, own!))]) {
        const { schema } = field;
        const values = valuesIn(field);
        if (values.length === 0) continue;
        if (names.length === values.length) {
          const moved = movedIn(values, valuesIn(own!));
          if (moved === undefined) continue;
          yield {
            file: 'schema',
            at: `${field.place}${isMultipleChoice(schema) ? '/items' : ''}/enum`,
            message: `${JSON.stringify(moved)} of "${at}" stands at another place elsewhere (${valuesIn(own!).join(', ')}), and ui:enumNames has a name for each place: it would read wrong here. Write the values in one order.`,
          };
          break;
        }
        const what = schema.enum || isMultipleChoice(schema) ? 'enum' : 'a boolean';
        yield {
          file: 'ui',
          at: `${at}/ui:enumNames`,
          message: `The number of ui:enumNames is ${names.length}, but ${what} has ${values.length} values (${values.join(', ')}). Write one name for each value.`,
        };
        break;
      }
    }
  },
};

/** The first value whose index in other values is another one. */
const movedIn = (values: Json[], others: Json[]): Json | undefined =>
  values.find((value, i) => others.some((other, k) => k !== i && isEqual(other, value)));

const valuesIn = ({ schema }: Described) => choicesOf(schema).map(({ value }) => value);

/** Whether a condition leaves some values of a field that is there beside it: each keeps its name. */
function leavesSome(other: Described, own: Described): boolean {
  const around = own.place.slice(0, own.place.lastIndexOf('/then/') + 1);
  const values = valuesIn(own);
  return other.place.startsWith(around) && valuesIn(other).every((value) => values.includes(value));
}
