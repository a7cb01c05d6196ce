import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  type FileAnswer,
  getAt,
  isSuccess,
  type Payload,
  type Pointer,
  pointerOf,
  type Schema,
  setAt,
  type Step,
  submitRequest,
  unsafeNames,
} from '../../src/engine';
import { isEach } from '../../src/engine/mapping/buildPayload';
import { activeSchema } from '../../src/engine/schema/active';
import { assumesRecords, contextOf, type ExampleFile } from '../examples';
import type { Caller } from '../server/help/caller';
import { fileNamed } from '../server/help/files';
import { definitionOf, examplesOf, keys } from '../server/help/requests';
import type { Expected, RawRequest } from './case';
import type { Random } from '../../src/authoring/fill/random';
import { garbage, valueOf } from './values';

/** The accepted examples that need no other records than those of the demonstration. */
export const examples = keys.flatMap((key) =>
  examplesOf(key, 'accepted').filter((example) => !assumesRecords(example) && !example.stops),
);

const mostRounds = 6;

/**
 * The example with some of its answers changed to others that its definition allows. A change that hides or shows
 * fields is completed; one that cannot be completed is taken back.
 */
export function variedExample(example: ExampleFile, random: Random): ExampleFile {
  const definition = asOf(definitionOf(example.key), example.today);
  let varied = { ...example, answers: withSmallFiles(example.answers) };
  for (let round = random.int(1, 5); round > 0; round--) {
    const answers = structuredClone(varied.answers);
    const places = placesIn(definition, answers);
    if (places.length === 0) return varied;
    const { at, schema } = random.pick(places);
    const value = valueOf(schema, random);
    if (value === undefined) continue;
    setAt(answers, at, value);
    const complete = completed(definition, { ...varied, answers }, random);
    if (complete) varied = complete;
  }
  return varied;
}

/** Files of a few kilobytes, so that a run is made of requests and not of bytes. */
const withSmallFiles = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      isFile(value) ? { ...value, size: Math.min(value.size, 4000) } : value,
    ]),
  );

/** Gives the answers that are missing after a change; undefined if problems remain. */
function completed(
  definition: CompiledDefinition,
  example: ExampleFile,
  random: Random,
): ExampleFile | undefined {
  for (let round = 0; round < mostRounds; round++) {
    const outcome = submitRequest(definition, contextOf(definition, example), example.answers);
    if (outcome.kind !== 'problems') return example;
    const missing = outcome.problems.filter(
      ({ rule }) => rule === 'required' || rule === 'minItems',
    );
    if (missing.length === 0) return undefined;
    const active = activeSchema(definition, example.answers as never);
    for (const { at } of missing) {
      const schema = schemaAt(active, at);
      const value = schema && valueOf(schema, random);
      if (value === undefined) return undefined;
      setAt(example.answers, at, value);
    }
  }
  return undefined;
}

function schemaAt(active: Schema, at: Pointer): Schema | undefined {
  return at
    .slice(1)
    .split('/')
    .reduce<Schema | undefined>(
      (part, name) => (part?.items && /^\d+$/.test(name) ? part.items : part?.properties?.[name]),
      active,
    );
}

/** The answers that the customer can change, and what describes them. */
function placesIn(definition: CompiledDefinition, answers: Answers) {
  const lists = Object.keys(definition.request.lists ?? {});
  const found: { at: Pointer; schema: Schema }[] = [];
  const walk = (schema: Schema, value: unknown, at: Pointer): void => {
    if (schema.readOnly || schema.upload || lists.includes(at.replace(/\/\d+/g, '/items'))) return;
    if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) walk(schema.items ?? {}, item, at + pointerOf(i));
    } else if (schema.properties) {
      for (const [name, part] of Object.entries<Schema>(schema.properties))
        walk(part, getAt(value, pointerOf(name)), at + pointerOf(name));
    } else if (value !== undefined || ['string', 'boolean'].includes(schema.type as string))
      found.push({ at, schema });
  };
  walk(activeSchema(definition, answers as never), answers, '');
  return found;
}

/** A step as the browser would send it, or with a change that makes it invalid. */
export interface StepCase {
  about: string;
  expected: Expected;
  request: RawRequest;
  step: Step;
}

/**
 * Sends the steps of an example until one is refused, changed or the last. `changedAt`: the number of the step that is
 * changed so that it is invalid, counted from 0; none if it is missing.
 */
