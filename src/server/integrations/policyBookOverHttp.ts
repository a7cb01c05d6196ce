import type { FastifyBaseLogger } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { policyBookAnswers } from '#api';
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
      if (response.status !== 404) return { value: (await response.json()) as Reply<C>, seconds };
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
    if (validate(value)) return;
    const [error] = validate.errors ?? [];
    const at = error && { at: error.instancePath, rule: error.keyword, ...namesIn(error.params) };
    log.error({ call, ...at }, 'an answer of the policy book is not as documented');
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

  return {
    async holdersOf(identifier) {
      const call = 'POST customers/search';
      const { value } = await read(call, 'customers/search', identifier);
      const found = value?.customers ?? [];
      if (!found.every((one) => has(one, identifier))) {
        log.error({ call }, 'the policy book answered with another customer');
        throw new PolicyBookAwayError();
      }
      return found.map(customerOf).sort((a, b) => (a.clientId < b.clientId ? -1 : 1));
    },

    async customer(clientId) {
      const { policies: _, ...found } = await bookOf(clientId);
      return customerOf(found);
    },

    async policiesOf(clientId) {
      const { policies } = await bookOf(clientId);
      return policies.map(({ policyNumber, ...data }) => ({ policyNumber, clientId, data }));
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

/** Whether the book found what was searched for; whose a policy is it alone knows. */
function has({ emailId, phoneNumber }: Found, identifier: Identifier): boolean {
  if ('emailId' in identifier) return emailId.toLowerCase() === identifier.emailId.toLowerCase();
  return !('phoneNumber' in identifier) || phoneNumber === identifier.phoneNumber;
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
