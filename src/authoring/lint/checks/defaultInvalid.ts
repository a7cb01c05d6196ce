import { type Definition, isObject, type Json, type Pointer, uiAt } from '#engine';
import { allows, isAnswer, whyNoAnswer } from '../values/allows';
import type { Description } from '../values/branches';
import { nameOf } from '../values/rule';
import { type Situations, situationsOf } from '../values/situations';
import type { Check, Violation } from './check';

export const defaultInvalid: Check = {
  id: 'default-invalid',
  *run({ definition }) {
    const situations = situationsOf(definition);
    for (const description of situations.branches.descriptions) {
      const { schema, place, at, guards } = description;
      if ('default' in schema)
        yield* guards.length > 0 || !isStart(definition, at)
          ? [unused(description)]
          : wrongValue(situations, description, schema.default, `${place}/default`, 'default');
      if (Array.isArray(schema.examples))
        for (const [i, example] of (schema.examples as Json[]).entries())
          yield* wrongValue(situations, description, example, `${place}/examples/${i}`, 'example');
    }
  },
};

/** Whether the form starts with the defaults of these fields, or an entry that customers add to a list. */
function isStart({ ui }: Definition, at: Pointer): boolean {
  const lists = at.split('/items/').slice(0, -1);
  const isField = at.split('/items/').every((each) => !each.replace(/^\//, '').includes('/'));
  return (
    isField &&
    lists.every((_, i) => uiAt(ui, lists.slice(0, i + 1).join('/items/'))['ui:entries']?.editing)
  );
}

const unused = ({ at, place }: Description): Violation => ({
  file: 'schema',
  at: `${place}/default`,
  target: 'name',
  message: `The default of "${at}" is never used: a form and an entry that is added start with those of fields outside of conditions and groups. Use prefill in request.json, or remove it.`,
});

function* wrongValue(
  situations: Situations,
  { at, guards, rules }: Description,
  value: Json,
  place: string,
  what: string,
): Generator<Violation> {
  const all = [...new Set([...rules, ...situations.rulesWithin(at, guards)])];
  const broken = all.find((rule) => !allows(rule, value));
  // The value of a list is made of those of its entries.
  if (broken || (!isAnswer(value) && !isObject(value)))
    yield {
      file: 'schema',
      at: place,
      message: broken
        ? `The ${what} ${JSON.stringify(value)} of "${at}" does not satisfy ${nameOf(broken)}. Correct or remove it.`
        : `The ${what} ${JSON.stringify(value)} of "${at}" is no answer: ${whyNoAnswer(value)}. Correct or remove it.`,
    };
}
