import { getAt, isObject, pointersOf, type Pointer, type ValueExpression } from '#engine';
import { fieldNameOf } from './field';
import { type Goal, GoalFinder, type Goals } from './goals';
import { meets } from './meets';
import { answerOf } from './wishes';
import type { Walk } from './walk';

/** The answers from which a value follows, and what they have to be for the value to reach its goal. */
export function causesOf(walk: Walk, at: Pointer, goal: Goal | undefined): Goals {
  const { request } = walk.definition;
  const name = fieldNameOf(at);
  const causes: Goals = new Map();
  const anyOther = (field: Pointer) => causes.set(field, { isAnswered: true, schemas: [] });
  for (const [field, { fills }] of Object.entries(request.lookUps ?? {}))
    if (name in fills) anyOther(field);
  for (const [field, { fills = {} }] of Object.entries(request.lists ?? {}))
    if (Object.keys(fills).some((filled) => name === siblingName(field, filled)))
      anyOther(field.includes('/items/') ? at.replace(/[^/]+$/, field.split('/').at(-1)!) : field);
  const source = request.prefill?.[name];
  if (source === undefined) return causes;
  if (isObject(source) && 'choose' in source) return chosen(walk, source.choose as never, goal);
  return evaluated(walk, source as ValueExpression, goal, causes);
}

const siblingName = (field: Pointer, filled: string): Pointer =>
  `${field.slice(0, field.lastIndexOf('/'))}/${filled}`;

/** One of the cases whose value is wanted, and none before it. */
function chosen(
  walk: Walk,
  cases: { when?: object; is: unknown }[],
  goal: Goal | undefined,
): Goals {
  const around = walk.around('');
  const right = cases
    .map((one, i) => ({ ...one, i }))
    .filter(({ is }) => !goal || goal.schemas.every((schema) => meets(is, schema, around)));
  const finder = new GoalFinder(walk.random, answerOf);
  if (right.length === 0) return finder.goals;
  const { when, i } = walk.random.pick(right);
  for (const { when: earlier } of cases.slice(0, i)) if (earlier) finder.find(earlier, false);
  if (when) finder.find(when, true);
  return finder.goals;
}

function evaluated(
  walk: Walk,
  source: ValueExpression,
  goal: Goal | undefined,
  causes: Goals,
): Goals {
  const around = walk.around('');
  const allows = (value: unknown) =>
    !goal || goal.schemas.every((schema) => meets(value, schema, around));
  const want = (pointer: Pointer, isAnswered: boolean, schemas: Goal['schemas'] = []) => {
    const field = answerOf(pointer);
    if (field !== undefined) causes.set(field, { isAnswered, schemas });
  };
  const { context, resolved } = walk.state;
  const document = { ...context, answers: resolved };
  if (typeof source === 'string') want(source, goal?.isAnswered ?? true, goal?.schemas);
  else if ('has' in source) want(source.has, allows(true));
  else if ('same' in source) {
    const [one, other] = source.same;
    const [changed, fixed] = answerOf(one) === undefined ? [other, one] : [one, other];
    const value: unknown = getAt(document, fixed);
    want(changed, true, [allows(true) ? { const: value } : { not: { const: value } }]);
    if (value === undefined) want(fixed, true);
  } else for (const pointer of pointersOf(source)) want(pointer, true);
  return causes;
}
