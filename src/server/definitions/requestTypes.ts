import type { Output } from '#api';
import type { RequestRules, Step } from '#engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../store/open';
import { adoptTickets } from '../store/tickets';
import { codeOfSubType } from '../store/subTypes';
import type { compile, RequestType } from './compiled';
import { Library, type Report } from './library';
import { isSameCall } from './sameCall';

export interface SubType {
  name: string;
  code: string;
}

export interface ResolvedRequestType {
  type: RequestType;
  subType: SubType;
}

/** A step that a call is meant for. */
export interface StepMatch extends ResolvedRequestType {
  step: Step;
}

/** The request types on offer, with the codes that the insurer's records know them by. */
export class RequestTypes {
  readonly #library: Library;
  readonly #subTypes = new Map<string, SubType>();

  constructor(
    root: string,
    db: Db,
    log: FastifyBaseLogger,
    hasCall: (call: string) => boolean,
    compiler?: typeof compile,
  ) {
    const report: Report = {
      found: async (key, { failFast }) => {
        const { name, code } = failFast.request.subType;
        const kept = await codeOfSubType(db, name, code);
        if (kept === undefined)
          return [
            `schemas/${key}/request.json: the sub-type code "${code}" belongs to another sub-type. Give "${name}" one of its own, or none.`,
          ];
        this.#subTypes.set(key, { name, code: kept });
        await adoptTickets(db, key, kept, Boolean(failFast.request.openRequestCheck));
        return [];
      },
      diagnostics: (key, lines) => {
        for (const line of lines) log.error({ definition: key }, line);
      },
    };
    this.#library = new Library(root, hasCall, report, compiler);
  }

  async find(key: string): Promise<RequestType | undefined> {
    const type = (await this.#library.types()).find((one) => one.key === key);
    return type && this.#library.localized(type);
  }

  /** The step that is called at this path for this sub-type: of two, the one that travels so. */
  async matchStep(call: string, subTypeCode: unknown, as: string): Promise<StepMatch | undefined> {
    for (const type of await this.#library.types()) {
      const subType = this.#subTypes.get(type.key)!;
      if (subType.code !== subTypeCode) continue;
      const steps = type.failFast.request.steps.filter((one) => isSameCall(one.call, call));
      const step = steps.find((one) => encodingOf(one) === as) ?? steps[0];
      if (step) return { type: this.#library.localized(type), step, subType };
    }
    return undefined;
  }

  /** The request types whose rules are such. */
  async which(is: (rules: RequestRules) => boolean): Promise<ResolvedRequestType[]> {
    const types = await this.#library.types();
    return types
      .filter(({ failFast }) => is(failFast.request))
      .map((type) => ({
        type: this.#library.localized(type),
        subType: this.#subTypes.get(type.key)!,
      }));
  }

  /** Whether a step of any request type is called at this path, and travels so. */
  async hasStepAt(call: string, as?: string): Promise<boolean> {
    const types = await this.#library.types();
    return types.some(({ failFast }) =>
      failFast.request.steps.some(
        (step) => isSameCall(step.call, call) && (as === undefined || encodingOf(step) === as),
      ),
    );
  }

  /** What is on offer; `available` says whether the definition is there and can be read. */
  async catalogue(): Promise<Output<'GET catalogue/'>> {
    const available = new Set((await this.#library.types()).map(({ key }) => key));
    const { serviceTypes, ...rest } = await this.#library.catalogue();
    return {
      ...rest,
      serviceTypes: serviceTypes.map((service) => ({
        ...service,
        requestTypes: service.requestTypes.map((entry) => ({
          ...entry,
          available: available.has(entry.key),
        })),
      })),
    };
  }

  publish(type: RequestType): string {
    return this.#library.publish(type);
  }

  module(name: string): string | undefined {
    return this.#library.module(name);
  }
}

/** How the payload of a step travels. */
export const encodingOf = (step: Step): string => step.as ?? 'json';
