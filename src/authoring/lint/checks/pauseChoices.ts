import { type Choices, type Definition, type Pointer, pointerOf, type Schema, uiAt } from '#engine';
import { showingWidgets } from '../shared/showingWidgets';
import { type Situations, situationsOf } from '../values/situations';
import { answerTestsOf } from '../values/tested';
import type { Check, Violation } from './check';

export const pauseChoices: Check = {
  id: 'pause-choices',
  *run({ definition }) {
    const { openRequestNotice, steps } = definition.request;
    if (openRequestNotice) yield* choicesAt(definition, openRequestNotice, '/openRequestNotice');
    for (const [i, { when, pause }] of steps.entries())
      if (pause?.choices)
        yield* choicesAt(
          definition,
          pause.choices,
          pointerOf('steps', i, 'pause', 'choices'),
          [when, pause.when].filter((condition) => condition !== undefined),
        );
  },
};

/** Two choices that look the same, or of which one leads to nothing that can be changed. `when`: where they are offered. */
function* choicesAt(
  definition: Definition,
  { goOn, change, field }: Choices,
  at: Pointer,
  when: Schema[] = [],
): Generator<Violation> {
  const report = (name: keyof Choices, message: string): Violation => ({
    file: 'request',
    at: at + pointerOf(name),
    message,
  });
  if (goOn.trim().toLowerCase() === change.trim().toLowerCase())
    yield report(
      'change',
      `Both buttons say ${JSON.stringify(change)}, so that nobody can tell them apart. Say on this one what can be changed.`,
    );
  const why = whyUnchangeable(definition, field, when);
  if (why)
    yield report(
      'field',
      `The button ${JSON.stringify(change)} leads to "${field}", ${why}. Name a field that the customer can change there.`,
    );
}

/** Widgets whose value the customer cannot change. */
const unchangeable = [...showingWidgets, 'note', 'links', 'button'];

function whyUnchangeable(
  definition: Definition,
  field: Pointer,
  when: Schema[],
): string | undefined {
  const situations = situationsOf(definition);
  const descriptions = situations.of(field);
  // map-pointer reports it.
  if (descriptions.length === 0) return undefined;
  if (field.includes('/items/')) return 'which every entry of a list has';
  const { 'ui:widget': widget = '' } = uiAt(definition.ui, field);
  if (widget === 'hidden') return 'which is never shown';
  if (descriptions.some(({ schema, guards }) => schema.readOnly && guards.length === 0))
    return 'which is readOnly';
  if (unchangeable.includes(widget)) return `which has the widget "${widget}" and takes no answer`;
  const open = descriptions.filter(({ schema }) => !schema.readOnly);
  if (open.length === 0) return 'which is readOnly';
  if (!isShown(situations, field, when)) return 'which is not shown where this is asked';
  const locked = Object.entries(definition.request.proofs ?? {}).find(
    ([proved, { locks = [] }]) => locks.includes(field) && isAlwaysProved(situations, proved),
  );
  return locked && `which is locked by then: the proof of "${locked[0]}" locks it`;
}

/** Whether some answers show a field and meet these conditions, as far as can be told. */
function isShown(situations: Situations, field: Pointer, when: Schema[]): boolean {
  const alternatives = when.map((condition) => answerTestsOf(condition) ?? [[]]);
  return alternatives
    .reduce(
      (some, others) => some.flatMap((one) => others.map((other) => [...one, ...other])),
      [[]],
    )
    .some(
      (tests) =>
        // step-never reports conditions that exclude each other.
        !situations.canHold([], tests) ||
        situations.canHold([], [...tests, { field, rules: [], at: '' }]),
    );
}

/** Whether every request has this answer, with its proof. */
const isAlwaysProved = ({ branches }: Situations, field: Pointer): boolean =>
  branches.descriptions.some(
    ({ at, schema, guards }) => at === field && schema.proof && guards.length === 0,
  ) &&
  branches.required.some(
    ({ scope, names, guards }) =>
      guards.length === 0 && names.some((name) => scope + pointerOf(name) === field),
  );
