import type { Output } from '#api';
import type { RequestRules, Step } from '#engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../store/open';
import { assignSubType } from '../store/tickets';
import { codeOfSubType } from '../store/subTypes';
import type { compileRequestType, RequestType } from './compileRequestType';
import { DefinitionModules } from './definitionModules';
import { DefinitionStore, type DefinitionHooks } from './definitionStore';
import { isSameCall } from './sameCall';

export interface SubType {
  name: string;
  code: string;
}

export interface ResolvedRequestType {
  type: RequestType;
  subType: SubType;
}

/** The step that a call addresses. */
export interface StepMatch extends ResolvedRequestType {
  step: Step;
}

/** The available request types, with their sub-type codes in the insurer's records. */
export class RequestTypes {
  readonly #store: DefinitionStore;
  readonly #subTypes = new Map<string, SubType>();
  readonly modules: DefinitionModules;

  constructor(
    root: string,
    db: Db,
    log: FastifyBaseLogger,
    now: () => Date,
    compiler?: typeof compileRequestType,
  ) {
    this.modules = new DefinitionModules(db, now);
    const report: DefinitionHooks = {
      register: async (key, { failFast }) => {
        const { name, code } = failFast.request.subType;
        const stored = await codeOfSubType(db, name, code);
        if (stored === undefined)
          return [
            `schemas/${key}/request.json: the sub-type code "${code}" belongs to another sub-type. Give "${name}" one of its own, or none.`,
          ];
        this.#subTypes.set(key, { name, code: stored });
        await assignSubType(db, key, stored, Boolean(failFast.request.openRequestCheck));
        return [];
      },
      report: (key, lines) => {
        for (const line of lines) log.error({ definition: key }, line);
      },
    };
    this.#store = new DefinitionStore(root, report, compiler);
  }

  /** The number of request types that are in use. */
  get size(): number {
    return this.#store.size;
  }

  async find(key: string): Promise<RequestType | undefined> {
    const type = (await this.#store.types()).find((one) => one.key === key);
    return type && this.#store.localized(type);
  }

  /** The steps of all request types with this call. It checks the files of all definitions: call it once a request. */
  async stepsOf(call: string): Promise<StepMatch[]> {
    // Anybody can send unknown calls, so these must not cost a look at all files.
    if (!(await this.isStep(call))) return [];
    return stepsAmong(await this.#store.types(), call).map(({ type, step }) => ({
      type,
      step,
      subType: this.#subTypes.get(type.key)!,
    }));
  }

  /** Whether a request type has a step with this call; a new one is found within a second. */
  async isStep(call: string): Promise<boolean> {
    const isKnown = () => stepsAmong(this.#store.knownTypes(), call).length > 0;
    if (isKnown()) return true;
    await this.#store.refreshSometimes();
    return isKnown();
  }

  /** The step of a sub-type among {@link stepsOf} a call. If its request type has several, prefers this encoding. */
  matchStep(steps: StepMatch[], subTypeCode: unknown, encoding: string): StepMatch | undefined {
    const [first, ...others] = steps.filter(({ subType }) => subType.code === subTypeCode);
    if (!first) return undefined;
    const ofType = [first, ...others.filter(({ type }) => type === first.type)];
    const match = ofType.find(({ step }) => encodingOf(step) === encoding) ?? first;
    const type = this.#store.localized(match.type);
    // The step of this language: the engine finds its place among the steps of the same definition.
    const step = type.failFast.request.steps.find(({ id }) => id === match.step.id)!;
    return { ...match, type, step };
  }

  async filter(matches: (rules: RequestRules) => boolean): Promise<ResolvedRequestType[]> {
    const types = await this.#store.types();
    return types
      .filter(({ failFast }) => matches(failFast.request))
      .map((type) => ({
        type: this.#store.localized(type),
        subType: this.#subTypes.get(type.key)!,
      }));
  }

  /** The sub-type of the request type that screens open by a name of their own; looks at no files. */
  subTypeOpenedBy(name: string): SubType | undefined {
    const entries = this.#store.knownCatalogue.serviceTypes.flatMap((type) => type.requestTypes);
    const entry = entries.find(({ openedBy }) => openedBy?.includes(name));
    return entry && this.#subTypes.get(entry.key);
  }

  /** `available` says whether the definition exists and is valid. */
  async catalogue(): Promise<Output<'GET catalogue/'>> {
    const available = new Set((await this.#store.types()).map(({ key }) => key));
    const catalogue = await this.#store.catalogue();
    const { serviceTypes, notices = {}, screenKeywords: _screens, ...rest } = catalogue;
    return {
      ...rest,
      serviceTypes: serviceTypes.map((service) => ({
        ...service,
        requestTypes: service.requestTypes.map(({ keywords: _keywords, ...entry }) => ({
          ...entry,
          available: available.has(entry.key),
        })),
      })),
      notices: Object.fromEntries(
        Object.entries(notices).map(([name, { title, message }]) => [name, { title, message }]),
      ),
      keywords: this.#store.knownKeywords,
    };
  }
}

function stepsAmong(types: RequestType[], call: string): { type: RequestType; step: Step }[] {
  return types.flatMap((type) =>
    type.failFast.request.steps
      .filter((step) => isSameCall(step.call, call))
      .map((step) => ({ type, step })),
  );
}

export const encodingOf = (step: Step) => step.as ?? 'json';
