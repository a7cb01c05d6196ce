import { partsOf, pointerOf, type RequestRules } from '#engine';
import { didYouMean } from '../../didYouMean';
import { typeViolations } from '../types/analysis';
import { besideOf } from '../types/types';
import type { Check } from './check';

export const mapPointer: Check = {
  id: 'map-pointer',
  *run(input) {
    yield* typeViolations(input, 'map-pointer');
    const known = input.pointers.map((at) => partsOf(at).join('/'));
    for (const { field, at } of fieldsNamed(input.definition.request)) {
      const name = partsOf(field).join('/');
      if (known.includes(name)) continue;
      yield {
        file: 'request',
        at,
        target: 'name',
        message: `"/answers${field}" does not exist here: unknown name "${name}". ${didYouMean(name, known)}`,
      };
    }
  },
};

/** The fields that request.json names: the keys of its objects by field, those that a proof locks, and those that a pause leads to. */
function* fieldsNamed(request: RequestRules): Generator<{ field: string; at: string }> {
  for (const [proved, { locks = [] }] of Object.entries(request.proofs ?? {}))
    for (const [i, field] of locks.entries())
      yield { field, at: `/proofs${pointerOf(proved)}/locks/${i}` };
  for (const [i, { assumes = {}, pause }] of request.steps.entries()) {
    for (const field of Object.keys(assumes))
      yield { field, at: `/steps/${i}/assumes${pointerOf(field)}` };
    if (pause?.choices) yield { field: pause.choices.field, at: `/steps/${i}/pause/choices/field` };
  }
  if (request.openRequestNotice)
    yield { field: request.openRequestNotice.field, at: '/openRequestNotice/field' };
  for (const [listed, { fills = {} }] of Object.entries(request.lists ?? {}))
    for (const name of Object.keys(fills))
      yield {
        field: name.startsWith('/')
          ? name
          : listed.slice(0, listed.lastIndexOf('/')) + pointerOf(name),
        at: `/lists${pointerOf(listed)}/fills${pointerOf(name)}`,
      };
  for (const name of ['lists', 'lookUps', 'proofs', 'prefill'] as const)
    for (const field of Object.keys(request[name] ?? {}))
      yield { field, at: `/${name}${pointerOf(field)}` };
  for (const [lookedUp, { fills }] of Object.entries(request.lookUps ?? {}))
    for (const field of Object.keys(fills))
      yield { field, at: `/lookUps${pointerOf(lookedUp)}/fills${pointerOf(field)}` };
  for (const [at, { fills = {} }] of Object.entries(request.lists ?? {}))
    for (const name of Object.keys(fills))
      yield { field: besideOf(at, name), at: `/lists${pointerOf(at)}/fills${pointerOf(name)}` };
}
