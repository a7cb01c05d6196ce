import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import demoBook from '../../src/server/integrations/demoBook.json' with { type: 'json' };

/** Every tenth request has files. */
const filesEvery = 10;
const fileFields = [
  'nre_bank_statement',
  'copy_passport',
  'foreign_address_proof',
  'gstin_declaration',
];

/**
 * Six customers who each submit one request after the other, as the portal does: a request without an answer is sent
 * again under its key until it has one. Of several servers each call goes to the next, as behind a load balancer.
 */
export class Customers {
  /** What was acknowledged: key, number of the ticket, whether it has files. */
  acknowledged = [];
  /** Answers that no retry can turn into a ticket. */
  refused = [];
  #answers = new Map();
  #people = [];
  #next = 0;
  #addresses;
  #calls = 0;
  #pdf;

  constructor(addresses) {
    this.#addresses = addresses;
  }

  /** The next one. */
  #address() {
    return this.#addresses[this.#calls++ % this.#addresses.length];
  }

  get count() {
    return this.acknowledged.length;
  }

  /** How often each status was answered; "none" for a broken connection. */
  answers() {
    return [...this.#answers].map(([status, count]) => `${status}: ${count}`).join(', ');
  }

  async signIn() {
    this.#pdf = await smallPdf();
    for (const { policies, dateOfBirth, phoneNumber, clientId } of demoBook.customers.slice(0, 6)) {
      const policyNumber = policies[0].policyNumber;
      const identity = { policyNumber, dob: dateOfBirth };
      const { id } = await this.#json('send-otp/', identity);
      const sent = await fetch(`${this.#address()}/demo/outbox`, {
        headers: { accept: 'application/json' },
      });
      const { code } = (await sent.json()).find(({ to }) => to === phoneNumber);
      const { access_token } = await this.#json('validate-otp/', { ...identity, id, otp: code });
      const headers = { authorization: `JWT ${access_token}`, 'unique-client-id': clientId };
      this.#people.push({ policyNumber, headers });
    }
    const { value } = await (
      await fetch(`${this.#address()}/api/get-sr-sub-types/`, { headers: this.#people[0].headers })
    ).json();
    const codeOf = (name) => value.find(({ sr_name }) => sr_name.trim() === name).sub_type_code;
    this.codes = {
      text: codeOf('Policy document not received'),
      files: codeOf('GST refund for NRI'),
    };
  }

  async #json(path, body) {
    const answer = await fetch(`${this.#address()}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  }

  /** Resolves when all customers have found, after a request of theirs, that this holds. */
  async submitUntil(isEnough) {
    await Promise.all(
      this.#people.map(async (person) => {
        while (!isEnough() && this.refused.length === 0) await this.#submit(person);
      }),
    );
  }

  async reached(count) {
    while (this.count < count && this.refused.length === 0) await wait(5);
  }

  async #submit(person) {
    const number = ++this.#next;
    const key = randomUUID();
    const hasFiles = number % filesEvery === 0;
    const mark = `CHAOS${String(number).padStart(10, '0')}`;
    for (;;) {
      const answer = await this.#send(person, key, mark, hasFiles);
      this.#answers.set(answer.status, (this.#answers.get(answer.status) ?? 0) + 1);
      if (answer.body?.ticketnumber) {
        this.acknowledged.push({ key, mark, hasFiles, ticketNumber: answer.body.ticketnumber });
        return;
      }
      const mayRetry = answer.status === 'none' || answer.status >= 500 || answer.status === 429;
      if (!mayRetry || answer.status === 500) {
        this.refused.push(answer);
        console.error('Refused:', answer);
        return;
      }
      await wait(50);
    }
  }

  async #send({ policyNumber, headers }, key, mark, hasFiles) {
    const [path, body, type] = hasFiles
      ? ['gst_refund/', this.#form(policyNumber, mark), {}]
      : [
          'policy-document-not-received/',
          JSON.stringify({ policyNumber, comments: mark, etli_sub_type: this.codes.text }),
          { 'content-type': 'application/json' },
        ];
    try {
      const answer = await fetch(`${this.#address()}/api/${path}`, {
        method: 'POST',
        headers: { ...headers, ...type, 'idempotency-key': key },
        body,
        signal: AbortSignal.timeout(30_000),
      });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return { status: 'none' };
    }
  }

  #form(policyNumber, mark) {
    const form = new FormData();
    form.append('policy_number', policyNumber);
    form.append('gst_number', mark);
    form.append('etli_sub_type', this.codes.files);
    for (const field of fileFields)
      form.append(field, new Blob([this.#pdf], { type: 'application/pdf' }), `${field}.pdf`);
    return form;
  }
}

export const filesOfRequest = fileFields.length;

function smallPdf() {
  const document = new PDFDocument();
  const chunks = [];
  document.on('data', (chunk) => chunks.push(chunk));
  const whole = new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.text('A document of a customer.').end();
  return whole;
}
