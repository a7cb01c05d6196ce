import type { Output } from '#api';
import { type CompiledDefinition, type ModuleFactory, openModule } from '#engine';
import { loadWidgets } from '#form/widgets';
import { call } from '../calls/call';
import type { CallOptions } from '../calls/send';

export interface OpenedDefinition {
  definition: CompiledDefinition;
  subType: { name: string; code: string };
  /** What its calls say of it. */
  formPass: string;
}

let prefetched: { key: string; opened: Promise<OpenedDefinition | undefined> } | undefined;

/** Loads a request type while the catalogue, which says whether it is available, is still being loaded. */
export function prefetchDefinition(key: string): void {
  prefetched = { key, opened: openDefinition(key, { isQuiet: true, isBackground: true }) };
}

/** The prefetched request type, which can be taken once; undefined if there is none or it could not be loaded. */
export async function takePrefetched(key: string): Promise<OpenedDefinition | undefined> {
  const found = prefetched?.key === key ? prefetched.opened : undefined;
  prefetched = undefined;
  return found;
}

/** Loads a request type. Undefined if a part of it could not be loaded. */
export async function openDefinition(
  key: string,
  options: CallOptions = { isContent: true },
): Promise<OpenedDefinition | undefined> {
  const [found, subTypes] = await Promise.all([
    call('GET definitions/:key/', { key }, { ...options, needs: 'module' }),
    call('GET get-sr-sub-types/', {}, { ...options, needs: 'value' }),
  ]);
  if (found.status !== 'ok' || subTypes.status !== 'ok') return undefined;
  const { module, pass } = found.data;
  const definition = await loaded(module);
  if (!definition) return undefined;
  const subType = findSubType(definition.request.subType, subTypes.data.value);
  return subType && { definition, subType, formPass: pass };
}

/** The definition at a URL, with its widgets. Undefined if a part could not be loaded: the screen then offers to try again. */
async function loaded(address: string): Promise<CompiledDefinition | undefined> {
  const made = await orNothing<{ default: ModuleFactory }>(import(/* @vite-ignore */ address));
  if (!made) return undefined;
  const definition = openModule(made.default);
  return orNothing(loadWidgets(definition).then(() => definition));
}

const orNothing = <T>(loading: Promise<T>): Promise<T | undefined> =>
  loading.catch((fault: unknown) => {
    console.warn('A request type could not be loaded.', fault);
    return undefined;
  });

type SubTypeRow = Output<'GET get-sr-sub-types/'>['value'][number];

const plain = (name: string) => name.trim().toLowerCase();

/** The code of the definition itself, or else the code that the insurer's list has for the name. */
function findSubType(asked: { name: string; code?: string }, rows: SubTypeRow[]) {
  const row = rows.find(({ sr_name }) => plain(sr_name) === plain(asked.name));
  const code = asked.code ?? row?.sub_type_code;
  return code === undefined ? undefined : { name: row?.sr_name ?? asked.name, code };
}
