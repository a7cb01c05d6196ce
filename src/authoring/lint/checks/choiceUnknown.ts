import { choicesOf, isMultipleChoice, isObject, type Pointer, pointerOf } from '#engine';
import { didYouMean } from '../../didYouMean';
import { type Condition, type Test, testsOf } from '../shared/conditions';
import type { Check } from './check';

export const choiceUnknown: Check = {
  id: 'choice-unknown',
  isOfStructure: true,
  *run({ definition, fields }) {
    for (const { condition, test } of testsOf(definition)) {
      const { contains } = test.schema;
      if (!isObject(contains)) continue;
      const field = fieldOf(condition, test);
      const described = fields.filter((one) => one.at === field);
      const choices = described
        .filter(({ schema }) => isMultipleChoice(schema))
        .flatMap(({ schema }) => choicesOf(schema).map(({ value }) => value));
      if (choices.length === 0) continue;
      const place = condition.at + test.location + pointerOf('contains');
      const listed: [Pointer, unknown][] = [
        ...('const' in contains
          ? [[pointerOf('const'), contains.const] as [Pointer, unknown]]
          : []),
        ...[contains.enum ?? []]
          .flat()
          .map((value, i): [Pointer, unknown] => [pointerOf('enum', i), value]),
      ];
      for (const [at, value] of listed)
        if (!choices.includes(value as never))
          yield {
            file: condition.file,
            at: place + at,
            message: `${JSON.stringify(value)} is none of the choices of "${field}", so it is never ticked. ${didYouMean(String(value), choices.map(String), `Use one of them: ${choices.join(', ')}.`)}`,
          };
    }
  },
};

/** The field that is tested, as a pointer into the answers; empty for what is no answer. */
function fieldOf({ instance, field }: Condition, { path }: Test): Pointer {
  if (instance === 'answers') return field + pointerOf(...path);
  return instance === 'document' && path[0] === 'answers' ? pointerOf(...path.slice(1)) : '';
}
