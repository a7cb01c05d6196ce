import type { Output } from '#api';
import { type CompiledDefinition, type ModuleFactory, openModule } from '#engine';
import { call } from '../calls/call';
import type { CallOptions } from '../calls/send';

export interface OpenedDefinition {
  definition: CompiledDefinition;
  subType: { name: string; code: string };
}

/** What was asked for before it was known that it is on offer: at most one, taken by whoever opens it. */
let early: { key: string; opened: Promise<OpenedDefinition | undefined> } | undefined;

/** Asks for a request type while the catalogue is being loaded, which decides whether it is opened. */
export function askEarly(key: string): void {
  early = { key, opened: openDefinition(key, { isQuiet: true, isBackground: true }) };
}

/** What was asked for early, once; undefined where it was not, or where that failed. */
export async function askedEarly(key: string): Promise<OpenedDefinition | undefined> {
  const asked = early?.key === key ? early.opened : undefined;
  early = undefined;
  return asked;
}

/** Loads a request type. Undefined if a part of it could not be loaded. */
export async function openDefinition(
  key: string,
  options: CallOptions = { isContent: true },
): Promise<OpenedDefinition | undefined> {
  const [found, subTypes] = await Promise.all([
    call('GET definitions/:key/', { key }, options),
    call('GET get-sr-sub-types/', {}, options),
  ]);
  if (found.status !== 'ok' || subTypes.status !== 'ok') return undefined;
  const module = await loaded(found.data.module);
  if (!module) return undefined;
  const definition = openModule(module.default);
  const subType = findSubType(definition.request.subType, subTypes.data.value);
  return subType && { definition, subType };
}

/** The module at a URL. Undefined if it could not be loaded: the screen then offers to try again. */
function loaded(address: string): Promise<{ default: ModuleFactory } | undefined> {
  return import(/* @vite-ignore */ address).catch((fault) => {
    console.warn('A request type could not be loaded.', fault);
    return undefined;
  });
}

type SubTypeRow = Output<'GET get-sr-sub-types/'>['value'][number];

const plain = (name: string) => name.trim().toLowerCase();

/** The code of the definition itself, or else the code that the insurer's list has for the name. */
function findSubType(asked: { name: string; code?: string }, rows: SubTypeRow[]) {
  const row = rows.find(({ sr_name }) => plain(sr_name) === plain(asked.name));
  const code = asked.code ?? row?.sub_type_code;
  return code === undefined ? undefined : { name: row?.sr_name ?? asked.name, code };
}
