import { hasValues, withValues } from '#engine';
import { normalized } from './answers/normalized';
import { contextIn } from './contextIn';
import type { RequestFormProps } from './requestFormProps';
import type { FormState } from './state';
import type { Store } from './store';

/** The properties of a form; the texts of their definition say what the form contains at this moment. */
export function propsWithValues(
  first: RequestFormProps,
  store: Store<FormState>,
): { get: () => RequestFormProps; set: (props: RequestFormProps) => void } {
  let given = first;
  let state: FormState | undefined;
  let props = given;
  return {
    get() {
      if (!hasValues(given.definition)) return given;
      if (state !== store.get()) {
        state = store.get();
        const { definition: source } = given;
        const answers = normalized(source, state.answers);
        const definition = withValues(source, contextIn(given, state), answers);
        // The same object while it says the same.
        if (definition !== props.definition) props = { ...given, definition };
      }
      return props;
    },
    set(changed) {
      given = changed;
      props = changed;
      state = undefined;
    },
  };
}
