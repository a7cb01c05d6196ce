import { oncePer, type Step } from '#engine';
import { CallIndex, type StepCandidate } from './callIndex';
import { isSameCall } from './callName';
import type { DefinitionModules } from './definitionModules';
import type { DefinitionSource, EarlierRelease, FoundType } from './definitionSource';
import type { OpenedForm } from '../session/session';
import { OfferedCatalogues } from './offeredCatalogues';
import type { Customer, Offers } from './offers';
import type { RegisteredSubTypes, SubType } from './registeredSubTypes';

export interface ResolvedRequestType extends FoundType {
  subType: SubType;
  /** To whom the release offers it that it is of. */
  offers: Offers;
}

/** The step that a call addresses. */
export interface StepMatch extends ResolvedRequestType {
  step: Step;
}

/** How a call that is no step names its request type; the calls of the specification do not. */
export interface RequestTypeSelector {
  request_type?: string;
  etli_sub_type?: string;
}

/** The available request types, with their sub-type codes in the insurer's records. */
export class RequestTypes {
  readonly #catalogues: OfferedCatalogues;
  #calls: { version: number; index: CallIndex } = { version: -1, index: new CallIndex([]) };
  readonly #earlierCalls = new WeakMap<EarlierRelease, CallIndex>();

  constructor(
    private readonly source: DefinitionSource,
    private readonly subTypes: RegisteredSubTypes,
    readonly modules: DefinitionModules,
  ) {
    this.#catalogues = new OfferedCatalogues(source);
  }

  /** The number of request types that are in use. */
  get size(): number {
    return [...this.source.metadata()].length;
  }

  /** Whether the catalogue lists any request type, whoever may raise it. */
  get isOffering(): boolean {
    return this.source.catalogue.serviceTypes.length > 0;
  }

  /** A request type as it is. */
  resolve(key: string): Promise<ResolvedRequestType | undefined> {
    return this.#resolve(key, undefined);
  }

