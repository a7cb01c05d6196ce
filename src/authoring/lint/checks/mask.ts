import {
  type Definition,
  type List,
  type MaskedValue,
  maskedValues,
  partsOf,
  type Pointer,
  pointerOf,
  type RequestRules,
  uiAt,
} from '#engine';
import { callSites } from '../shared/callSites';
import { conditionsOf } from '../shared/conditions';
import {
  anyEntry,
  isReadBy,
  type Read,
  readsOf,
  readsOfCondition,
  readsOfMap,
  readsOfRules,
} from '../shared/reads';
import type { Check, CheckInput, Violation } from './check';

/** A mask must not be evaded by another way of the value to the browser, and nothing there may need the whole value. */
export const mask: Check = {
  id: 'mask',
  isOfStructure: true,
  *run(input) {
    const { definition, pointers } = input;
    const values = maskedValues(definition);
    for (const field of pointers) {
      const { 'ui:mask': mask } = uiAt(definition.ui, field.replaceAll(/\/items(?=\/|$)/g, '/0'));
      if (!mask) continue;
      const at = `${field}/ui:mask`;
      if ((mask.first ?? 0) + (mask.last ?? 0) === 0)
        yield {
          file: 'ui',
          at,
          message:
            'This mask shows nothing at all. Write how many characters are read: { "last": 4 }.',
        };
      else if (!values.some((one) => one.field === field) && isOfRecords(input, field))
        yield {
          file: 'ui',
          at,
          message: `"${field}" is not typed, and only a value of a load can be masked. Prefill the field, or the readOnly list that it is in, with a pointer to what a load keeps, such as "/loaded/account".`,
        };
    }
    for (const value of values) yield* needsOf(input, value);
  },
};

/** Whether the customer does not type it: it is read-only, or in a list that they are given. */
function isOfRecords({ fields, definition: { request } }: CheckInput, field: Pointer): boolean {
  const isReadOnly = fields.some(({ at, schema }) => schema.readOnly && isWithin(field, at));
  const filled = [...Object.values(request.lookUps ?? {}), ...Object.values(request.lists ?? {})];
  return isReadOnly || filled.some(({ fills = {} }) => field in fills || field.slice(1) in fills);
}

const isWithin = (inner: Pointer, outer: Pointer) => `${inner}/`.startsWith(`${outer}/`);

/** What in the browser reads a value that it gets masked, each place once. */
function* needsOf(input: CheckInput, value: MaskedValue): Generator<Violation> {
  const { field, from } = value;
  const answer = partsOf(field).map(anyEntry);
  const masked = [
    partsOf(from),
    ['answers', ...answer],
    // What the form began with, in `submitWhen`.
    ['first', ...answer],
  ];
  const told = new Set<string>();
  for (const { file, read, effect } of needs(input, value)) {
    if (!masked.some((one) => isReadBy(one, read)) || told.has(file + read.at)) continue;
    told.add(file + read.at);
    yield {
      file,
      at: read.at,
      message: `The browser gets "${field}" masked, ${effect}, or remove the "ui:mask".`,
    };
  }
}

interface Need {
  file: 'schema' | 'request';
  read: Read;
  /** What comes of it, and what to do. */
  effect: string;
}

const effects = {
  condition: 'so this condition can decide otherwise there than on the server. Test another value',
  rule: 'so this rule cannot be judged there. Compare with another value',
  send: 'and sends it so. Send another value',
  value: 'so this value is another one there than on the server. Take it from another one',
  choices: 'so the choices are others there than on the server. Take them from another value',
  question: 'so that is what this look-up asks with. Ask with another answer',
  proof: 'so that is what would be proved. Ask for a proof of another answer',
};

function* needs({ definition, fields }: CheckInput, { field, from }: MaskedValue): Generator<Need> {
  const { schema, request } = definition;
  const answer = ['answers', ...partsOf(field).map(anyEntry)];
  for (const { by, ...read } of readsOfRules(schema, '', ['answers'], ['answers']))
    // A problem at the masked value itself is left to the server.
    if (by.join('/') !== answer.join('/'))
      yield {
        file: 'schema',
        read,
        effect: /\/(if|contains)\//.test(read.at) ? effects.condition : effects.rule,
      };
  for (const { at, schema: part, place } of fields)
    if (at === field && part.proof)
      yield {
        file: 'schema',
        read: { path: answer, at: `${place}/proof`, isWhole: true },
        effect: effects.proof,
      };
  yield* inConditions(definition);
  yield* inPrefill(request, field, from);
  yield* inLists(request);
  yield* inCalls(request);
}

function* inConditions(definition: Definition): Generator<Need> {
  for (const { file, at, condition, instance } of conditionsOf(definition)) {
    if (file !== 'request' || instance !== 'document') continue;
    // The server alone assumes: from its own records, and the answers as they were sent.
    const isAssumed = /^\/steps\/\d+\/assumes\//.test(at);
    for (const read of readsOfCondition(condition, at))
      if (!isAssumed || read.path[0] === 'answers') yield { file, read, effect: effects.condition };
  }
}

/** All but what fills the field itself. */
function* inPrefill({ prefill = {} }: RequestRules, field: Pointer, from: Pointer) {
  for (const [target, source] of Object.entries(prefill)) {
    const own = typeof source === 'string' ? source : 'from' in source ? source.from : undefined;
    if (isWithin(field, target) && own !== undefined && isWithin(from, own)) continue;
    const list = target.slice(0, Math.max(target.lastIndexOf('/items/'), 0));
    const item = ['answers', ...partsOf(list).map(anyEntry), '*'];
    for (const read of readsOf(source, `/prefill${pointerOf(target)}`, item))
      yield { file: 'request' as const, read, effect: effects.value };
  }
}

/** Of a list only what its choices show, give and fill. */
function* inLists({ lists = {} }: RequestRules): Generator<Need> {
  for (const [field, list] of Object.entries(lists)) {
    const at = `/lists${pointerOf(field)}`;
    if ('from' in list) {
      for (const name of namesIn(list)) {
        const path = [...partsOf(list.from), '*', name];
        yield {
          file: 'request',
          read: { path, at: `${at}/from`, isWhole: true },
          effect: effects.choices,
        };
      }
    } else if ('compute' in list)
      for (const read of readsOf({ compute: list.compute, of: list.of }, at))
        yield { file: 'request', read, effect: effects.choices };
  }
}

const namesIn = ({ option = { label: 'label', value: 'value' }, fills = {} }: List): string[] => [
  option.label,
  option.value,
  ...Object.values(fills).map((from) => partsOf(from.startsWith('/') ? from : `/${from}`)[0]!),
];

/**
 * What the browser sends as it has it. Values of a step and of a draft the server takes from its own records, but it has
 * only those answers that were sent.
 */
function* inCalls(request: RequestRules): Generator<Need> {
  for (const { send, at } of callSites(request)) {
    const isStep = at.startsWith('/steps/');
    const isOfDraft = /^\/(asides|downloads)\//.test(at);
    for (const { target, ...read } of readsOfMap(send, `${at}/send`)) {
      if (isOfDraft && isWithin(target, '/form_data')) continue;
      if (!isStep || read.choosesAnswer)
        yield { file: 'request', read, effect: isStep ? effects.value : effects.send };
    }
  }
  for (const field of Object.keys(request.lookUps ?? {}))
    yield {
      file: 'request',
      read: {
        path: ['answers', ...partsOf(field).map(anyEntry)],
        at: `/lookUps${pointerOf(field)}`,
        isWhole: true,
      },
      effect: effects.question,
    };
}
