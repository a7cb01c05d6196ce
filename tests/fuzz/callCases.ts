import { type CallContract, contract } from '../../src/api';
import { canBeForm } from '../../src/api/canBeForm';
import { projectFiles } from '../files';
import { ajv } from '../server/help/contract';
import { asForm, asJson, asQuery, type FuzzCase, wellFormed } from './case';
import type { Random } from '../../src/authoring/fill/random';
import { garbage, valueOf } from './values';

export const calls = Object.entries<CallContract>(contract).map(([name, call]) => {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  return { name, method, path, call, validate: ajv.compile(call.input) };
});

export type FuzzCall = (typeof calls)[number];

/** Paths that are also a step of a request type, which then decides what is valid. */
const stepPaths = new Set(
  Object.entries(projectFiles)
    .filter(([path]) => path.endsWith('/request.json'))
    .flatMap(([, text]) => JSON.parse(text).steps ?? [])
    .map(({ call }: { call: string }) => call.replace(/\/?$/, '/')),
);
/** Calls whose schema does not say all: definitions name the purposes of OTPs, and a picture is decoded. */
const isDecidedElsewhere = (name: string) =>
  ['POST get-otp/', 'POST face-liveness/'].includes(name) ||
  stepPaths.has(name.replace(/\/?$/, '/'));

/** Which customer asks, with one of their policies. */
export interface Asks {
  clientId: string;
  policyNumber: string;
}

/** An input of the call that its schema allows, about the customer's own policy. */
export function validInput({ call }: FuzzCall, asks: Asks, random: Random): object {
  const input = valueOf(call.input, random) as { [name: string]: unknown };
  const { oneOf } = call.input as { oneOf?: { required: [string] }[] };
  if (oneOf) {
    const names = oneOf.flatMap(({ required }) => required);
    for (const name of names) delete input[name];
    const chosen = random.pick(names);
    input[chosen] = valueOf(call.input.properties[chosen]!, random);
  }
  for (const name of Object.keys(input)) {
    if (/^policy_?n/i.test(name)) input[name] = asks.policyNumber;
    if (/^client_?id$/i.test(name)) input[name] = asks.clientId;
  }
  return input;
}

/** A request for a call: as the contract says, or with one thing changed. */
export function callCase(one: FuzzCall, asks: Asks, random: Random): FuzzCase {
  const input = validInput(one, asks, random) as { [name: string]: unknown };
  const about = random.chance(0.45) ? 'valid' : change(input, one, random);
  const isForm = one.method === 'POST' && canBeForm(one.call.input) && random.chance(0.3);
  const isText = one.method === 'GET' || isForm;
  // What the text of a query or form says, and not what it was made from.
  const said = isText ? asTexts(input) : JSON.parse(JSON.stringify(input));
  const isValid = one.validate(said) && !hasUnreadable(said);
  const expected = !isValid ? 'invalid' : isDecidedElsewhere(one.name) ? 'any' : 'valid';
  return { about, expected, request: requestOf(one, input, isForm) };
}

function requestOf(
  { method, path }: FuzzCall,
  input: { [name: string]: unknown },
  isForm: boolean,
): FuzzCase['request'] {
  if (method === 'POST')
    return { method, url: `/api/${path}`, ...(isForm ? asForm(input) : asJson(input)) };
  const inPath = new Set<string>();
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(textOf(input[name]));
  });
  const query = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)));
  return { method, url: `/api/${url}${asQuery(query)}`, headers: {} };
}

const textOf = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));

const asTexts = (input: object) =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, textOf(value)]),
  );

const hasUnreadable = (input: object): boolean =>
  /\\u0000|\\ufffd|\\ud[89a-f]|\ufffd|"__proto__":|"constructor":/.test(
    // A backslash that is text itself begins no escape.
    JSON.stringify(input).replaceAll('\\\\', ''),
  );

function change(input: { [name: string]: unknown }, { call }: FuzzCall, random: Random): string {
  const names = Object.keys(call.input.properties);
  const name = names.length > 0 ? random.pick(names) : 'extra';
  switch (random.int(0, 4)) {
    case 0:
      delete input[name];
      return `without ${name}`;
    case 1:
      input[`${name}_x`] = random.pick(garbage);
      return `with ${name}_x`;
    case 2:
      input[random.pick(['constructor', 'prototype', 'isAdmin', ''])] = 'x';
      return 'with another name';
    default:
      input[name] = random.pick(garbage);
      return `${name} is garbage`;
  }
}
