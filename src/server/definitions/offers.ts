import { entriesIn } from '#authoring';
import {
  type Catalogue,
  isOpenAt,
  type LocalTime,
  nextOpening,
  type Offered,
  type OfferRule,
  type Validate,
} from '#engine';
import { compileSchema } from '#engine/compile';
import { createHash } from 'node:crypto';
import type { CustomerRecords } from '../records/customerRecords';

/** Of whom is asked whether a request type is offered to them. */
export interface Customer {
  clientId: string;
  /** Day and time in the insurer's time zone. */
  now: LocalTime;
  /** What conditions are over; only asked for where there is one. */
  records(): Promise<CustomerRecords>;
}

/** To whom the request types of a catalogue are offered. One that everybody is offered costs nothing. */
export class Offers {
  /** By key, of those that not everybody is offered. Those behind an entry are offered with it. */
  readonly #rules = new Map<string, { offered: Offered; entry: string }>();
  readonly #conditions = new Map<OfferRule, Validate>();
  readonly #holidays: string[] | undefined;

  constructor(catalogue: Catalogue) {
    this.#holidays = catalogue.holidays;
    for (const { key, entry, offered } of entriesIn(catalogue))
      if (offered !== undefined) this.#rules.set(key, { offered, entry });
  }

  /** Whether a request type is offered to a customer; to everybody where the catalogue says nothing else. */
  async isOffered(key: string, customer: Customer): Promise<boolean> {
    const rule = this.#rules.get(key);
    if (!rule) return true;
    const { offered, entry } = rule;
    if (!offered) return false;
    const { share, to } = offered;
    const { clientId, now } = customer;
    const today = now.day;
    if (!isInTime(offered, today)) return false;
    if (this.opening(key, now) === 'never') return false;
    if (share !== undefined && placeOf(entry, clientId) >= share) return false;
    return to === undefined || this.#meets(offered, today, await customer.records());
  }

  /** Whether everybody is offered a request type on a day. */
  isForAll(key: string, today: string): boolean {
    const rule = this.#rules.get(key);
    if (!rule) return true;
    const { offered } = rule;
    return offered !== false && !offered.to && !offered.share && isInTime(offered, today);
  }

  /**
   * When requests of a type are taken again, which are not taken now; undefined where they are, `never` where the last
   * day is over before its hours come again.
   */
  opening(key: string, now: LocalTime): LocalTime | 'never' | undefined {
    const { hours, until } = this.#rules.get(key)?.offered || {};
    if (!hours) return undefined;
    const opening = { hours, holidays: this.#holidays };
    return isOpenAt(opening, now) ? undefined : (nextOpening(opening, now, until) ?? 'never');
  }

  /** When those open again that take no requests now, by key. */
  closed(now: LocalTime): Map<string, LocalTime> {
    const closed = new Map<string, LocalTime>();
    for (const key of this.#rules.keys()) {
      const opens = this.opening(key, now);
      if (opens && opens !== 'never') closed.set(key, opens);
    }
    return closed;
  }

  /** The keys of those that a customer is not offered. */
  async withheld(customer: Customer): Promise<Set<string>> {
    const withheld = new Set<string>();
    for (const key of this.#rules.keys())
      if (!(await this.isOffered(key, customer))) withheld.add(key);
    return withheld;
  }

  #meets(rule: OfferRule, today: string, records: CustomerRecords): boolean {
    const validate = this.#conditions.get(rule) ?? compileSchema(rule.to!);
    this.#conditions.set(rule, validate);
    return validate.call({ today }, records);
  }
}

const isInTime = ({ from, until }: OfferRule, today: string): boolean =>
  (from ?? today) <= today && (until ?? today) >= today;

const bytes = 6;

/**
 * The place of a customer among all, from 0 to less than 100: a share takes those in front. It is another one for each
 * request type, so that not the same customers are always the first.
 */
function placeOf(key: string, clientId: string): number {
  const digest = createHash('sha256')
    .update(JSON.stringify([key, clientId]))
    .digest();
  return (digest.readUIntBE(0, bytes) / 2 ** (8 * bytes)) * 100;
}
