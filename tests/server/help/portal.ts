import demoBook from '../../../src/server/integrations/demoBook.json';
import type { Caller } from './caller';

export interface Message {
  to: string;
  channel: string;
  purpose: string;
  code: string;
  at: string;
}

interface Identity {
  policyNumber: string;
  dob: string;
}

/** A portal with the demo book, however it runs. */
export abstract class TestPortal {
  abstract get anyone(): Caller;
  #somebody: Promise<Caller> | undefined;

  async outbox(): Promise<Message[]> {
    return (await this.anyone.send('GET', '/demo/outbox', { accept: 'application/json' })).body;
  }

  async newestCode(to: string): Promise<string> {
    const message = (await this.outbox()).find((one) => one.to === to);
    if (!message) throw new Error(`Nothing was sent to ${to}.`);
    return message.code;
  }

  /** A customer who is signed in to look at what is offered; a test that signs in others ends no session of theirs. */
  somebody(): Promise<Caller> {
    return (this.#somebody ??= this.signIn('C10006'));
  }

  /** Signs in a customer of the demo book with the number of their first policy. */
  signIn(clientId: string): Promise<Caller> {
    return this.signInBy(identityOf(clientId), customerOf(clientId).phoneNumber);
  }

  /** Signs in a customer by what they type, and the number to which their OTP goes. */
  async signInBy(identity: Identity, phoneNumber: string): Promise<Caller> {
    const sent = await this.anyone.post('send-otp/', identity);
    const otp = await this.newestCode(phoneNumber);
    const { body } = await this.anyone.post('validate-otp/', {
      ...identity,
      id: sent.body.id,
      otp,
    });
    return this.anyone.with({
      authorization: `JWT ${body.access_token}`,
      'unique-client-id': body.UniqueClientId,
    });
  }
}

export function customerOf(clientId: string) {
  const person = demoBook.customers.find((customer) => customer.clientId === clientId);
  if (!person) throw new Error(`The demo book has no ${clientId}.`);
  return person;
}

/** What a customer of the demo book types to sign in. */
export function identityOf(clientId: string): Identity {
  const { policies, dateOfBirth } = customerOf(clientId);
  return { policyNumber: policies[0]!.policyNumber, dob: dateOfBirth };
}
