import type { Output } from '#api';
import { type Catalogue, type LocalTime, screenEntry } from '#engine';
import { preferredLanguage } from '../language';
import { digestOf } from './definitionCache';
import type { DefinitionSource } from './definitionSource';
import { type Customer, Offers } from './offers';
import { openingText } from './openingText';
import { withoutWithheld } from './withoutWithheld';

interface OfferedCatalogue {
  /** `available` says whether the definition exists and is valid. */
  body: Output<'GET catalogue/'>;
  digest: string;
}

/** What a catalogue offers in one language. */
interface CachedCatalogue {
  /** The version of the source that it was made from. */
  version: number;
  all: OfferedCatalogue;
  /** By what is left out or closed, for customers who are not offered all of it now. */
  parts: Map<string, OfferedCatalogue>;
}

/** So many different parts of a catalogue are in memory; others are made again. */
const mostParts = 32;

/** The catalogue as customers are offered it, in the caller's language. */
export class OfferedCatalogues {
  /** By the catalogue of a language: one that was read again is another object. */
  readonly #cached = new WeakMap<Catalogue, CachedCatalogue>();
  readonly #offers = new WeakMap<Catalogue, Offers>();

  constructor(private readonly source: DefinitionSource) {}

  /** What a customer is offered, with a digest that changes with it. */
  async of(customer: Customer): Promise<OfferedCatalogue> {
    await this.source.refresh();
    // Before waiting: both have to be of one catalogue.
    const { all, parts } = this.#inLanguage();
    const withheld = await this.withheld(customer);
    const closed = this.#closed(customer.now, withheld);
    if (withheld.size === 0 && !closed) return all;
    const differs = JSON.stringify([[...withheld], closed]);
    const part = parts.get(differs) ?? {
      body: { ...withoutWithheld(all.body, withheld), ...(closed && { closed }) },
      digest: digestOf([all.digest, differs]),
    };
    parts.delete(differs);
    parts.set(differs, part);
    if (parts.size > mostParts) parts.delete(parts.keys().next().value!);
    return part;
  }

  /** The keys of what a customer is not offered; the overlays of languages do not change that. */
  withheld(customer: Customer): Promise<Set<string>> {
    return this.offers(this.source.catalogue).withheld(customer);
  }

  /** What is closed now, with the words for when it opens again; undefined where all is open. */
  #closed(now: LocalTime, withheld: ReadonlySet<string>): OfferedCatalogue['body']['closed'] {
    const closed = [...this.offers(this.source.catalogue).closed(now)].filter(
      ([key]) => !withheld.has(key),
    );
    if (closed.length === 0) return undefined;
    return Object.fromEntries(closed.map(([key, opens]) => [key, openingText(opens, now.day)]));
  }

  /** To whom a catalogue offers its request types. */
  offers(catalogue: Catalogue): Offers {
    const offers = this.#offers.get(catalogue) ?? new Offers(catalogue);
    this.#offers.set(catalogue, offers);
    return offers;
  }

  /** The title of a request type; undefined where the catalogue lists none. */
  titleOf(key: string): string | undefined {
    return this.#localized()
      .serviceTypes.flatMap(({ requestTypes }) => requestTypes)
      .find((entry) => entry.key === key || entry.behind?.includes(key))?.title;
  }

  #inLanguage(): CachedCatalogue {
    const catalogue = this.#localized();
    const { version } = this.source;
    const before = this.#cached.get(catalogue);
    if (before?.version === version) return before;
    const body = this.#bodyOf(catalogue);
    const all = { body, digest: digestOf([JSON.stringify(body)]) };
    const cached = { version, all, parts: new Map() };
    this.#cached.set(catalogue, cached);
    return cached;
  }

  #bodyOf(catalogue: Catalogue): OfferedCatalogue['body'] {
    const {
      serviceTypes,
      screens,
      notices = {},
      screenKeywords: _screens,
      holidays: _holidays,
      ...rest
    } = catalogue;
    return {
      ...rest,
      serviceTypes: serviceTypes.map((service) => ({
        ...service,
        requestTypes: service.requestTypes.map(
          ({ keywords: _keywords, offered: _offered, ...entry }) => ({
            ...entry,
            available: this.source.isOffered(entry.key),
          }),
        ),
      })),
      ...(screens && { screens: mapValues(screens, (opened) => screenEntry(opened).key) }),
      notices: mapValues(notices, ({ title, message }) => ({ title, message })),
      keywords: this.source.keywords,
    };
  }

  #localized(): Catalogue {
    const { catalogue, translations } = this.source;
    return (
      translations[preferredLanguage((one) => Object.hasOwn(translations, one)) ?? ''] ?? catalogue
    );
  }
}

const mapValues = <T, U>(named: { [name: string]: T }, change: (value: T) => U) =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(value)]));