export async function sendSteps(
  example: ExampleFile,
  code: string,
  random: Random,
  changedAt: number | undefined,
  send: (one: StepCase) => ReturnType<Caller['send']>,
): Promise<void> {
  const definition = asOf(definitionOf(example.key), example.today);
  const context: Context = {
    ...contextOf(definition, example),
    subType: { name: '', code },
    steps: {},
  };
  const acknowledged: string[] = [];
  for (let number = 0; ;) {
    const outcome = submitRequest(definition, { ...context, acknowledged }, example.answers);
    if (outcome.kind === 'pause') {
      acknowledged.push(outcome.step.id);
      continue;
    }
    if (outcome.kind !== 'call') return;
    const { step, payload } = outcome;
    const change = number++ === changedAt ? changeOf(definition, step, payload, random) : undefined;
    const { status, body } = await send({
      step,
      about: `${example.key}/${example.name} ${step.id}: ${change?.about ?? 'valid'}`,
      expected: change ? 'invalid' : 'valid',
      request: change?.request ?? requestOf(step, payload),
    });
    if (change || status !== 200 || !(isSuccess(body) || step.mayFail)) return;
    (context.steps as { [id: string]: unknown })[step.id] = body;
  }
}

function requestOf(step: Step, payload: Payload): RawRequest {
  const [method, path] = step.call.split(' ') as [string, string];
  const url = `/api/${path}`;
  if (step.as !== 'multipart')
    return {
      method,
      url,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    };
  const parts = Object.entries(payload).map(([name, value]) => {
    const file = isFile(value) ? fileNamed(value.name, value.size) : undefined;
    const head = `--fuzz\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file.name}"\r\ncontent-type: application/octet-stream` : ''}\r\n\r\n`;
    const content =
      file?.bytes ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
    return Buffer.concat([Buffer.from(head), Buffer.from(content as string), Buffer.from('\r\n')]);
  });
  return {
    method,
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=fuzz' },
    body: Buffer.concat([...parts, Buffer.from('--fuzz--\r\n')]),
  };
}

const isFile = (value: unknown): value is FileAnswer =>
  value !== null && typeof value === 'object' && 'name' in value && 'size' in value;

/** Values that no text, number or choice of a form can be. */
const wrongTypes = [{ a: 1 }, [[1]], [{ b: 'x' }]];
const unreadable = ['a\u0000b', '\ud800', 'x\udc00', '\ufffd', '\u001b[0m'];

/** A change after which the payload is invalid, whatever the definition says. */
function changeOf(
  definition: CompiledDefinition,
  step: Step,
  given: Payload,
  random: Random,
): { about: string; request: RawRequest } {
  const payload = structuredClone(given);
  const root = Array.isArray(payload) ? random.pick(payload) : payload;
  const made = (about: string) => ({ about, request: requestOf(step, payload) });
  const answered = isEach(step.send) ? [] : answerTargets(definition, step, root as object);
  switch (random.int(0, answered.length > 0 ? 5 : 2)) {
    case 0: {
      const name = random.pick(['x', 'is_admin', 'status', 'ticketnumber', 'ünknown', '0']);
      root[name] = random.pick(garbage.filter((one) => typeof one !== 'object')) ?? 'x';
      return made(`with the unknown field ${name}`);
    }
    case 1: {
      const request = requestOf(step, payload);
      const broken = Buffer.concat([Buffer.from(request.body!), Buffer.from([0xff])]);
      const cut = Buffer.from(request.body!).subarray(0, -random.int(3, 12));
      return {
        about: 'damaged',
        request: { ...request, body: step.as !== 'multipart' && random.chance(0.5) ? broken : cut },
      };
    }
    case 2: {
      const name = random.pick([...unsafeNames]);
      Object.defineProperty(root, name, { value: { x: 1 }, enumerable: true });
      return made(`with ${name}`);
    }
    case 3: {
      const { target } = random.pick(answered);
      // In a form everything is a text; only a file has no text that fits it.
      root[target] = step.as === 'multipart' ? 'x'.repeat(20_000) : random.pick(wrongTypes);
      return made(`${target} of a wrong type`);
    }
    case 4: {
      const { target } = random.pick(answered);
      root[target] = random.pick(unreadable);
      const request = requestOf(step, payload);
      // Bytes cannot hold half a surrogate pair; JSON can, as an escape.
      return { about: `${target} that cannot be read`, request };
    }
    default: {
      const { target } = random.pick(answered);
      root[target] = 'x'.repeat(20_000);
      return made(`${target} is too long`);
    }
  }
}

/** The fields of the payload that carry the policy, or one text that the customer alone decides. */
function answerTargets(
  definition: CompiledDefinition,
  { send }: Step,
  payload: object,
): { target: string }[] {
  return Object.entries(send).flatMap(([target, source]) => {
    if (source === '/policy/policyNo') return [{ target }];
    if (typeof source !== 'string' || !source.startsWith('/answers/')) return [];
    const at = source.slice('/answers'.length);
    const schema = schemaAt(activeSchema(definition, {} as never), at);
    const isText = schema?.type === 'string' && !schema.readOnly;
    return isText && Object.hasOwn(payload, target) ? [{ target }] : [];
  });
}
