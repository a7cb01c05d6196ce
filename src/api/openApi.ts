import { type TSchema, Type } from '@sinclair/typebox';
import type { CallContract } from './callContract';
import { canBeForm } from './canBeForm';
import { callNamed } from './callNamed';
import { contract } from './contract';
import { declined, refusal } from './refusal';
import { success } from './schemas';
import {
  deliveredTicket,
  deliveredWithdrawal,
  signedHeaderSchemas,
  ticketTaken,
} from './deliveredTicket';

/** A step of a request type: its path and payload come from `schemas/`. */
interface StepCall {
  /** `POST pan-sr-raise/` */
  call: string;
  encoding: 'json' | 'multipart';
  requestType: string;
  raisesTicket: boolean;
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: Type.String({ maxLength: 255 }),
  description:
    'The same for every attempt to submit a request: the server raises one ticket and repeats its response.',
};

const signatureParameters = Object.entries(signedHeaderSchemas).map(([name, schema]) => ({
  name,
  in: 'header',
  required: true,
  schema,
}));

/** A signed call that the portal makes to the insurer's system. */
const webhook = (operationId: string, summary: string, key: string, schema: object) => ({
  post: {
    operationId,
    summary,
    parameters: [...signatureParameters, { ...idempotencyKey, required: true, description: key }],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      200: {
        description: 'It is stored. Any status from 200 to 299 with this body says so.',
        content: { 'application/json': { schema: ticketTaken } },
      },
      default: { description: 'Not stored: it is sent again.' },
    },
  },
});

const webhooks = {
  /** At TICKETS_URL. */
  ticketRaised: webhook(
    'ticket-raised',
    'Hands a ticket over to the system that works on it, at least once.',
    'The number of the ticket: the same whenever it is sent again.',
    deliveredTicket,
  ),
  /** Below it, at `withdrawals`. */
  ticketWithdrawn: webhook(
    'ticket-withdrawn',
    'Says that a customer has withdrawn a ticket, at least once, after the ticket itself.',
    'The number of the ticket with `-withdrawal` after it: the same whenever it is sent again.',
    deliveredWithdrawal,
  ),
};

/** The contract as an OpenAPI 3.1 document, with the steps of request types. */
export function openApi(title: string, steps: StepCall[]) {
  const paths: { [path: string]: { [method: string]: object } } = {};
  const add = (call: string, operation: object) => {
    const [method, path] = partsOf(call);
    (paths[`/${path.replace(/:(\w+)/g, '{$1}')}`] ??= {})[method.toLowerCase()] = operation;
  };
  const stepsOf = (call: string) => steps.filter((step) => callOf(step) === withSlash(call));
  for (const [call, one] of Object.entries<CallContract>(contract))
    add(call, operationOf(call, one, stepsOf(call)));
  for (const call of new Set(steps.map(callOf)))
    if (!callNamed(call)) add(call, stepOperation(call, stepsOf(call)));
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: '/api' }],
    paths,
    webhooks,
    components: {
      schemas: { Declined: declined, Refusal: refusal },
      responses: {
        Refusal: refusedWith({ $ref: '#/components/schemas/Refusal' }),
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`JWT <token>`, with the access token of validate-otp or oauth.',
        },
        client: {
          type: 'apiKey',
          in: 'header',
          name: 'Unique-Client-Id',
          description: 'The client id of the customer who is signed in.',
        },
      },
    },
  };
}

function operationOf(
  call: string,
  { summary, caller, input, output, ...rest }: CallContract,
  steps: StepCall[],
) {
  const { encoding = 'json', declined: no = { $ref: '#/components/schemas/Declined' } } = rest;
  const [method, path] = partsOf(call);
  const answers =
    output === 'pdf'
      ? { 'application/pdf': {}, ...contentOf('json', no) }
      : contentOf('json', { anyOf: [output, no] });
  return {
    ...factsOf(call, summary, caller === 'session'),
    ...(method === 'GET'
      ? { parameters: parametersOf(path, input) }
      : {
          ...(caller === 'signedBody' ? { parameters: signatureParameters } : headersOf(steps)),
          requestBody: {
            required: (input.required ?? []).length > 0,
            content: {
              ...contentOf(encoding, input),
              ...contentOf('json', input),
              ...(canBeForm(input) && contentOf('form', input)),
            },
          },
        }),
    responses: {
      ...responsesWith(answers),
      ...(rest.refusal && { default: refusedWith(rest.refusal) }),
    },
  };
}

function stepOperation(call: string, steps: StepCall[]) {
  const types = [...new Set(steps.map(({ requestType }) => requestType))];
  const answer = Type.Union([success({ ticketnumber: Type.Optional(Type.String()) }), declined]);
  const payload = { type: ['object', 'array'] };
  const contents = steps.map(({ encoding }) => contentOf(encoding, payload));
  return {
    ...factsOf(call, `A step of the request types ${types.join(', ')}.`, true),
    ...headersOf(steps),
    requestBody: { required: true, content: Object.assign({}, ...contents) },
    responses: responsesWith(contentOf('json', answer)),
  };
}

/** A slash at the end of a path makes no difference. */
const withSlash = (call: string): string => call.replace(/\/?$/, '/');

const callOf = ({ call }: StepCall): string => withSlash(call);

const headersOf = (steps: StepCall[]) =>
  steps.some(({ raisesTicket }) => raisesTicket) && { parameters: [idempotencyKey] };

const factsOf = (call: string, summary: string, needsSession: boolean) => ({
  operationId: call
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, ''),
  summary,
  security: needsSession ? [{ token: [], client: [] }] : [],
});

const responsesWith = (content: object) => ({
  200: { description: 'The response.', content },
  default: { $ref: '#/components/responses/Refusal' },
});

const refusedWith = (schema: object) => ({
  description: 'The request was refused, or could not be answered.',
  content: contentOf('json', schema),
});

const contentOf = (encoding: keyof typeof mediaTypes, schema: object) => ({
  [mediaTypes[encoding]]: { schema },
});

function parametersOf(path: string, { properties, required = [] }: CallContract['input']) {
  return Object.entries<TSchema>(properties).map(([name, schema]) => ({
    name,
    in: path.includes(`:${name}`) ? 'path' : 'query',
    required: required.includes(name),
    schema,
  }));
}

const partsOf = (call: string) => call.split(' ') as [method: string, path: string];
