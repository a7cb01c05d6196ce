import type { CompiledDefinition, Context, Load } from '../definition/definition';
import { holds } from '../schema/holds';
import { asOf } from './day';
import { documentOf } from './document';

/** The loads that are due, one after the other: `context.loaded` holds what the earlier ones brought. */
export function isLoadDue(given: CompiledDefinition, context: Context, load: Load): boolean {
  const definition = asOf(given, context.today);
  const i = definition.request.load!.indexOf(load);
  return !load.when || holds(definition, `request#/load/${i}/when`, documentOf(context, {}));
}
