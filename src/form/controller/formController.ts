import type { Context, Pointer } from '#engine';
import { contextIn } from './contextIn';
import { propsWithValues } from './propsWithValues';
import type { RequestFormProps } from './requestFormProps';
import { type FormState, initialState } from './state';
import { createStore, type Store } from './store';

/** One opened form. What the screen shows or a draft keeps is in the store. */
export interface FormController {
  /** The definition says in its texts what the form contains now (see `withValues`). */
  props: RequestFormProps;
  store: Store<FormState>;
  /** The bytes of chosen files, by the id in the answers. */
  files: Map<string, File>;
  /** Text boxes delay their answers; each of these functions hands one over at once. */
  flushes: Set<() => void>;
  /** Values that are being typed, by field. Apart from the state, so that a key pressed redraws one text box only. */
  typing: Store<{ values: ReadonlyMap<Pointer, unknown> }>;
  /** The save that is running; the next one waits for it. */
  pendingSave: Promise<boolean> | undefined;
  /** The draft of this device is in the state. */
  isRestored: boolean;
}

export function createFormController(given: RequestFormProps): FormController {
  const store = createStore(initialState);
  const props = propsWithValues(given, store);
  return {
    get props() {
      return props.get();
    },
    set props(changed) {
      props.set(changed);
    },
    store,
    files: new Map(),
    flushes: new Set(),
    typing: createStore({ values: new Map() }),
    pendingSave: undefined,
    isRestored: false,
  };
}

/** Takes the newest properties: the parent may have created its functions again. */
export function updateProps(controller: FormController, props: RequestFormProps): void {
  controller.props = props;
}

/** Turns what is still in the text boxes into answers. */
export function flush({ flushes }: FormController): void {
  for (const commit of flushes) commit();
}

/** The context that the engine needs. */
export const contextOf = ({ props, store }: FormController): Context =>
  contextIn(props, store.get());
