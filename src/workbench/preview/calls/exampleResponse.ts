import type { Example } from '#authoring';
import {
  buildPayload,
  type CompiledDefinition,
  type Context,
  documentOf,
  getAt,
  type NeededCall,
  normalizeAnswers,
  type Option,
  partsOf,
  type Pointer,
  pointerOf,
  setAt,
  sortedJson,
} from '#engine';
import { outputOf } from './possibleCalls';
import { emptied, sampleOf } from './sample';

export interface ExampleSituation {
  definition: CompiledDefinition;
  example: Example;
  context: Context;
  /** How often this submit has made the call before. */
  turn: number;
}

/** The response that an example states for a call; undefined where it states none. */
export function exampleResponse(
  { definition, example, context, turn }: ExampleSituation,
  { call, payload }: NeededCall,
): { response: unknown } | 'failed' | undefined {
  return ofStep() ?? ofOpenRequest() ?? ofLoad() ?? ofList() ?? ofLookUp();

  function ofStep() {
    const made = (example.steps ?? []).filter((step) => step.call === call);
    const response = (made[turn] ?? made.at(-1))?.response;
    return response && { response };
  }

  function ofOpenRequest() {
    const isCheck = call === 'POST sr-status/' || call === 'POST dgh-sr-status/';
    if (!isCheck || example.hasOpenRequest === undefined) return undefined;
    const already_open = String(example.hasOpenRequest);
    const ofLink = call === 'POST dgh-sr-status/' && { link_expired_message: '' };
    return { response: { status: 'success', already_open, ...ofLink } };
  }

  function ofLoad() {
    const loads = (definition.request.load ?? []).filter((load) => load.call === call);
    if (!example.loaded || loads.length === 0) return undefined;
    let response: unknown = { status: 'success' };
    for (const [target, from] of loads.flatMap(({ keep }) => Object.entries(keep))) {
      const value: unknown = getAt(example.loaded, target);
      if (from === '') response = value ?? emptied(sampleOf(outputOf(call) ?? {}), {});
      else if (value !== undefined) put(response as object, from, value);
    }
    return { response };
  }

  function ofList(): { response: unknown } | 'failed' | undefined {
    for (const [field, list] of Object.entries(definition.request.lists ?? {})) {
      const options = example.lists?.[field];
      if (!('call' in list) || list.call !== call || options === undefined) continue;
      if (options === null) return 'failed';
      const entries = options.map((option) => entryOf(option, list.option));
      if (list.items === '') return { response: entries };
      const response = { status: 'success' };
      setAt(response, list.items, entries);
      return { response };
    }
    return undefined;
  }

  function ofLookUp() {
    const known = Object.entries(definition.request.lookUps ?? {}).filter(
      ([field, lookUp]) => lookUp.call === call && (example.lookedUp?.[field] ?? null) !== null,
    );
    const match = known.find(([field]) => sortedJson(payload) === sortedJson(payloadOf(field)));
    return match && { response: example.lookedUp![match[0]] };
  }

  function payloadOf(field: Pointer) {
    const answers = normalizeAnswers(definition, example.answers ?? {});
    const { send = {} } = definition.request.lookUps![field]!;
    return buildPayload(send, documentOf(context, answers)) as { [name: string]: unknown };
  }
}

/** Like `setAt`, but creates a list where the pointer has an index. */
function put(whole: object, at: Pointer, value: unknown): void {
  const parts = partsOf(at);
  for (const [i, part] of parts.entries()) {
    const parent = pointerOf(...parts.slice(0, i));
    if (i > 0 && /^\d+$/.test(part) && getAt(whole, parent) === undefined) setAt(whole, parent, []);
  }
  setAt(whole, at, value);
}

/** An option of a list as an entry of the response. */
const entryOf = (option: Option, names: { label: string; value: string } | undefined) =>
  names ? { ...option, [names.label]: option.label, [names.value]: option.value } : option;
