import type { Db } from '../store/open';
import { codeOfSubType, codesOfSubTypes, subTypeName } from '../store/subTypes';
import { assignSubType, keysWithoutSubType } from '../store/tickets';
import type { ValidVersion } from './knownTypes';
import type { RequestTypeMetadata } from './requestTypeMetadata';

export interface SubType {
  name: string;
  code: string;
}

/** The sub-types of request types, with their codes in the insurer's records. */
export class RegisteredSubTypes {
  readonly #subTypes = new Map<string, SubType>();
  #known: { codes: Map<string, string>; unassigned: Set<string> } | undefined;

  constructor(private readonly db: Db) {}

  of(key: string): SubType | undefined {
    return this.#subTypes.get(key);
  }

  /** Registers many request types during `work`: asks the database once for all of them. */
  async inBulk(work: () => Promise<void>): Promise<void> {
    this.#known = {
      codes: await codesOfSubTypes(this.db),
      unassigned: await keysWithoutSubType(this.db),
    };
    await work().finally(() => {
      this.#known = undefined;
    });
  }

  /** Gives the sub-type of a request type its code. Returns diagnostics if the code belongs to another one. */
  async register(
    key: string,
    { subType: { name, code: given }, isExclusive }: RequestTypeMetadata,
  ): Promise<string[]> {
    const known = this.#known?.codes.get(subTypeName(name));
    const isKnown = known !== undefined && (given === undefined || given === known);
    const code = isKnown ? known : await codeOfSubType(this.db, name, given);
    if (code === undefined) return [codeIsTaken(key, name, given!)];
    this.#subTypes.set(key, { name, code });
    if (this.#known?.unassigned.has(key) ?? true)
      await assignSubType(this.db, key, code, isExclusive);
    return [];
  }

  /** The sub-types of request types that were registered earlier, perhaps by another process. Registers none. */
  async registeredOf(
    types: Iterable<[key: string, version: Pick<ValidVersion, 'metadata'>]>,
  ): Promise<Map<string, SubType>> {
    const codes = await codesOfSubTypes(this.db);
    const found = new Map<string, SubType>();
    for (const [key, { metadata }] of types) {
      const { name } = metadata.subType;
      const code = codes.get(subTypeName(name));
      if (code !== undefined) found.set(key, { name, code });
    }
    return found;
  }

  /** Diagnostics for the request types that could not be registered together. Registers none of them. */
  async refusals(types: Iterable<[key: string, metadata: RequestTypeMetadata]>): Promise<string[]> {
    const owners = new Map(
      [...(await codesOfSubTypes(this.db))].map(([name, code]) => [code, name]),
    );
    const diagnostics: string[] = [];
    for (const [key, { subType }] of types) {
      const { code, name } = subType;
      if (code === undefined) continue;
      const owner = owners.get(code) ?? subTypeName(name);
      if (owner === subTypeName(name)) owners.set(code, owner);
      else diagnostics.push(codeIsTaken(key, name, code));
    }
    return diagnostics;
  }
}

const codeIsTaken = (key: string, name: string, code: string): string =>
  `schemas/${key}/request.json: the sub-type code "${code}" belongs to another sub-type. Give "${name}" one of its own, or none.`;
