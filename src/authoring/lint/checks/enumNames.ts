import { choicesOf, type Described, isMultipleChoice, uiAt } from '#engine';
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
          if (isEqual(values, valuesIn(own!))) continue;
          yield {
            file: 'schema',
            at: `${field.place}/enum`,
            message: `"${at}" has the values ${valuesIn(own!).join(', ')} elsewhere, in this order, and ui:enumNames has one name for each place: these (${values.join(', ')}) would read wrong. Give this field a name of its own, or write all values where it is described first.`,
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

const valuesIn = ({ schema }: Described) => choicesOf(schema).map(({ value }) => value);

/** Whether a condition leaves some values of a field that is there beside it: each keeps its name. */
function leavesSome(other: Described, own: Described): boolean {
  const around = own.place.slice(0, own.place.lastIndexOf('/then/') + 1);
  const values = valuesIn(own);
  return other.place.startsWith(around) && valuesIn(other).every((value) => values.includes(value));
}
