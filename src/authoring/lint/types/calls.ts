import {
  type Each,
  isEach,
  partsOf,
  type Pointer,
  pointerOf,
  subTypeField,
  type ValueMap,
} from '#engine';
import { didYouMean } from '../../didYouMean';
import type { KnownCalls } from '../checks/check';
import type { Place } from './documents';
import { type Source, sourcesOf } from './expressions';
import { checkEveryValue, checkGiven } from './give';
import type { Report } from './report';
import { callNamed } from './responses';
import { propertiesOf, typeAt, type ValueType } from './valueType';

/** A call with what it sends. */
export interface SentCall {
  call: string;
  send: ValueMap | Each;
  /** Pointer to the object that has `call` and `send`. */
  at: Pointer;
  /** The server creates the call from request.json, and it takes anything. */
  isOwn?: boolean;
  /** Every step sends the code of the sub-type as well. */
  isStep?: boolean;
  /** Whether the customer enters this answer, so that it can be whatever its field allows. */
  isEntered?: (pointer: Pointer) => boolean;
  /** Whether the value of a source may be missing when the call is made. */
  mayBeMissing?: (source: Source) => boolean;
}

/** Whether a call takes what every step sends. */
export function canBeStep(input: ValueType): boolean {
  const inputs = propertiesOf(input);
  return !inputs || Object.hasOwn(inputs, subTypeField);
}

/** Reports what a call cannot take: names, missing values, and values of another kind. */
export function checkCall(
  report: Report,
  place: Place,
  calls: KnownCalls | undefined,
  sent: SentCall,
): void {
  const { call, send, at, isOwn = false } = sent;
  const input = isOwn ? undefined : callNamed(calls, call)?.input;
  if (isEach(send)) {
    sourcesOf(report, place, send, `${at}/send`);
    if (input)
      report.add(
        'call-field',
        `${at}/send`,
        `"${call}" takes an object, not a list. Write a map of names.`,
      );
    return;
  }
  const inputs = input && propertiesOf(input);
  const names = Object.keys(inputs ?? {});
  for (const [target, expression] of Object.entries(send)) {
    const where = `${at}/send${pointerOf(target)}`;
    const sources = sourcesOf(report, place, expression, where);
    if (!input || !inputs) continue;
    const name = target.startsWith('/') ? partsOf(target)[0]! : target;
    if (name === subTypeField && sent.isStep) continue;
    if (!names.includes(name)) {
      const hint = didYouMean(name, names, `It accepts: ${names.join(', ') || 'nothing'}.`);
      report.add('call-field', where, `"${call}" does not accept "${name}". ${hint}`, 'name');
      continue;
    }
    const found = typeAt(input, target.startsWith('/') ? target : pointerOf(target));
    if ('name' in found) continue;
    const title = { type: found.type, name: `"${name}" of "${call}"` };
    if (!checkGiven(report, place, sources, title)) continue;
    checkSources(sources, title.type, name);
  }
  for (const name of (input?.required ?? []) as string[])
    if (!sends(send, name) && !(sent.isStep && name === subTypeField))
      report.add('call-field', `${at}/send`, `"${call}" requires "${name}". Add it to "send".`);
  if (sent.isStep && input && !canBeStep(input))
    report.add(
      'call-field',
      `${at}/call`,
      `"${call}" does not accept "${subTypeField}", which every step sends, so it cannot be a step. Use it as a load, or use another call.`,
    );

  function checkSources(sources: Source[], type: ValueType, name: string): void {
    for (const source of sources) {
      const { pointer } = source;
      if (pointer === undefined) continue;
      if (sent.isEntered?.(pointer))
        checkEveryValue(report, source, { type, name: `"${name}" of "${call}"` });
      if (input!.required?.includes(name) && source.isOptional && sent.mayBeMissing?.(source))
        report.add(
          'call-field',
          source.at,
          `${source.name} may be missing, but "${call}" requires "${name}". Write { "from": ${source.name}, "or": … }, or make the call only when it is there.`,
        );
    }
  }
}

const sends = (send: ValueMap, name: string) =>
  Object.keys(send).some((key) => (key.startsWith('/') ? partsOf(key)[0] : key) === name);
