import {
  type CompiledDefinition,
  type Document,
  documentOf,
  type FileAnswer,
  formFieldsOf,
  buildPayload,
  type Payload,
  type Proof,
  type ProofCall,
  type Step,
} from '../../../src/engine';
import { payloadOf } from '../../../src/engine/mapping/buildPayload';
import { contextOf, type Example, type ExampleFile, examplesOf as allOf } from '../../examples';
import { definitionOf, keysOf, projectFiles } from '../../files';
import type { Answer, Caller, TestFile } from './caller';
import { fileNamed } from './files';
import type { TestServer } from './server';

export { definitionOf };
export type { ExampleFile };

export const keys = keysOf(projectFiles);

export const examplesOf = (key: string, kind: ExampleFile['kind']): ExampleFile[] =>
  allOf(key).filter((example) => example.kind === kind);

export const subTypeCode = (caller: Caller, key: string): Promise<string> =>
  codeOfSubType(caller, definitionOf(key).request.subType.name);

/** The code of a sub-type by its name, also of one that only the definitions of a test have. */
export async function codeOfSubType(caller: Caller, name: string): Promise<string> {
  const { body } = await caller.get('get-sr-sub-types/');
  const subTypes: { sr_name: string; sub_type_code: string }[] = body.value;
  return subTypes.find(({ sr_name }) => sr_name.trim().toLowerCase() === name.toLowerCase())!
    .sub_type_code;
}

/** The tickets of a policy, newest first. */
export async function ticketsOf(caller: Caller, policyNumber: string): Promise<any[]> {
  return (await caller.post('track-service-request', { policyNumber })).body.value;
}

/** The smallest request type: its payload for a policy, and a call that sends it, with an idempotency key if given. */
export async function motherNameRequests(caller: Caller, policyNumber: string) {
  const code = await subTypeCode(caller, 'mother_name');
  const payload = (more: object = {}) => ({
    policyNumber,
    mother_name: 'KAMALA DEVI',
    etli_sub_type: code,
    ...more,
  });
  const raise = (more: object = {}, key?: string) =>
    (key ? caller.with({ 'idempotency-key': key }) : caller).post(
      'mothers-name-change/',
      payload(more),
    );
  return { payload, raise };
}

/** A change of address with its proof as a file: the smallest request that stores one. */
export async function changeAddress(caller: Caller, file: TestFile): Promise<Answer> {
  const fields = {
    policyNumber: '50010001',
    address_line_one: '1 First',
    address_line_two: '2 Second',
    address_line_three: '3 Third',
    pincode: '560038',
    city: 'Bengaluru',
    state: 'Karnataka',
    address_proof: 'Electricity Bill',
    etli_sub_type: await subTypeCode(caller, 'address'),
  };
  return caller.multipart('address-change/', fields, { address_proof_doc: file });
}

/** Verifies a contact by OTP, as the portal does. */
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

/** Makes the call whose success is the proof; files are sent as base64. */
export function proveByCall(
  caller: Caller,
  { call, send }: ProofCall,
  document: Document,
): Promise<Answer> {
  const payload = Object.entries(buildPayload(send, document)).map(([name, value]) => [
    name,
    isFile(value) ? Buffer.from(bytesOf(value)).toString('base64') : value,
  ]);
  return caller.post(call.split(' ')[1]!, Object.fromEntries(payload));
}

const isFile = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'name' in value;

/** The content of a file answer: its own, or else the same for the same name and size. */
const bytesOf = ({ name, size, bytes }: FileAnswer & { bytes?: Uint8Array }) =>
  bytes ?? fileNamed(name, size).bytes;

/** Sends one step as the portal encodes it; file answers become files whose content fits their name. */
export async function sendStep(caller: Caller, step: Step, payload: Payload): Promise<Answer> {
  const path = step.call.split(' ')[1]!;
  if (step.as !== 'multipart') return caller.post(path, payload);
  const parts = Object.entries(payload);
  const files = parts.flatMap(([name, value]): [string, TestFile][] =>
    isFile(value) ? [[name, { name: value.name, bytes: bytesOf(value), type: value.type }]] : [],
  );
  const texts = formFieldsOf(Object.fromEntries(parts.filter(([, value]) => !isFile(value))));
  return caller.multipart(path, Object.fromEntries(texts), Object.fromEntries(files));
}

/**
 * Sends the steps of an example whose conditions hold, in order, up to the first one that the server rejects.
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
    last = await sendStep(caller, step, payloadOf(step, document, definition.schema));
    if (last.status !== 200 || (last.body.status !== 'success' && !step.mayFail)) return last;
    document.steps[step.id] = last.body;
  }
  return last!;
}
