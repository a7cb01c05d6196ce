import type { FastifyBaseLogger } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { policyBookAnswers } from '#api';
import { repeated, unreadable } from '../book/readLine';
import { validatorOf } from '../http/validation';
import type { Metrics } from '../metrics';
import type { Settings } from '../settings';
import { type Answer, AnswerCache } from './answerCache';
import {
  type Customer,
  type Identifier,
  type PolicyBook,
  PolicyBookAwayError,
  UnknownCustomerError,
} from './policyBook';
import { callService } from './postToService';

type Call = keyof typeof policyBookAnswers;
type Reply<C extends Call> = Static<(typeof policyBookAnswers)[C]>;
type Found = Reply<'POST customers/search'>['customers'][number];
type Book = Reply<'GET customers/{clientId}'>;
type AnyReply = Reply<'POST customers/search'> &
  Book &
  Reply<'GET policies/{policyNumber}/premiums'>;

/** The insurer's policy book at an address, by the calls of docs/policyBook.md. */
export function openPolicyBookOverHttp(
  address: string,
  settings: Settings,
  now: () => Date,
  log: FastifyBaseLogger,
  metrics: Metrics,
): PolicyBook {
  const base = address.replace(/\/$/, '');
  const books = new AnswerCache<Book | undefined>(now);

  /** Undefined for 404. */
  async function ask<C extends Call>(
    call: C,
    path: string,
    message?: object,
  ): Promise<Answer<Reply<C> | undefined> | undefined> {
    const over = metrics.policyBookCalled(call);
    const request = {
      method: call.split(' ')[0]!,
      headers: {
        Authorization: `Bearer ${settings.policyBookToken}`,
        Accept: 'application/json',
        ...(message && { 'Content-Type': 'application/json' }),
      },
      ...(message && { body: JSON.stringify(message) }),
    };
    const read = async (response: Response) => {
      const seconds = secondsToKeep(response, settings.policyBookCacheSeconds);
      if (response.status !== 404) return { value: (await jsonOf(response)) as Reply<C>, seconds };
      await response.body?.cancel();
      return { value: undefined, seconds: 0 };
    };
    const isAnswer = ({ ok, status }: Response) => ok || status === 404;
    const answer = await callService(`${base}/${path}`, request, settings, log, read, isAnswer);
    over(answer !== undefined);
    if (answer?.value !== undefined) checkDocumented(call, answer.value);
    return answer;
  }

  /** Asking once more would bring the same. */
  function checkDocumented(call: Call, value: unknown): void {
    const validate = validatorOf(policyBookAnswers[call]);
    const isOfSchema = validate(value);
    const [error] = validate.errors ?? [];
    const at = error && { at: error.instancePath, rule: error.keyword, ...namesIn(error.params) };
    const problems = isOfSchema
      ? [...unreadable(value, ''), ...repeated(numbersIn(value as Partial<AnyReply>))]
      : [];
    if (isOfSchema && problems.length === 0) return;
    log.error(
      { call, ...at, ...(isOfSchema && { problems }) },
      'an answer of the policy book is not as documented',
    );
    throw new PolicyBookAwayError();
  }

  /** Once more if there was no answer: nothing is changed by it. */
  async function read<C extends Call>(call: C, path: string, message?: object) {
    const answer = (await ask(call, path, message)) ?? (await ask(call, path, message));
    if (!answer) throw new PolicyBookAwayError();
    return answer;
  }

  async function bookOf(clientId: string): Promise<Book> {
    const call = 'GET customers/{clientId}';
    const book = await books.get(clientId, () =>
      read(call, `customers/${encodeURIComponent(clientId)}`),
    );
    if (!book) throw new UnknownCustomerError();
    if (book.clientId === clientId) return book;
    log.error({ call }, 'the policy book answered with another customer');
    throw new PolicyBookAwayError();
  }

  /** A search by policy number does not say whose the policy is: the customer's own record does. */
  async function isOwner({ clientId }: Found, identifier: Identifier): Promise<boolean> {
    if (!('policyNumber' in identifier)) return true;
    const { policies } = await bookOf(clientId).catch((error: unknown) => {
      if (error instanceof UnknownCustomerError) return { policies: [] };
      throw error;
    });
    return policies.some(({ policyNumber }) => policyNumber === identifier.policyNumber);
  }

  return {
    async holdersOf(identifier) {
      const call = 'POST customers/search';
      const { value } = await read(call, 'customers/search', identifier);
      const found = value?.customers ?? [];
      const owned = await Promise.all(found.map((one) => isOwner(one, identifier)));
      if (!found.every((one) => has(one, identifier)) || owned.includes(false)) {
        log.error({ call }, 'the policy book answered with another customer');
        throw new PolicyBookAwayError();
      }
      return found.map(customerOf).sort((a, b) => (a.clientId < b.clientId ? -1 : 1));
    },

    async recordsOf(clientId) {
      const { policies, ...found } = await bookOf(clientId);
      return {
        customer: customerOf(found),
        policies: policies.map(({ policyNumber, ...data }) => ({ policyNumber, clientId, data })),
      };
    },

    async owns(clientId, policyNumbers) {
      if (policyNumbers.length === 0) return true;
      const { policies } = await bookOf(clientId);
      const owned = new Set(policies.map(({ policyNumber }) => policyNumber));
      return policyNumbers.every((number) => owned.has(number));
    },

    async premiumsOf(policyNumber) {
      const { value } = await read(
        'GET policies/{policyNumber}/premiums',
        premiumsAt(policyNumber),
      );
      return (value?.premiums ?? [])
        .map(({ txnId = null, ...premium }) => ({ ...premium, txnId }))
        .sort((a, b) => a.receivedOn.localeCompare(b.receivedOn));
    },

    async receivePremium(_tx, { policyNumber, txnId, paise, today }) {
      const call = 'POST policies/{policyNumber}/premiums';
      const message = { txnId, paise, receivedOn: today };
      const answer = await ask(call, premiumsAt(policyNumber), message);
      books.clear();
      // The gateway reports the payment again.
      if (!answer?.value) throw new PolicyBookAwayError();
    },
  };
}

