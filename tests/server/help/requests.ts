import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CompiledDefinition,
  type Document,
  documentOf,
  type FileAnswer,
  mapPayload,
  type Payload,
  type Proof,
  type ProofCall,
  type RequestRules,
  type Step,
} from '../../../src/engine';
import { compileDefinition } from '../../../src/engine/compile';
import { payloadOf } from '../../../src/engine/map';
import { readDefinition } from '../../../src/engine/read';
import { contextOf, type Example as ExampleOfEngine } from '../../examples';
import type { Answer, Caller, TestFile } from './caller';
import { root } from './database';
import { fileNamed } from './files';
import type { TestServer } from './server';

export type Example = ExampleOfEngine & { name: string };

const schemas = join(root, 'schemas');

export const keys = readdirSync(schemas, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

export function examplesOf(key: string, kind: 'accepted' | 'rejected' | 'refused'): Example[] {
  const folder = join(schemas, key, 'examples');
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${kind}-`))
    .map((file) => ({ name: file, ...JSON.parse(readFileSync(join(folder, file), 'utf8')) }));
}

function readOf(key: string) {
  const files: { [path: string]: string } = {};
  for (const folder of [key, '_shared'])
    for (const file of readdirSync(join(schemas, folder)).filter((name) => name.endsWith('.json')))
      files[`schemas/${folder}/${file}`] = readFileSync(join(schemas, folder, file), 'utf8');
  const read = readDefinition(key, files);
  if ('findings' in read) throw new Error(`${key}: ${read.findings[0]!.says}`);
  return read.definition;
}

export function definitionOf(key: string): CompiledDefinition {
  return compileDefinition(readOf(key), { allErrors: true });
}

export function rulesOf(key: string): RequestRules {
  return readOf(key).request;
}

export async function subTypeCode(caller: Caller, key: string): Promise<string> {
  const { name } = rulesOf(key).subType;
  const { body } = await caller.get('get-sr-sub-types/');
  return body.value.find((one: any) => one.sr_name.trim().toLowerCase() === name.toLowerCase())
    .sub_type_code;
}

/** Proves a value in the way that the portal does: a contact by a code, a photo by a look at it. */
export async function prove(
  server: TestServer,
  caller: Caller,
  policyNo: string,
  { purpose, value }: Proof,
): Promise<Answer> {
  const isEmail = value.includes('@');
  const sent = await caller.post('get-otp/', {
    policy_number: policyNo,
    phone_number: isEmail ? '' : value,
    email: isEmail ? value : '',
    otp_type: purpose,
  });
  if (sent.body.status !== 'success') return sent;
  return caller.post('verify-otp/', {
    Otp_recieved: await server.newestCode(value),
    unique_id: sent.body.unique_id,
    otp_type: purpose,
  });
}

/** The call that is a proof by itself; files travel as base64. */
export function proveByCall(
  caller: Caller,
  { call, send }: ProofCall,
  document: Document,
): Promise<Answer> {
  const payload = Object.entries(mapPayload(send, document)).map(([name, value]) => [
    name,
    isFile(value) ? Buffer.from(bytesOf(value)).toString('base64') : value,
  ]);
  return caller.post(call.split(' ')[1]!, Object.fromEntries(payload));
}

const isFile = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'name' in value;

/** The content that stands for a file answer: the same for the same name and size. */
const bytesOf = ({ name, size }: FileAnswer) => fileNamed(name, size).bytes;

/** Sends one step: file answers become files whose content fits their name. */
export async function sendStep(caller: Caller, step: Step, payload: Payload): Promise<Answer> {
  const path = step.call.split(' ')[1]!;
  if (step.as !== 'multipart') return caller.post(path, payload);
  const texts: { [name: string]: string } = {};
  const files: { [name: string]: TestFile } = {};
  for (const [name, value] of Object.entries(payload)) {
    if (isFile(value)) files[name] = { name: value.name, bytes: bytesOf(value), type: value.type };
    else texts[name] = typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
  return caller.multipart(path, texts, files);
}

/**
 * Sends the steps of an example that are due one after the other, by hand, up to the first that the server does not
 * take.
 */
export async function sendAnswers(
  caller: Caller,
  definition: CompiledDefinition,
  { answers = {}, ...example }: Example,
): Promise<Answer> {
  const subType = { name: '', code: await subTypeCode(caller, definition.key) };
  const document = {
    ...documentOf({ ...contextOf(definition, { ...example, answers }), subType }, answers),
    steps: {} as { [id: string]: unknown },
  };
  let last: Answer;
  for (const [i, step] of definition.request.steps.entries()) {
    const when = definition.validators[`request#/steps/${i}/when`];
    if (when && !when.call({ today: document.today }, document)) continue;
    last = await sendStep(caller, step, payloadOf(step.send, document));
    if (last.status !== 200 || (last.body.status !== 'success' && !step.mayFail)) return last;
    document.steps[step.id] = last.body;
  }
  return last!;
}
