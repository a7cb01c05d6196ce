import type { Output } from '#api';
import type { Catalogue, Step } from '#engine';
import { createHash } from 'node:crypto';
import { preferredLanguage } from '../language';
import { callName, isSameCall } from './callName';
import type { DefinitionModules } from './definitionModules';
import type { DefinitionSource, FoundType } from './definitionSource';
import type { RegisteredSubTypes, SubType } from './registeredSubTypes';
import type { StepMetadata } from './requestTypeMetadata';

export interface ResolvedRequestType extends FoundType {
  subType: SubType;
}

/** The step that a call addresses. */
export interface StepMatch extends ResolvedRequestType {
  step: Step;
}

/** A step that a call can belong to. */
export interface StepCandidate {
  key: string;
  step: StepMetadata;
}

/** How a call that is no step names its request type; the calls of the specification do not. */
export interface RequestTypeSelector {
  request_type?: string;
  etli_sub_type?: string;
}

interface OfferedCatalogue {
  /** `available` says whether the definition exists and is valid. */
  body: Output<'GET catalogue/'>;
  digest: string;
}

/** What calls are looked up in. */
interface CallIndex {
  /** The version of the source that it was made from. */
  version: number;
  steps: Map<string, StepCandidate[]>;
  /** Keys by {@link declaredCall}. */
  declared: Map<string, string[]>;
}

/** The available request types, with their sub-type codes in the insurer's records. */
export class RequestTypes {
  /** By the catalogue of a language: one that was read again is another object. */
  readonly #offered = new WeakMap<Catalogue, OfferedCatalogue & { version: number }>();
  #calls: CallIndex = { version: -1, steps: new Map(), declared: new Map() };

  constructor(
    private readonly source: DefinitionSource,
    private readonly subTypes: RegisteredSubTypes,
    readonly modules: DefinitionModules,
  ) {}

  /** The number of request types that are in use. */
  get size(): number {
    return [...this.source.metadata()].length;
  }

  /** A request type as it is, or as it was when the form was opened that has this `module`. */
  async resolve(key: string, module?: string): Promise<ResolvedRequestType | undefined> {
    const found = await this.source.find(key, module);
    return found && { ...found, subType: this.subTypes.of(key)! };
  }

  /** The code of a request type's sub-type. */
  codeOf(key: string): string | undefined {
    return this.subTypes.of(key)?.code;
  }

  /** The steps of all request types, for the documentation of calls. */
  *steps(): Iterable<StepCandidate> {
    for (const [key, { steps }] of this.source.metadata())
      for (const step of steps) yield { key, step };
  }

  /** The steps of all request types with this call. */
  stepsOf(call: string): StepCandidate[] {
    return this.#index().steps.get(callName(call)) ?? [];
  }

  /** Whether a request type has a step with this call. */
  async isStep(call: string): Promise<boolean> {
    if (this.stepsOf(call).length === 0) await this.source.refreshAll();
    return this.stepsOf(call).length > 0;
  }

  /**
   * The step of a sub-type among {@link stepsOf} a call. If its request type has several, prefers this encoding.
   * `module` is the one that the caller's form was opened with.
   */
  async matchStep(
    call: string,
    subTypeCode: unknown,
    encoding: string,
    module?: string,
  ): Promise<StepMatch | undefined> {
    const ofSubType = () =>
      this.stepsOf(call).filter(({ key }) => this.codeOf(key) === subTypeCode);
    if (this.stepsOf(call).length > 0 && ofSubType().length === 0) await this.source.refreshAll();
    const steps = ofSubType();
    const ofType = steps.filter(({ key }) => key === steps[0]!.key);
    const found = ofType.find(({ step }) => step.encoding === encoding) ?? ofType[0];
    const resolved = found && (await this.resolve(found.key, module));
    const step = resolved?.type.failFast.request.steps.find(
      ({ id, call: own }) => id === found!.step.id && isSameCall(own, call),
    );
    return step && { ...resolved!, step };
  }

  /** The request types that declare a call (see {@link declaredCall}): those of the selector, or all. */
  async declaring(
    call: string,
    { request_type: key, etli_sub_type: code }: RequestTypeSelector = {},
  ) {
    const found = (this.#index().declared.get(call) ?? []).filter(
      (one) => (key ?? one) === one && (code ?? this.codeOf(one)) === this.codeOf(one),
    );
    const resolved = await Promise.all(found.map((one) => this.resolve(one)));
    return resolved.filter((one) => one !== undefined);
  }

  /** Whether a request type declares a call (see {@link declaredCall}). */
  isDeclared(call: string): boolean {
    return this.#index().declared.has(call);
  }

  /** The sub-type of the request type that screens open by a name of their own. */
  subTypeOpenedBy(name: string): SubType | undefined {
    const entries = this.source.catalogue.serviceTypes.flatMap((type) => type.requestTypes);
    const entry = entries.find(({ openedBy }) => openedBy?.includes(name));
    return entry && this.subTypes.of(entry.key);
  }

  /** Checks all new and changed request types, so that their sub-types have codes. */
  refresh(): Promise<void> {
    return this.source.refreshAll();
  }

  /** What is on offer in the caller's language, with a digest that changes with it. */
  async catalogue(): Promise<OfferedCatalogue> {
    await this.source.refresh();
    const catalogue = this.#localized();
    const known = this.#offered.get(catalogue);
    if (known?.version === this.source.version) return known;
    const body = this.#offer(catalogue);
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16);
    const offered = { version: this.source.version, body, digest };
    this.#offered.set(catalogue, offered);
    return offered;
  }

  #offer(catalogue: Catalogue): OfferedCatalogue['body'] {
    const { serviceTypes, notices = {}, screenKeywords: _screens, ...rest } = catalogue;
    return {
      ...rest,
      serviceTypes: serviceTypes.map((service) => ({
        ...service,
        requestTypes: service.requestTypes.map(({ keywords: _keywords, ...entry }) => ({
          ...entry,
          available: this.source.isOffered(entry.key),
        })),
      })),
      notices: Object.fromEntries(
        Object.entries(notices).map(([name, { title, message }]) => [name, { title, message }]),
      ),
      keywords: this.source.keywords,
    };
  }

  #localized(): Catalogue {
    const { catalogue, translations } = this.source;
    return (
      translations[preferredLanguage((one) => Object.hasOwn(translations, one)) ?? ''] ?? catalogue
    );
  }

  #index(): CallIndex {
    const { version } = this.source;
    if (this.#calls.version === version) return this.#calls;
    const made: CallIndex = { version, steps: new Map(), declared: new Map() };
    for (const [key, { steps, declaredCalls }] of this.source.metadata()) {
      for (const step of steps) addTo(made.steps, callName(step.call), { key, step });
      for (const call of declaredCalls) addTo(made.declared, call, key);
    }
    return (this.#calls = made);
  }
}

function addTo<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}
