import {
  type CompiledDefinition,
  type Context,
  loadContext,
  type NeededCall,
  resolveAnswers,
  runLoader,
  signedText,
} from '../../src/engine';
import { contextOf, type ExampleFile } from '../examples';
import type { Caller } from '../server/help/caller';

/** The context of answers as the portal has it: what it loads, lists and looks up comes from calls of this server. */
export async function contextByCalls(
  caller: Caller,
  definition: CompiledDefinition,
  example: ExampleFile,
  subType: Context['subType'],
): Promise<Context> {
  const {
    loaded: _loaded,
    lookedUp: _lookedUp,
    lists: _lists,
    ...records
  } = contextOf(definition, example);
  const known = { ...records, subType };
  const context = await runLoader(loadContext(definition, known, example.answers), (needed) =>
    ask(caller, needed),
  );
  const text = signedText(context, resolveAnswers(definition, context, example.answers));
  const signed = Object.keys(records.signed ?? {}).map((id) => [id, text]);
  return { ...context, signed: Object.fromEntries(signed) };
}

async function ask(caller: Caller, { call, payload }: NeededCall): Promise<unknown> {
  const [method, path] = call.split(' ') as [string, string];
  const { status, body } =
    method === 'GET' ? await caller.get(path, texts(payload)) : await caller.post(path, payload);
  return status === 200 ? body : undefined;
}

const texts = (payload: object) =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]));
