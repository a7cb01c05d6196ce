import type { CompiledDefinition, Context, Load } from '../definition/definition';
import { holds } from '../schema/holds';
import { asOf } from './day';
import { documentOf } from './document';

/** Whether a load is due; `context.loaded` holds the values of earlier ones. */
export function isLoadDue(given: CompiledDefinition, context: Context, load: Load): boolean {
  const definition = asOf(given, context.today);
  const i = definition.request.load!.indexOf(load);
  return !load.when || holds(definition, `request#/load/${i}/when`, documentOf(context, {}));
}
