import type {
  CompiledDefinition,
  Context,
  Definition,
  Document,
  Load,
} from '../definition/definition';
import { getAt, setAt } from '../json/pointer';
import { buildPayload } from '../mapping/buildPayload';
import { holds } from '../schema/holds';
import { asOf } from './asOf';
import { documentOf } from './document';
import type { Loader } from './loaders';

/** Loads the existing values of the picked policy (`load`). A later load may depend on what earlier ones brought. */
export function* loadValues(
  definition: CompiledDefinition,
  context: Context,
): Loader<Document['loaded']> {
  const loaded: Document['loaded'] = {};
  for (const load of definition.request.load ?? []) {
    const known = { ...context, loaded };
    if (!isLoadDue(definition, known, load)) continue;
    const payload = buildPayload(load.send ?? {}, documentOf(known, {}));
    const response = yield { call: load.call, payload };
    for (const [target, from] of Object.entries(load.keep))
      setAt(loaded, target, getAt(response, from));
  }
  return loaded;
}

/** Whether a load is due; `context.loaded` holds the values of earlier ones. */
export function isLoadDue(given: CompiledDefinition, context: Context, load: Load): boolean {
  const definition = asOf(given, context.today);
  const i = definition.request.load!.indexOf(load);
  return !load.when || holds(definition, `request#/load/${i}/when`, documentOf(context, {}));
}

/** The notices of loads whose response had none of the values. */
export function loadNotices({ request }: Definition, loaded: Document['loaded']): string[] {
  return (request.load ?? []).flatMap(({ keep, none }) => {
    const isEmpty = Object.keys(keep).every((at) =>
      [undefined, null, ''].includes(getAt(loaded, at)),
    );
    return none !== undefined && isEmpty ? [none] : [];
  });
}
