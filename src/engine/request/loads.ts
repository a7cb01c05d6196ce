import type {
  CompiledDefinition,
  Context,
  Definition,
  Document,
  Load,
} from '../definition/definition';
import { oncePer } from '../json/oncePer';
import { getAt, setAt } from '../json/pointer';
import { buildPayload } from '../mapping/buildPayload';
import { holds } from '../schema/holds';
import { asOf } from './asOf';
import { documentOf, refersTo } from './document';
import type { Loader } from './loaders';

/** Loads the existing values of the picked policy (`load`). Only a load that refers to what earlier ones brought waits. */
export function* loadValues(
  definition: CompiledDefinition,
  context: Context,
): Loader<Document['loaded']> {
  const loaded: Document['loaded'] = {};
  for (const round of rounds(definition.request.load ?? none)) {
    const known = { ...context, loaded };
    const due = round.filter((load) => isLoadDue(definition, known, load));
    const document = documentOf(known, {});
    const responses = yield due.map(({ call, send = {} }) => {
      return { call, payload: buildPayload(send, document) };
    });
    for (const [i, load] of due.entries())
      for (const [target, from] of Object.entries(load.keep))
        setAt(loaded, target, getAt(responses[i], from));
  }
  return loaded;
}

/** The loads in the order of the definition; a new round begins with each that refers to earlier ones. */
const rounds = oncePer((loads: Load[]): Load[][] => {
  const found: Load[][] = [];
  for (const load of loads) {
    const isBound = refersTo([load.send, load.when], 'loaded');
    if (isBound || found.length === 0) found.push([load]);
    else found.at(-1)!.push(load);
  }
  return found;
});

const none: Load[] = [];

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
