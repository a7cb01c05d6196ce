import type { TSchema } from '@sinclair/typebox';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type CallContract, contract, declined, refusal } from '../../../src/api';
import { formats } from '../../../src/engine';

/** A validator of the contract that shares nothing with that of the server but the formats. */
export const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false });
addFormats.default(ajv);
for (const { name, validate } of formats)
  if (!(name in ajv.formats)) ajv.addFormat(name, validate as RegExp);

const validators = new Map<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate;
}

const calls = Object.entries<CallContract>(contract).map(([name, call]) => {
  const [method, path] = name.replace(/\/$/, '').split(' ') as [string, string];
  return {
    name,
    call,
    method,
    path: new RegExp(`^/api/${path.replace(/:\w+/, '[^/]+')}/?(\\?|$)`),
  };
});

/** Throws where the server's answer to a call is not what the contract says. */
export function holdToContract(
  method: string,
  url: string,
  { status, body, type }: { status: number; body: any; type: string },
): void {
  const found = calls.find((one) => one.method === method && one.path.test(url));
  if (!found) return;
  const { name, call } = found;
  // The caller has the answer already.
  if (status === 304) return;
  if (status < 300 && call.output === 'pdf' && type.includes('application/pdf')) return;
  const schema = schemaOf(call, status, body);
  const validate = validatorOf(schema);
  if (validate(body)) return holdToNames(name, schema, call, body as object);
  throw new Error(
    `The answer ${status} to ${name} is not what the contract says: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
  );
}

/** A client must know every property of a refusal; only the response of a call that succeeded may have more. */
function holdToNames(call: string, schema: TSchema, { output }: CallContract, body: object): void {
  if (schema === output) return;
  for (const name of Object.keys(body))
    if (!(name in schema.properties))
      throw new Error(`The refusal of ${call} has "${name}", which the contract does not name.`);
}

function schemaOf(
  { output, declined: no = declined, refusal: refused = refusal }: CallContract,
  status: number,
  body: any,
): TSchema {
  if (status >= 300) return refused;
  const isNo = body?.status !== undefined && ![true, 'success'].includes(body.status);
  return isNo || output === 'pdf' ? no : output;
}
