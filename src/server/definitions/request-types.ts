import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue, Step } from '../../engine';
import type { Db } from '../store/open';
import { adoptTickets } from '../store/tickets';
import { codeOfSubType } from '../store/sub-types';
import type { RequestType } from './compiled';
import { Library } from './library';

export interface SubType {
  name: string;
  code: string;
}

/** A step that a call is meant for. */
export interface Aim {
  type: RequestType;
  step: Step;
  subType: SubType;
}

/** The request types on offer, with the codes that the insurer's records know them by. */
export class RequestTypes {
  readonly #library: Library;
  readonly #subTypes = new Map<string, SubType>();

  constructor(root: string, db: Db, log: FastifyBaseLogger, hasCall: (call: string) => boolean) {
    this.#library = new Library(root, hasCall, {
      found: async (key, { strictly }) => {
        const { name, code } = strictly.request.subType;
        const subType = { name, code: await codeOfSubType(db, name, code) };
        this.#subTypes.set(key, subType);
        await adoptTickets(db, key, subType.code, strictly.request.openRequestCheck);
      },
      findings: (key, lines) => {
        for (const line of lines) log.error({ definition: key }, line);
      },
    });
  }

  async find(key: string): Promise<RequestType | undefined> {
    return (await this.#library.types()).find((type) => type.key === key);
  }

  /** The step that is called at this path for this sub-type. */
  async aimOf(call: string, subTypeCode: unknown): Promise<Aim | undefined> {
    for (const type of await this.#library.types()) {
      const subType = this.#subTypes.get(type.key)!;
      if (subType.code !== subTypeCode) continue;
      const step = type.strictly.request.steps.find((one) => isSameCall(one.call, call));
      if (step) return { type, step, subType };
    }
    return undefined;
  }

  async hasStepAt(call: string): Promise<boolean> {
    const types = await this.#library.types();
    return types.some(({ strictly }) =>
      strictly.request.steps.some((step) => isSameCall(step.call, call)),
    );
  }

  /** What is on offer; `available` says whether the definition is there and can be read. */
  async catalogue(): Promise<Catalogue> {
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

  module(name: string): string | undefined {
    return this.#library.module(name);
  }
}

/** Paths mean the same with and without a slash at the end. */
function isSameCall(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}