const premiumsAt = (policyNumber: string) =>
  `policies/${encodeURIComponent(policyNumber)}/premiums`;

const customerOf = ({ clientId, dateOfBirth, phoneNumber, emailId, ...data }: Found): Customer => ({
  clientId,
  dateOfBirth,
  phoneNumber,
  emailId,
  data,
});

/** Whether the book found what was searched for, as far as the search shows it. */
function has({ emailId, phoneNumber }: Found, identifier: Identifier): boolean {
  if ('emailId' in identifier) return emailId.toLowerCase() === identifier.emailId.toLowerCase();
  return !('phoneNumber' in identifier) || phoneNumber === identifier.phoneNumber;
}

/** As strict as a feed is read: what is not UTF-8 is no answer. */
const jsonOf = async (response: Response): Promise<unknown> =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await response.arrayBuffer()));

/** What an answer can have only once. */
function numbersIn({ customers = [], policies = [], premiums = [] }: Partial<AnyReply>): string[] {
  return [
    ...customers.map(({ clientId }) => `clientId ${clientId}`),
    ...policies.map(({ policyNumber }) => `policyNumber ${policyNumber}`),
    ...premiums.flatMap(({ txnId }) => (txnId === undefined ? [] : [`txnId ${txnId}`])),
  ];
}

/** What an error says about names of the schema; never a value. */
const namesIn = ({ missingProperty, additionalProperty }: { [name: string]: unknown }) => ({
  ...(missingProperty !== undefined && { missing: missingProperty }),
  ...(additionalProperty !== undefined && { unknown: additionalProperty }),
});

/** By `Cache-Control`, and never longer than the setting says. */
function secondsToKeep({ headers }: Response, longest: number): number {
  const directives = headers.get('cache-control') ?? '';
  if (/\bno-(store|cache)\b/i.test(directives)) return 0;
  const seconds = /\bmax-age=(\d+)/i.exec(directives)?.[1];
  return seconds === undefined ? longest : Math.min(Number(seconds), longest);
}
