import { asPointer, descriptionOf, partsOf, type Pointer, pointerOf, type ValueMap } from '#engine';
import { isProvable } from '../shared/provable';
import { checkCall } from './calls';
import { checkMessage } from './checkMessage';
import { checkCondition } from './conditions';
import { responseOf } from './responses';
import { isEntered, type Types } from './types';
import { alternativesOf, anything, jsonTypeOf, typeAt, union, type ValueType } from './valueType';

/** The calls beside the steps: proofs, signatures, downloads, asides, and what makes the button appear. */
export function checkSideCalls(types: Types): void {
  const { definition, calls, report, document } = types;
  const { request } = definition;
  const place = document();
  const typed = isEntered(types);
  const mayBeMissing = ({ pointer = '' }) => pointer.startsWith('/link/');
  for (const [field, { call, send, holdsWhen, messageFrom }] of Object.entries(
    request.proofs ?? {},
  )) {
    if (!isProvable(field)) continue;
    const at = `/proofs${pointerOf(field)}`;
    checkCall(report, place, calls, { call, send, at, isEntered: typed, mayBeMissing });
    const response = { root: responseOf(calls, call, true), of: `the response of "${call}"` };
    if (holdsWhen)
      checkCondition(
        report,
        holdsWhen,
        { ...response, named: withSent(types, field, send, response.root) },
        `${at}/holdsWhen`,
      );
    if (messageFrom !== undefined)
      checkMessage(types, response.root, call, messageFrom, `${at}/messageFrom`);
  }
  const sideCalls = ['signatures', 'downloads', 'asides'] as const;
  for (const name of sideCalls)
    for (const [i, { call, send }] of (request[name] ?? []).entries())
      checkCall(report, place, calls, { call, send, at: pointerOf(name, i), mayBeMissing });
  const { type, empty } = place;
  for (const [i, { when }] of (request.signatures ?? []).entries())
    if (when) checkCondition(report, when, { root: type, empty }, `/signatures/${i}/when`);
  if (request.submitWhen) {
    const first = document({ first: true });
    const instance = { root: first.type, empty: first.empty };
    checkCondition(report, request.submitWhen.is, instance, '/submitWhen/is');
  }
}

/** What the pointers of `holdsWhen` lead into: the response, and under `sent` what was sent, but for a file. */
function withSent(
  { definition, document }: Types,
  field: Pointer,
  send: ValueMap,
  response: ValueType,
): ValueType {
  if (descriptionOf(definition.schema, field)?.upload) return response;
  const { type } = document();
  const typeOf = (from: unknown): ValueType => {
    const found = typeof from === 'string' ? typeAt(type, from) : undefined;
    return found && 'type' in found ? found.type : anything;
  };
  const sent = {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(send).map(([target, from]) => {
        const [name, ...below] = partsOf(asPointer(target));
        return [name!, below.length > 0 ? anything : typeOf(from)];
      }),
    ),
    additionalProperties: false,
  };
  return union(
    alternativesOf(response).map((one) =>
      jsonTypeOf(one) === 'object'
        ? {
            ...one,
            properties: { ...one.properties, sent },
            required: [...(one.required ?? []), 'sent'],
          }
        : one,
    ),
  );
}
