import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapPayload, type RequestRules, type Step } from '../../../src/engine';
import { readDefinition } from '../../../src/engine/read';
import type { Answer, Caller, TestFile } from './caller';
import { root } from './database';
import { fileNamed } from './files';
import type { TestServer } from './server';

export interface Example {
  name: string;
  about: string;
  as: { clientId: string; policyNo?: string };
  answers?: { [field: string]: any };
  proofs?: { purpose: string; value: string }[];
  steps?: { call: string; payload: { [name: string]: any }; response?: object }[];
  problems?: { at: string; rule: string; says: string }[];
  refusal?: string;
  holds?: string[];
  hasOpenRequest?: boolean;
  lists?: object;
}

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

function definitionOf(key: string) {
  const files: { [path: string]: string } = {};
  for (const folder of [key, '_shared'])
    for (const file of readdirSync(join(schemas, folder)).filter((name) => name.endsWith('.json')))
      files[`schemas/${folder}/${file}`] = readFileSync(join(schemas, folder, file), 'utf8');
  const read = readDefinition(key, files);
  if ('findings' in read) throw new Error(`${key}: ${read.findings[0]!.says}`);
  return read.definition;
}

export function rulesOf(key: string): RequestRules {
  return definitionOf(key).request;
}

export async function subTypeCode(caller: Caller, key: string): Promise<string> {
  const { name } = rulesOf(key).subType;
  const { body } = await caller.get('get-sr-sub-types/');
  return body.value.find((one: any) => one.sr_name.trim().toLowerCase() === name.toLowerCase())
    .sub_type_code;
}

/** Proves a value in the way that the portal does, as far as the value is one that a code can be sent to. */
export async function prove(
  server: TestServer,
  caller: Caller,
  policyNo: string,
  { purpose, value }: { purpose: string; value: string },
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

/** Sends one step: file answers become files whose content fits their name. */
export async function sendStep(
  caller: Caller,
  step: Step,
  payload: { [name: string]: any },
): Promise<Answer> {
  const path = step.call.split(' ')[1]!;
  if (step.as !== 'multipart') return caller.post(path, payload);
  const texts: { [name: string]: string } = {};
  const files: { [name: string]: TestFile } = {};
  for (const [name, value] of Object.entries(payload)) {
    if (value && typeof value === 'object')
      files[name] = { ...fileNamed(value.name, value.size), type: value.type };
    else texts[name] = String(value);
  }
  return caller.multipart(path, texts, files);
}

/** Sends the steps of an example one after the other, by hand, up to the first that does not succeed. */
export async function sendAnswers(caller: Caller, key: string, example: Example): Promise<Answer> {
  const { steps } = rulesOf(key);
  const etli_sub_type = await subTypeCode(caller, key);
  const results: { [id: string]: any } = {};
  let last: Answer;
  for (const step of steps) {
    const { policyNo } = example.as;
    const payload = mapPayload(step.send, {
      answers: example.answers ?? {},
      steps: results,
      customer: { fullName: 'Anyone' },
      policy: policyNo === undefined ? undefined : { policyNo },
    });
    last = await sendStep(caller, step, { ...payload, etli_sub_type });
    if (last.body.status !== 'success') return last;
    results[step.id] = last.body;
  }
  return last!;
}
