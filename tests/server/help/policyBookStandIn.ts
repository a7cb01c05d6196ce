import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FeedCustomer } from '../../../src/api';
import { withPremium } from '../../../src/server/integrations/premiums';

/** An insurer's policy book that answers the calls of docs/policyBook.md from these customers. */
export interface PolicyBookStandIn {
  url: string;
  customers: FeedCustomer[];
  /** Method and path of each request, oldest first. */
  requests: string[];
  /** How many of the next requests fail with status 503. */
  failures: number;
  cacheControl: string;
  /** What is done with each answer before it is sent. */
  change(answer: any): unknown;
  close(): Promise<void>;
}

export const bookToken = 'a token that the policy book expects';

export async function openPolicyBookStandIn(customers: FeedCustomer[]): Promise<PolicyBookStandIn> {
  const book: PolicyBookStandIn = {
    url: '',
    customers: structuredClone(customers),
    requests: [],
    failures: 0,
    cacheControl: 'no-store',
    change: (answer) => answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, response) => {
    book.requests.push(`${request.method} ${request.url}`);
    if (request.headers.authorization !== `Bearer ${bookToken}`)
      return response.writeHead(401).end();
    if (book.failures-- > 0) return response.writeHead(503).end();
    const answer = answerOf(book, request, await textOf(request));
    if (answer === undefined) return response.writeHead(404).end();
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': book.cacheControl })
      .end(JSON.stringify(book.change(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  book.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/book/`;
  return book;
}

/** JSON leaves out what is undefined. */
const without = (record: object, name: string) => ({ ...record, [name]: undefined });

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** Undefined where the book has nothing. */
function answerOf(
  { customers }: PolicyBookStandIn,
  request: IncomingMessage,
  text: string,
): unknown {
  const [kind, id, part] = request.url!.replace('/book/', '').split('/').map(decodeURIComponent);
  const message = text ? JSON.parse(text) : {};
  if (`${kind}/${id}` === 'customers/search') {
    const found = customers.filter(
      ({ policies, emailId, phoneNumber }) =>
        policies.some(({ policyNumber }) => policyNumber === message.policyNumber) ||
        emailId.toLowerCase() === message.emailId?.toLowerCase() ||
        phoneNumber === message.phoneNumber,
    );
    return { customers: found.map((one) => without(one, 'policies')) };
  }
  if (kind === 'customers') {
    const found = customers.find(({ clientId }) => clientId === id);
    return found && { ...found, policies: found.policies.map((one) => without(one, 'premiums')) };
  }
  const policy = customers
    .flatMap(({ policies }) => policies)
    .find((one) => one.policyNumber === id);
  if (kind !== 'policies' || part !== 'premiums' || !policy) return undefined;
  if (request.method === 'GET') return { premiums: policy.premiums };
  const { txnId, paise, receivedOn } = message;
  if (!policy.premiums.some((one) => one.txnId === txnId)) {
    const { premiumToBePaidWithGst: gross, premiumWithoutTax: net } = policy;
    const taxPaise = Math.round((paise * (gross - net)) / gross);
    policy.premiums.push({ receivedOn, paise, taxPaise, txnId });
    Object.assign(policy, withPremium(policy, paise, receivedOn));
  }
  return {};
}
