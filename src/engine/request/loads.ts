import type { CompiledDefinition, Context, Load } from '../definition/definition';
import { documentOf } from './document';

/** The loads that are due, one after the other: `context.loaded` holds what the earlier ones brought. */
export function isLoadDue(definition: CompiledDefinition, context: Context, load: Load): boolean {
  const i = definition.request.load!.indexOf(load);
  return (
    !load.when ||
    definition.validators[`request#/load/${i}/when`]!.call(
      { today: context.today },
      documentOf(context, {}),
    )
  );
}