  async #resolve(
    key: string,
    earlier: EarlierRelease | undefined,
  ): Promise<ResolvedRequestType | undefined> {
    const found = await this.source.find(key, earlier);
    if (!earlier) await this.source.refreshCatalogue();
    const subType = earlier ? earlier.subTypes.get(key) : this.subTypes.of(key);
    const offers = this.#catalogues.offers((earlier ?? this.source).catalogue);
    return found && subType && { ...found, subType, offers };
  }

  /** A request type as it was when this form of it was opened, also if its release was left since. */
  async asOpened(type: ResolvedRequestType, form: OpenedForm | undefined): Promise<FoundType> {
    const { key } = type.type;
    if (form?.key !== key || form.release === null) return type;
    const opened = await this.source.opened(form.release);
    return (opened && (await this.source.find(key, opened))) ?? type;
  }

  /** The code of a request type's sub-type. */
  codeOf(key: string): string | undefined {
    return this.subTypes.of(key)?.code;
  }

  /** The steps of the request types that everybody is offered on a day, for the documentation of calls. */
  async stepsForAll(today: string): Promise<StepCandidate[]> {
    await this.source.refreshAll();
    await this.source.refreshCatalogue();
    const offers = this.#catalogues.offers(this.source.catalogue);
    return [...this.source.metadata()].flatMap(([key, { steps }]) =>
      offers.isForAll(key, today) ? steps.map((step) => ({ key, step })) : [],
    );
  }

  /** The steps with this call: of the earlier definition of the `form` that it comes from, or of all request types. */
  async stepsOf(call: string, form?: OpenedForm): Promise<StepCandidate[]> {
    const steps = this.#stepsOf(await this.#earlier(form), call, form);
    return steps.length > 0 ? steps : this.#liveSteps(call);
  }

  #stepsOf(
    earlier: EarlierRelease | undefined,
    call: string,
    form: OpenedForm | undefined,
  ): StepCandidate[] {
    const steps = earlier ? this.#indexOf(earlier).stepsOf(call) : [];
    return steps.filter(({ key }) => key === form!.key);
  }

  #liveSteps(call: string): StepCandidate[] {
    return this.#index().stepsOf(call);
  }

  /** Whether a request type has a step with this call. */
  async isStep(call: string, form?: OpenedForm): Promise<boolean> {
    if ((await this.stepsOf(call, form)).length > 0) return true;
    await this.source.refreshAll();
    return this.#liveSteps(call).length > 0;
  }

  /**
   * The step of a sub-type with this call. If its request type has several, prefers this encoding. The release decides
   * under which the `form` was opened that the call comes from, while its forms may be sent.
   */
  async matchStep(
    call: string,
    subTypeCode: unknown,
    encoding: string,
    form?: OpenedForm,
  ): Promise<StepMatch | undefined> {
    const earlier = await this.#earlier(form);
    const asOpened = this.#stepsOf(earlier, call, form).filter(
      ({ key }) => earlier!.subTypes.get(key)?.code === subTypeCode,
    );
    const found = bestStep(asOpened, encoding);
    if (found) return this.#match(found, call, earlier);

    const ofSubType = () =>
      this.#liveSteps(call).filter(({ key }) => this.codeOf(key) === subTypeCode);
    if (this.#liveSteps(call).length > 0 && ofSubType().length === 0)
      await this.source.refreshAll();
    const live = bestStep(ofSubType(), encoding);
    return live && this.#match(live, call, undefined);
  }

  async #match(
    { key, step: { id } }: StepCandidate,
    call: string,
    earlier: EarlierRelease | undefined,
  ): Promise<StepMatch | undefined> {
    const resolved = await this.#resolve(key, earlier);
    const step = resolved?.type.failFast.request.steps.find(
      (one) => one.id === id && isSameCall(one.call, call),
    );
    return step && { ...resolved!, step };
  }

  /** The request types that declare a call (see {@link declaredCall}): those of the selector, or all. */
  async declaring(
    call: string,
    { request_type: key, etli_sub_type: code }: RequestTypeSelector = {},
    form?: OpenedForm,
  ): Promise<ResolvedRequestType[]> {
    const earlier = await this.#earlier(form);
    const among = (keys: string[], codeOf: (key: string) => string | undefined) =>
      keys.filter((one) => (key ?? one) === one && (code ?? codeOf(one)) === codeOf(one));
    const asOpened = earlier
      ? among(
          this.#indexOf(earlier)
            .declaring(call)
            .filter((one) => one === form!.key),
          (one) => earlier.subTypes.get(one)?.code,
        )
      : [];
    const [found, of] =
      asOpened.length > 0
        ? [asOpened, earlier]
        : [among(this.#index().declaring(call), (one) => this.codeOf(one)), undefined];
    const resolved = await Promise.all(found.map((one) => this.#resolve(one, of)));
    return resolved.filter((one) => one !== undefined);
  }

  /** The release that a form was opened under, if another one is live and it may still be used. */
  async #earlier(form: OpenedForm | undefined): Promise<EarlierRelease | undefined> {
    return form && form.release !== null ? this.source.earlier(form.release) : undefined;
  }

  /** Whether a request type declares a call (see {@link declaredCall}). */
  async isDeclared(call: string, form?: OpenedForm): Promise<boolean> {
    const earlier = await this.#earlier(form);
    const indexes = [this.#index(), ...(earlier ? [this.#indexOf(earlier)] : [])];
    return indexes.some((index) => index.declaring(call).length > 0);
  }

  /** The sub-type of the request type that screens open by a name of their own. */
  subTypeOpenedBy(name: string): SubType | undefined {
    const key = openedKeys(this.source.catalogue).get(name);
    return key === undefined ? undefined : this.subTypes.of(key);
  }

  /** The title of a request type in the caller's language; undefined where the catalogue lists none. */
  titleOf(key: string): string | undefined {
    return this.#catalogues.titleOf(key);
  }

  /** Checks all new and changed request types, so that their sub-types have codes. */
  refresh(): Promise<void> {
    return this.source.refreshAll();
  }

  /** What a customer is offered, in the caller's language, with a digest that changes with it. */
  catalogue(customer: Customer): ReturnType<OfferedCatalogues['of']> {
    return this.#catalogues.of(customer);
  }

  /** The codes of the sub-types of what a customer is not offered. */
  async withheldCodes(customer: Customer): Promise<Set<string | undefined>> {
    await this.source.refreshCatalogue();
    return new Set([...(await this.#catalogues.withheld(customer))].map((key) => this.codeOf(key)));
  }

  #index(): CallIndex {
    const { version } = this.source;
    if (this.#calls.version !== version)
      this.#calls = { version, index: new CallIndex(this.source.metadata()) };
    return this.#calls.index;
  }

  #indexOf(earlier: EarlierRelease): CallIndex {
    const types = () => [...earlier.types].map(([key, { metadata }]) => [key, metadata] as const);
    const index = this.#earlierCalls.get(earlier) ?? new CallIndex(types());
    this.#earlierCalls.set(earlier, index);
    return index;
  }
}

/** Of the first request type among the candidates, the step with this encoding, or else its first. */
function bestStep(candidates: StepCandidate[], encoding: string): StepCandidate | undefined {
  const ofType = candidates.filter(({ key }) => key === candidates[0]!.key);
  return ofType.find(({ step }) => step.encoding === encoding) ?? ofType[0];
}

/** The request types by the names that screens have for them. */
const openedKeys = oncePer(({ serviceTypes }: DefinitionSource['catalogue']) => {
  const entries = serviceTypes.flatMap((type) => type.requestTypes);
  return new Map(
    // The first entry with a name has it.
    entries.toReversed().flatMap(({ key, openedBy = [] }) => openedBy.map((name) => [name, key])),
  );
});
